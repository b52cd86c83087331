import Foundation

/// PDF files of one page, written by hand.
package enum PDFFile {
  /// - Parameters:
  ///   - size: the size of the page in points.
  ///   - drawing: the content stream of the page, whose origin is the lower left corner.
  package static func page(size: CGSize, drawing: String) -> Data {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(Int(size.width)) \(Int(size.height))]"
        + "/Contents 4 0 R/Resources<<>>>>",
      "<</Length \(drawing.utf8.count)>>\nstream\n\(drawing)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let place = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += table + "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\n"
    return Data((text + "startxref\n\(start)\n%%EOF\n").utf8)
  }
}

import UIKit

/// PDF files by hand.
enum PageFiles {
  /// A page of 10 × 6 points in one colour.
  static func page(red: Int = 0, green: Int = 0, blue: Int = 0) -> Data {
    let drawing = "\(red) \(green) \(blue) rg 0 0 10 6 re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 6]/Contents 4 0 R/Resources<<>>>>",
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

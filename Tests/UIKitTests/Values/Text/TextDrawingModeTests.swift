import CoreGraphics
import Testing
import UIKit

/// Glyphs in the drawing modes of the context: a large "I", whose stem is in the middle of its
/// width.
@MainActor
struct TextDrawingModeTests {
  /// Draws its text over a line around it, as apps do it that outline captions.
  private final class OutlinedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      let color = textColor
      context?.setLineWidth(8)
      context?.setLineJoin(.round)
      context?.setTextDrawingMode(.stroke)
      textColor = .blue
      super.drawText(in: rect)
      context?.setTextDrawingMode(.fill)
      textColor = color
      super.drawText(in: rect)
    }
  }

  /// The pixels of a row through the stem, as 0xRRGGBB over white.
  private func row(_ size: CGSize, _ draw: @escaping (CGContext) -> Void) throws -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        draw(context.cgContext)
      }
    let picture = try #require(image.cgImage)
    return (0..<width).map { picture.pixel(x: $0, y: height * 55 / 100) & 0xFFFFFF }
  }

  private func row(_ mode: CGTextDrawingMode) throws -> [UInt32] {
    let text = NSAttributedString(
      string: "I",
      attributes: [
        .font: UIFont.systemFont(ofSize: 100, weight: .heavy), .foregroundColor: UIColor.red,
      ])
    return try row(text.size()) { context in
      context.setLineWidth(4)
      context.setTextDrawingMode(mode)
      text.draw(at: .zero)
    }
  }

  @Test func theContextSaysWhichPartsOfTheGlyphsArePainted() throws {
    let filled = try row(.fill)
    let stroked = try row(.stroke)
    let both = try row(.fillStroke)
    let middle = filled.count / 2
    #expect(filled[middle] == 0xFF0000 && both[middle] == 0xFF0000)
    #expect(stroked[middle] == 0xFFFFFF && stroked.contains(0xFF0000))
    // Half of the line is outside, on either side.
    func red(_ row: [UInt32]) -> Int { row.filter { $0 == 0xFF0000 }.count }
    #expect((3...4).contains(red(both) - red(filled)))
    #expect(try row(.invisible).allSatisfy { $0 == 0xFFFFFF })
  }

  @Test func aLabelDrawsALineAroundItsText() throws {
    let label = OutlinedLabel()
    label.text = "I"
    label.textColor = .red
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 100, weight: .heavy)
    label.sizeToFit()
    label.bounds.size.width += 20
    let row = try row(label.bounds.size) { _ in label.drawText(in: label.bounds) }
    #expect(row[row.count / 2] == 0xFF0000)
    #expect((6...8).contains(row.filter { $0 == 0x0000FF }.count), "four points on either side")
  }
}

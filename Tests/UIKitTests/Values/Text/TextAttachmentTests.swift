import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pictures in attributed strings: the room that they take, and where they are drawn.
@MainActor
struct TextAttachmentTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A picture of 20 by 10 points in one colour.
  private func image(width: CGFloat = 20, height: CGFloat = 10) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func text(
    _ before: String, _ attachment: NSTextAttachment, _ after: String = ""
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    let all = NSRange(location: 0, length: text.length)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: all)
    return text
  }

  /// The smallest rectangle of red pixels in a drawing of the text.
  private func redArea(of text: NSAttributedString) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80), format: format)
      .image { _ in text.draw(at: .zero) }
    let pixels = try #require(image.cgImage)
    var area = CGRect.null
    for y in 0..<80 {
      for x in 0..<120 where pixels.pixel(x: x, y: y) == 0xFFFF_0000 {
        area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return area
  }

  @Test func aStringOfAnAttachmentIsOneCharacter() {
    let attachment = NSTextAttachment(image: image())
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && text.length == 1)
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(NSTextAttachment.character == 0xFFFC)
  }

  @Test func theTextMakesRoomForThePicture() {
    let plain = text("ab", NSTextAttachment()).size()
    let small = text("ab", NSTextAttachment(image: image())).size()
    #expect(abs(small.width - plain.width - 20) < 0.01)
    #expect(small.height == plain.height, "it fits into the line")
  }

  @Test func thePictureStandsOnTheBaseline() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let baseline = font.ascender.rounded()
    let area = try redArea(of: text("", NSTextAttachment(image: image()), "b"))
    #expect(area == CGRect(x: 0, y: baseline - 10, width: 20, height: 10))
    let lowered = NSTextAttachment(image: image())
    lowered.bounds = CGRect(x: 0, y: -3, width: 8, height: 6)
    let second = try redArea(of: text("", lowered))
    #expect(second == CGRect(x: 0, y: baseline - 3, width: 8, height: 6))
  }

  @Test func aHighPictureMakesTheLineHigher() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let high = text("a", NSTextAttachment(image: image(height: 50)))
    // Above the baseline the picture, below it the font.
    #expect(abs(high.size().height - (50 - font.descender)) < 0.1)
    let deep = NSTextAttachment(image: image(height: 50))
    deep.bounds = CGRect(x: 0, y: -30, width: 20, height: 50)
    #expect(abs(text("a", deep).size().height - (30 + max(font.ascender, 20))) < 0.1)
    #expect(try redArea(of: high).minY == 0)
  }

  @Test func aLabelIsAsWideAsItsPictures() {
    let label = UILabel()
    label.attributedText = text("", NSTextAttachment(image: image()), "\u{FFFC}")
    let one = UILabel()
    one.attributedText = text("", NSTextAttachment(image: image()))
    #expect(one.intrinsicContentSize.width == 20)
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    textView.attributedText = text("a", NSTextAttachment(image: image(height: 60)))
    #expect(textView.sizeThatFits(CGSize(width: 200, height: 1000)).height > 60)
    let button = UIButton(type: .system)
    button.setAttributedTitle(text("", NSTextAttachment(image: image(width: 70))), for: .normal)
    #expect(button.intrinsicContentSize.width >= 70)
  }

  @Test func aTemplateHasTheColourOfTheText() throws {
    let template = image().withTintColor(.black).withRenderingMode(.alwaysTemplate)
    let colored = NSMutableAttributedString(
      attributedString: text("", NSTextAttachment(image: template)))
    colored.addAttribute(
      .foregroundColor, value: red, range: NSRange(location: 0, length: 1))
    #expect(try redArea(of: colored).size == CGSize(width: 20, height: 10))
  }

  @Test func theContentsAreShownWhereNoImageIsSet() throws {
    let attachment = NSTextAttachment(data: image().pngData(), ofType: "public.png")
    #expect(try redArea(of: text("", attachment)).size == CGSize(width: 20, height: 10))
    attachment.contents = nil
    #expect(try redArea(of: text("", attachment)).isNull)
  }

  @Test func aSymbolStandsInTheMiddleOfCapitals() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let symbol = try #require(UIImage(systemName: "circle", withConfiguration: configuration))
    let offset = try #require(symbol.baselineOffsetFromBottom)
    // The middle of the image, and that of a capital letter of 0.705 times 20 points.
    #expect(abs(symbol.size.height / 2 - offset - 7.05) < 0.001)
    #expect(image().baselineOffsetFromBottom == nil)
  }
}

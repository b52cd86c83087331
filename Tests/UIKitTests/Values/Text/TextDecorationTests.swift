import CoreGraphics
import Testing
import UIKit

/// How attributes are drawn: each is looked for in the pixels of a large "I", whose stem is in the
/// middle of its width.
@MainActor
struct TextDecorationTests {
  private struct Drawing {
    /// Pixels as 0xRRGGBB, over white.
    var pixels: [[UInt32]]
    var all: [UInt32] { pixels.flatMap { $0 } }
  }

  private func draw(
    _ text: String = "I", _ attributes: [NSAttributedString.Key: Any]
  ) throws -> Drawing {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bold = UIFont.systemFont(ofSize: 100, weight: .heavy)
    let text = NSAttributedString(
      string: text, attributes: attributes.merging([.font: bold]) { $1 })
    let size = text.size()
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        text.draw(at: .zero)
      }
    let picture = try #require(image.cgImage)
    return Drawing(
      pixels: (0..<height).map { y in
        (0..<width).map { picture.pixel(x: $0, y: y) & 0xFFFFFF }
      })
  }

  /// The colour in the middle of the letter.
  private func middle(_ drawing: Drawing) -> UInt32 {
    let row = drawing.pixels[drawing.pixels.count * 55 / 100]
    return row[row.count / 2]
  }

  /// The modes that Cairo applies to the whole clip, in small letters, which are kept as coverage,
  /// and in large ones. The expected colours are those of blue over an opaque red.
  @Test(
    arguments: [
      (CGBlendMode.sourceIn, 0xFF00_00FF), (.sourceOut, 0), (.destinationIn, 0xFFFF_0000),
      (.destinationAtop, 0xFFFF_0000),
    ] as [(CGBlendMode, UInt32)], [40, 100] as [CGFloat])
  func lettersChangeOnlyWhatTheyCover(mode: (CGBlendMode, UInt32), size: CGFloat) throws {
    let (blendMode, expected) = mode
    let text = NSAttributedString(
      string: "II",
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: .heavy), .foregroundColor: UIColor.blue,
      ])
    let area = text.size()
    let (width, height) = (Int(area.width.rounded(.up)), Int(area.height.rounded(.up)))
    func drawn(_ mode: CGBlendMode) throws -> CGImage {
      let context = try #require(CGContext(width: width, height: height))
      UIGraphicsPushContext(context)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      context.setBlendMode(mode)
      text.draw(at: .zero)
      UIGraphicsPopContext()
      return try #require(context.finish())
    }
    let (normal, mixed) = (try drawn(.normal), try drawn(blendMode))
    /// Whether a pixel does not lie at an edge of a letter: it and those around it are of a colour.
    func isAmong(_ color: UInt32, _ x: Int, _ y: Int) -> Bool {
      (x - 1...x + 1).allSatisfy { x in
        (y - 1...y + 1).allSatisfy { normal.pixel(x: x, y: $0) == color }
      }
    }
    var (inside, outside): (Set<UInt32>, Set<UInt32>) = ([], [])
    for y in 1..<height - 1 {
      for x in 1..<width - 1 {
        if isAmong(0xFF00_00FF, x, y) { inside.insert(mixed.pixel(x: x, y: y)) }
        if isAmong(0xFFFF_0000, x, y) { outside.insert(mixed.pixel(x: x, y: y)) }
      }
    }
    #expect(inside == [expected])
    #expect(outside == [0xFFFF_0000])
  }

  /// A sharp shadow is the letter once more beside itself, below the letter.
  @Test func aShadowIsTheLetterBesideItself() throws {
    let plain = try draw("I", [.foregroundColor: UIColor.black])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: -4, height: 6)
    shadow.shadowColor = UIColor.red
    let shadowed = try draw("I", [.foregroundColor: UIColor.black, .shadow: shadow])
    for y in plain.pixels.indices {
      for x in plain.pixels[y].indices where plain.pixels[y][x] == 0 {
        #expect(shadowed.pixels[y][x] == 0)
        guard y + 6 < plain.pixels.count, x >= 4, plain.pixels[y + 6][x - 4] == 0xFFFFFF else {
          continue
        }
        #expect(shadowed.pixels[y + 6][x - 4] == 0xFF0000)
      }
    }
    #expect(shadowed.all.contains(0xFF0000) && !plain.all.contains(0xFF0000))
  }

  /// A picture in a text is higher than its font.
  @Test func aPictureInATextCastsItsWholeShadow() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(
      size: CGSize(width: 60, height: 60), format: format
    ).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 80, height: 0)
    shadow.shadowColor = UIColor.red
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttributes(
      [.shadow: shadow, .font: UIFont.systemFont(ofSize: 8)],
      range: NSRange(location: 0, length: text.length))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 80), format: format)
      .image { _ in text.draw(at: .zero) }
    let picture = try #require(image.cgImage)
    let rows = { (color: UInt32, x: Int) in
      (0..<80).filter { picture.pixel(x: x, y: $0) == color }
    }
    #expect(rows(0xFF00_0000, 30).count == 60)
    #expect(rows(0xFFFF_0000, 110) == rows(0xFF00_0000, 30))
  }

  /// The sides of a picture can be anything: the program may divide by 0 for them.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func aPictureOfAnImpossibleSizeWithAShadowDoesNotCrash(side: CGFloat) throws {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let text = NSMutableAttributedString(string: "II")
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 0, length: 3))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in
      text.draw(at: .zero)
    }
    #expect(image.size == CGSize(width: 60, height: 20))
  }

  /// Colours that differ in the dark only are different.
  @Test func shadowsAreComparedByTheirColours() {
    let colors = [UIColor.white, .black].map { dark in
      UIColor { $0.userInterfaceStyle == .dark ? dark : .gray }
    }
    let shadows = colors.map { color in
      let shadow = NSShadow()
      shadow.shadowColor = color
      return shadow
    }
    #expect(shadows[0] != shadows[1])
  }

  /// Apple's documentation of `NSShadow`: no offset, no blur, black with an opacity of a third.
  @Test func aNewShadowIsAThirdOfBlackRightBelow() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    copy?.shadowBlurRadius = 2
    #expect(copy != shadow)
    // Strings compare the objects of their attributes.
    let strings = [shadow, NSShadow()].map {
      NSAttributedString(string: "A", attributes: [.shadow: $0])
    }
    #expect(strings[0] == strings[1])
  }

  @Test func aPositiveStrokeWidthLeavesTheInsideOpen() throws {
    let drawing = try draw("I", [.foregroundColor: UIColor.red, .strokeWidth: 3])
    #expect(middle(drawing) == 0xFFFFFF)
    #expect(drawing.all.contains(0xFF0000), "the outline has the text's colour")
    #expect(middle(try draw("I", [.foregroundColor: UIColor.red])) == 0xFF0000)
  }

  @Test func aNegativeStrokeWidthFillsAndStrokes() throws {
    let drawing = try draw(
      "I", [.foregroundColor: UIColor.red, .strokeWidth: -4, .strokeColor: UIColor.blue])
    #expect(middle(drawing) == 0xFF0000)
    #expect(drawing.all.contains(0x0000FF))
  }

  /// A percentage of the font size, half of it on each side of the outline.
  @Test func theOutlineIsAsWideAsTheStrokeWidthSays() throws {
    let drawing = try draw("I", [.foregroundColor: UIColor.black, .strokeWidth: 6])
    let row = drawing.pixels[drawing.pixels.count * 55 / 100]
    let covered = row.reduce(0.0) { $0 + (255 - Double($1 & 255)) / 255 }
    #expect(abs(covered - 2 * 6) < 0.3, "\(covered) pixels in two lines of six points")
  }

  @Test func aLineThroughTextHasItsOwnColour() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
    ]
    #expect(!(try draw("I", attributes).all.contains(0x0000FF)))
    let drawing = try draw("I", attributes.merging([.strikethroughColor: UIColor.blue]) { $1 })
    #expect(drawing.all.contains(0x0000FF))
    #expect(drawing.all.contains(0xFF0000), "the letter keeps its colour")
  }

  @Test func aLineBelowKeepsItsColourBesideOneThroughTheText() throws {
    let drawing = try draw(
      "I",
      [
        .foregroundColor: UIColor.red, .strikethroughColor: UIColor.blue,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    let last = drawing.pixels.lastIndex { $0.contains { $0 != 0xFFFFFF } }
    let row = drawing.pixels[try #require(last) - 1]
    #expect(row.contains(0xFF0000) && !row.contains(0x0000FF), "the underline is red")
  }

  /// (0, 122, 255) is the colour of links in the light style.
  @Test func aLinkIsBlueAndUnderlined() throws {
    let link = try draw("I", [.link: URL(string: "https://example.com")!])
    #expect(middle(link) == 0x007AFF)
    let plain = try draw("I", [.foregroundColor: UIColor.link])
    #expect(link.all.filter { $0 == 0x007AFF }.count > plain.all.filter { $0 == 0x007AFF }.count)
  }

  /// The opacity of a text's colour is that of its emoji, too. On a machine without a font for them
  /// they are boxes, for which it is the same.
  @Test func emojiAreAsOpaqueAsTheirText() throws {
    func drawn(alpha: CGFloat) throws -> [UInt32] {
      try draw("😀", [.foregroundColor: UIColor(white: 0, alpha: alpha)]).all
    }
    let (whole, half) = (try drawn(alpha: 1), try drawn(alpha: 0.5))
    #expect(whole.contains { $0 != 0xFFFFFF })
    #expect(try drawn(alpha: 0).allSatisfy { $0 == 0xFFFFFF })
    /// One of the three colours of a pixel.
    func channel(_ index: Int, of pixel: UInt32) -> Int { Int(pixel >> UInt32(8 * index)) & 255 }
    for (whole, half) in zip(whole, half) {
      for index in 0..<3 {
        let expected = (channel(index, of: whole) + 255) / 2
        #expect(abs(channel(index, of: half) - expected) <= 2)
      }
    }
  }
}

import Testing
import UIKit

/// Lines of Core Text, which need no other import than UIKit's.
@MainActor
struct CoreTextLineTests {
  private let font = UIFont.systemFont(ofSize: 60, weight: .heavy)

  private func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { $1 })
  }

  /// A context of 100 × 100 points with y pointing up.
  private func makeContext() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// The colours of the pixels that are at least half covered, as 0xRRGGBB, by their columns and
  /// rows from the lower left corner.
  private func ink(of image: CGImage?) throws -> [SIMD2<Int>: UInt32] {
    let image = try #require(image)
    var ink: [SIMD2<Int>: UInt32] = [:]
    for row in 0..<image.height {
      for column in 0..<image.width where image.pixel(x: column, y: row) >> 24 > 127 {
        let color = image.pixel(x: column, y: row) & 0xFFFFFF
        ink[SIMD2(column, image.height - 1 - row)] = color
      }
    }
    return ink
  }

  private func bounds(of ink: [SIMD2<Int>: UInt32]) throws -> CGRect {
    let (columns, rows) = (ink.keys.map(\.x), ink.keys.map(\.y))
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (bottom, top) = (try #require(rows.min()), try #require(rows.max()))
    return CGRect(x: left, y: bottom, width: right + 1 - left, height: top + 1 - bottom)
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) <= 1 && abs(left.maxX - right.maxX) <= 1
      && abs(left.minY - right.minY) <= 1 && abs(left.maxY - right.maxY) <= 1
  }

  @Test func aLineHasTheExtentsOfItsFont() {
    let line = CTLineCreateWithAttributedString(text("Hx") as CFAttributedString)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - Double(text("Hx").size().width)) < 0.01)
    #expect(abs(ascent - font.ascender) < 0.01 && abs(descent + font.descender) < 0.01)
    #expect(leading == 0)
    let bounds = CTLineGetBoundsWithOptions(line, [])
    #expect(bounds == CGRect(x: 0, y: -descent, width: width, height: ascent + descent))
  }

  @Test func imageBoundsAreThoseOfTheOutlines() throws {
    let line = CTLineCreateWithAttributedString(text("H"))
    let bounds = CTLineGetImageBounds(line, nil)
    #expect(abs(bounds.minY) < 0.5 && abs(bounds.height - font.capHeight) < 0.5)
    #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == bounds)
    let context = try makeContext()
    context.textPosition = CGPoint(x: 7, y: 9)
    #expect(CTLineGetImageBounds(line, context) == bounds.offsetBy(dx: 7, dy: 9))
    let empty = CTLineCreateWithAttributedString(text(""))
    #expect(CTLineGetImageBounds(empty, nil) == .zero)
    #expect(CTLineGetTypographicBounds(empty, nil, nil, nil) == 0)
  }

  @Test func aLineIsDrawnUprightAtTheTextPosition() throws {
    let context = try makeContext()
    context.textPosition = CGPoint(x: 20, y: 30)
    let line = CTLineCreateWithAttributedString(text("L"))
    CTLineDraw(line, context)
    let ink = try ink(of: context.makeImage())
    let bounds = try bounds(of: ink)
    #expect(isNear(bounds, CTLineGetImageBounds(line, context)))
    // The foot of the letter is wider than its top.
    let foot = ink.keys.filter { $0.y == Int(bounds.minY) + 2 }.count
    let top = ink.keys.filter { $0.y == Int(bounds.maxY) - 3 }.count
    #expect(foot > top + 5)
    #expect(Set(ink.values) == [0])
  }

  @Test func textIsUprightInAViewsContextThatIsFlipped() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 100, height: 100)
    let line = CTLineCreateWithAttributedString(text("L"))
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.textMatrix = .identity
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 20, y: 30)
      CTLineDraw(line, context)
    }
    let context = try makeContext()
    context.textPosition = CGPoint(x: 20, y: 30)
    CTLineDraw(line, context)
    #expect(try ink(of: image.cgImage) == ink(of: context.makeImage()))
  }

  @Test(
    arguments: [
      ([kCTForegroundColorAttributeName: CGColor(red: 1, green: 0, blue: 0, alpha: 1)], 0xFF0000),
      ([kCTForegroundColorFromContextAttributeName: true], 0x00FF00),
      ([NSAttributedString.Key.foregroundColor.rawValue: UIColor.blue], 0x0000FF), ([:], 0),
    ] as [([String: any Sendable], UInt32)])
  func coloursAreThoseOfTheText(attributes: [String: any Sendable], color: UInt32) throws {
    let context = try makeContext()
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.textPosition = CGPoint(x: 20, y: 30)
    let pairs = attributes.map { (NSAttributedString.Key(rawValue: $0.key), $0.value as Any) }
    let text = text("I", Dictionary(uniqueKeysWithValues: pairs))
    CTLineDraw(CTLineCreateWithAttributedString(text), context)
    let colors = try ink(of: context.makeImage()).values
    let count = colors.filter { $0 == color }.count
    // Those at the edges are not quite opaque.
    #expect(count > colors.count / 2)
  }

  @Test func positionsOfALineAreConverted() {
    let line = CTLineCreateWithAttributedString(text("Hi\nyou"))
    let range = CTLineGetStringRange(line)
    #expect(range == CFRangeMake(0, 6))
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 6, nil) - width) < 0.01)
    for index in [1, 4, 5] {
      let point = CGPoint(x: CTLineGetOffsetForStringIndex(line, index, nil) + 0.5, y: 0)
      #expect(CTLineGetStringIndexForPosition(line, point) == index)
    }
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) - 5) < 0.01)
    #expect(CTLineGetPenOffsetForFlush(line, 1, width - 10) == 0)
  }
}

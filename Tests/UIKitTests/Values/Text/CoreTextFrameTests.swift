import Testing
import UIKit

@MainActor
struct CoreTextFrameTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String, _ alignment: NSTextAlignment = .left) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func frame(_ text: NSAttributedString, _ rect: CGRect, from start: Int = 0) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(start, 0),
      CGPath(rect: rect, transform: nil), nil)
  }

  private func origins(of frame: CTFrame, count: Int) -> [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    return origins
  }

  @Test func linesStandBelowEachOther() throws {
    let frame = frame(text("A\nB\nC"), CGRect(x: 10, y: 50, width: 200, height: 100))
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.map(CTLineGetStringRange).map(\.location) == [0, 2, 4])
    let heights = (0..<3).map { 100 - font.ascender - CGFloat($0) * font.lineHeight }
    for (origin, height) in zip(origins(of: frame, count: 3), heights) {
      #expect(origin.x == 0 && abs(origin.y - height) < 0.01)
    }
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 5))
  }

  @Test func theStartOfALineFollowsTheAlignment() {
    let width = text("A").size().width
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let centred = origins(of: frame(text("A", .center), rect), count: 1)
    #expect(abs(centred[0].x - (200 - width) / 2) < 0.01)
    let right = origins(of: frame(text("A", .right), rect), count: 1)
    #expect(abs(right[0].x - (200 - width)) < 0.01)
  }

  /// The rest of a text goes into a second frame, as in columns.
  @Test func whatDoesNotFitGoesIntoAnotherFrame() {
    let text = text("A\nB\nC\nD")
    let rect = CGRect(x: 0, y: 0, width: 200, height: font.lineHeight * 2.5)
    let first = CTFrameGetVisibleStringRange(frame(text, rect))
    #expect(first == CFRangeMake(0, 4))
    let second = frame(text, rect, from: first.location + first.length)
    #expect(CTFrameGetVisibleStringRange(second) == CFRangeMake(4, 3))
    #expect(CTFrameGetStringRange(second) == CFRangeMake(4, 3))
    let none = frame(text, CGRect(x: 0, y: 0, width: 200, height: 5))
    #expect(CTFrameGetLines(none).isEmpty)
    #expect(CTFrameGetVisibleStringRange(none) == CFRangeMake(0, 0))
  }

  @Test func theSuggestedSizeIsThatOfTheLines() {
    let text = text("Several words that need two lines or more of this width")
    let setter = CTFramesetterCreateWithAttributedString(text)
    let limit = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
    var range = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, limit, &range)
    let expected = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
    #expect(size == expected.size && range == CFRangeMake(0, text.length))
    let low = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: font.lineHeight * 1.5), &range)
    #expect(abs(low.height - font.lineHeight) < 0.01)
    #expect(range.location == 0 && range.length > 0 && range.length < text.length)
  }

  @Test func aFrameIsDrawnInItsPath() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let rect = CGRect(x: 40, y: 10, width: 50, height: 60)
    CTFrameDraw(frame(text("II\nII"), rect), context)
    let image = try #require(context.makeImage())
    var rows: Set<Int> = []
    for row in 0..<100 {
      for column in 0..<100 where image.pixel(x: column, y: row) >> 24 > 127 {
        rows.insert(99 - row)
        #expect(rect.contains(CGPoint(x: column, y: 99 - row)))
      }
    }
    // The capital letters of the first line stand on its baseline.
    let baseline = rect.maxY - font.ascender
    #expect(rows.contains(Int(baseline + font.capHeight / 2)))
    #expect(rows.contains(Int(baseline - font.lineHeight + font.capHeight / 2)))
    #expect(!rows.contains(Int(baseline - 2)))
  }
}

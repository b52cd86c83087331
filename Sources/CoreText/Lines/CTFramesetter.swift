public import CoreGraphics

/// Breaks a text into the lines of frames.
public final class CTFramesetter: NSObject {
  private let string: NSAttributedString

  init(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
    super.init()
  }

  /// Lays a part of the text out.
  ///
  /// - Parameters:
  ///   - range: in UTF-16; one without a length reaches to the end.
  ///   - size: a width or height of 0 or of a very large number is unlimited.
  /// - Returns: the lines that fit, with their distances from the top; and where the range begins.
  func lines(
    of range: CFRange, in size: CGSize
  ) -> (lines: ArraySlice<TextLayout.Line>, layout: TextLayout, start: Int) {
    let start = min(max(range.location, 0), string.length)
    let rest = string.length - start
    let part = string.attributedSubstring(
      from: NSRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest))
    let layout = TextLayout(part.layoutText(isLine: false), width: Self.limit(size.width))
    let height = Self.limit(size.height)
    // A height that was measured may be rounded.
    let lines = layout.lines.prefix { line in height.map { line.bottom <= $0 + 0.01 } ?? true }
    return (lines, layout, start)
  }

  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < PangoUnits.farthest ? length : nil
  }
}

/// Makes a framesetter of a text. Later changes of the text have no effect.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Lays a part of a text out in the bounding box of a path.
///
/// - Parameters:
///   - stringRange: in UTF-16; one without a length reaches to the end of the text.
///   - path: in the space of the context in which the frame is drawn, with y pointing up. A path
///     that is no rectangle is treated as its bounding box.
///   - frameAttributes: have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, stringRange, path)
}

/// Returns the size of a part of a text, in points.
///
/// - Parameters:
///   - stringRange: in UTF-16; one without a length reaches to the end of the text.
///   - frameAttributes: have no effect.
///   - constraints: the greatest size. A width or height of 0 or of
///     `CGFloat.greatestFiniteMagnitude` is unlimited.
///   - fitRange: set to the range that fits into the size; may be nil.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let (lines, layout, start) = framesetter.lines(of: stringRange, in: constraints)
  let end = lines.indices.last.map { layout.range(ofLine: $0).upperBound } ?? 0
  fitRange?.pointee = CFRange(location: start, length: end)
  return CGSize(width: lines.map(\.textWidth).max() ?? 0, height: lines.last?.bottom ?? 0)
}

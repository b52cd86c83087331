public import CoreGraphics

/// What is included in the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the additional space between lines, which the fonts here do not have.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The rectangle around the outlines of the characters, not that of the fonts' extents.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// Returns the width of a line with the white space at its end, in points.
///
/// - Parameters:
///   - ascent: set to the extent above the baseline; may be nil.
///   - descent: set to the extent below the baseline, which is positive; may be nil.
///   - leading: set to the additional space between lines, which is 0; may be nil.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// Returns the rectangle of a line, relative to the start of its baseline and with y pointing up:
/// its width, and the extents of its fonts.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds }
  return CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Returns the rectangle around the visible parts of a line's characters, as they would be drawn in
/// a context.
///
/// - Parameter context: its text matrix is applied; nil for a rectangle relative to the start of
///   the baseline.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.inkBounds.applying(context?.textMatrix ?? .identity)
}

/// Returns the range of a line in the text, in UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Returns the distance of a position in the text from the start of a line, in points.
///
/// - Parameters:
///   - charIndex: the position in UTF-16.
///   - secondaryOffset: set to the same distance; may be nil.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the position in the text that is nearest to a point, in UTF-16.
///
/// - Parameter position: relative to the start of the baseline.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.place(atX: position.x)
}

/// Returns the distance by which a line is moved to align it in a width, in points.
///
/// - Parameters:
///   - flushFactor: 0 for the left edge, 0.5 for the middle, 1 for the right edge.
///   - flushWidth: the width.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max((flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)), 0)
}

public import CoreGraphics

/// The lines of a text in a rectangle, from top to bottom.
public final class CTFrame: NSObject {
  fileprivate let path: CGPath
  fileprivate let lines: [CTLine]
  /// The starts of the baselines, relative to the lower left corner of the path's bounding box.
  fileprivate let origins: [CGPoint]
  fileprivate let stringRange: CFRange

  init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
    self.path = path
    let size = path.boundingBoxOfPath.size
    let (found, layout, start) =
      size.width > 0 && size.height > 0
      ? framesetter.lines(of: range, in: size)
      : ([], framesetter.lines(of: range, in: .zero).layout, range.location)
    lines = found.indices.map { CTLine(layout, index: $0, start: start) }
    origins = found.map {
      CGPoint(x: $0.indent(in: size.width), y: size.height - $0.baseline)
    }
    stringRange = CFRange(location: start, length: layout.text.string.utf16.count)
    super.init()
  }
}

/// Draws the lines of a frame. The text matrix is applied to each.
///
/// Text is upright where y points up: in the contexts of UIKit, move the context's origin to the
/// lower left corner and scale it by −1 vertically.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(in: context, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
  }
}

/// Returns the lines of a frame, each a ``CTLine``.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the starts of the baselines of lines.
///
/// - Parameters:
///   - range: the lines; one without a length reaches to the last.
///   - origins: memory for as many points. They are relative to the lower left corner of the
///     bounding box of the frame's path, with y pointing up.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let count = frame.origins.count
  let start = min(max(range.location, 0), count)
  let end = range.length > 0 ? min(start + range.length, count) : count
  for (index, origin) in frame.origins[start..<end].enumerated() { origins[index] = origin }
}

/// Returns the path in which a frame was made.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the range of the text for which a frame was made, in UTF-16.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.stringRange }

/// Returns the range of the text that fits into a frame, in UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let start = frame.stringRange.location
  guard let last = frame.lines.last.map(CTLineGetStringRange) else {
    return CFRange(location: start, length: 0)
  }
  return CFRange(location: start, length: last.location + last.length - start)
}

public import CoreGraphics

/// A line of text that is laid out and can be drawn.
public final class CTLine: NSObject, Sendable {
  private let layout: TextLayout
  private let index: Int
  /// The position of the layout's text in the string, in UTF-16.
  private let start: Int

  /// The line of a layout. The layout of an empty text has none: such a line is empty.
  init(_ layout: TextLayout, index: Int = 0, start: Int = 0) {
    (self.layout, self.index, self.start) = (layout, index, start)
    super.init()
  }

  private var line: TextLayout.Line? {
    layout.lines.indices.contains(index) ? layout.lines[index] : nil
  }

  /// The width with the white space at the end, in points.
  var width: CGFloat { line?.width ?? 0 }
  /// The extents of the fonts above and below the baseline, in points.
  var ascent: CGFloat { line?.ascent ?? 0 }
  var descent: CGFloat { line.map { $0.bottom - $0.baseline } ?? 0 }

  /// The rectangle around the visible parts of the characters, relative to the start of the
  /// baseline.
  var inkBounds: CGRect { line == nil ? .zero : layout.inkBounds(ofLine: index) }

  /// The range in the string, in UTF-16.
  var range: CFRange {
    guard line != nil else { return CFRange(location: start, length: 0) }
    let range = layout.range(ofLine: index)
    return CFRange(location: start + range.lowerBound, length: range.count)
  }

  /// Returns the distance of a position of the string from the start of the line.
  func offset(of place: Int) -> CGFloat {
    guard line != nil else { return 0 }
    let place = min(max(place, range.location), range.location + range.length)
    return layout.offset(of: place - start, inLine: index)
  }

  /// Returns the position of the string that is nearest to a distance from the start of the line.
  func place(atX x: CGFloat) -> Int {
    guard let line else { return start }
    return start + layout.place(atX: x + line.indent(in: 0), line: index, width: 0)
  }

  /// Draws the line in the space of a context's text, from a point of user space.
  func draw(in context: CGContext, at position: CGPoint) {
    var place = context.textMatrix
    (place.tx, place.ty) = (position.x, position.y)
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(place)
    // The layout draws with y pointing down.
    context.scaleBy(x: 1, y: -1)
    layout.draw(line: index, in: context, from: .zero, color: CGColor(context.fillColor))
  }
}

/// Makes a line of a text. Breaks in the text have no effect.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(TextLayout(attrString.layoutText(isLine: true), maximumLines: 1))
}

/// Draws a line with the start of its baseline at the context's text position.
///
/// The text matrix is applied. With the identity, text is upright where y points up: in the
/// contexts of UIKit, scale the context or the text matrix by −1 vertically.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context, at: context.textPosition)
}

package import CoreGraphics

/// The values of a paragraph style.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment: CTTextAlignment = .natural
  package var lineBreakMode: CTLineBreakMode = .byWordWrapping
  /// Whether the last line takes a word from the line before it, so that no word stands alone in
  /// it.
  package var pushesOutWords = false
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The distance from the right edge if it is 0 or less; otherwise the width of a line from the
  /// left edge.
  package var tailIndent: CGFloat = 0

  package init() {}

  /// Returns the start of a line, from the left edge.
  func head(isFirst: Bool) -> CGFloat {
    Self.validLength(isFirst ? firstLineHeadIndent : headIndent)
  }

  /// Returns the end of lines that are laid out in a width, from the left edge.
  func tail(in width: CGFloat) -> CGFloat {
    max(validTailIndent > 0 ? min(validTailIndent, width) : width + validTailIndent, 0)
  }

  /// Returns the width in which paragraphs are laid out; nil for an unlimited width.
  func width(within width: CGFloat?) -> CGFloat? {
    width ?? (validTailIndent > 0 ? PangoUnits.farthest : nil)
  }

  /// Returns the width of a text that contains a line with a width.
  func textWidth(ofLine lineWidth: CGFloat, isFirst: Bool) -> CGFloat {
    let end = head(isFirst: isFirst) + lineWidth
    if validTailIndent <= 0 { return end - validTailIndent }
    return alignment == .right || alignment == .center ? max(end, validTailIndent) : end
  }

  private var validTailIndent: CGFloat {
    tailIndent.isFinite ? min(max(tailIndent, -PangoUnits.farthest), PangoUnits.farthest) : 0
  }

  /// Returns the distance of a line from the left edge, for lines that are aligned in `width`.
  func indent(ofWidth lineWidth: CGFloat, isFirst: Bool, in width: CGFloat) -> CGFloat {
    let head = head(isFirst: isFirst)
    return switch alignment {
    case .left, .natural, .justified: head
    case .center: head + (tail(in: width) - head - lineWidth) / 2
    case .right: tail(in: width) - lineWidth
    }
  }

  /// Returns the points above a paragraph that follows one with `previous` values.
  func spacing(after previous: ParagraphValues) -> CGFloat {
    Self.validLength(previous.paragraphSpacing) + Self.validLength(paragraphSpacingBefore)
  }

  /// The points between two lines. Invalid values are ignored.
  var validLineSpacing: CGFloat { Self.validLength(lineSpacing) }

  private static func validLength(_ points: CGFloat) -> CGFloat {
    points.isFinite ? max(points, 0) : 0
  }

  /// Returns the height of a line for the natural height of its fonts. Invalid values are ignored.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    if minimumLineHeight.isFinite, minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    return height
  }
}

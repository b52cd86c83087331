package import CoreGraphics

/// The values of a paragraph style.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment: CTTextAlignment = .natural
  package var lineBreakMode: CTLineBreakMode = .byWordWrapping
  /// Whether a word that would be alone in the last line gets the word before it.
  package var pushesOutWords = false
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// From the right edge where it is 0 or less, else the width of a line from the left edge.
  package var tailIndent: CGFloat = 0

  package init() {}

  /// Where a line begins, from the left edge.
  func head(isFirst: Bool) -> CGFloat { Self.sound(isFirst ? firstLineHeadIndent : headIndent) }

  /// Where lines end that are laid out in a width, from the left edge.
  func tail(in width: CGFloat) -> CGFloat {
    max(soundTailIndent > 0 ? min(soundTailIndent, width) : width + soundTailIndent, 0)
  }

  /// The width in which paragraphs are laid out; nil for as wide as they are.
  func width(within width: CGFloat?) -> CGFloat? {
    width ?? (soundTailIndent > 0 ? PangoUnits.farthest : nil)
  }

  /// The width that a text needs in which a line is so wide.
  func textWidth(ofLine lineWidth: CGFloat, isFirst: Bool) -> CGFloat {
    let end = head(isFirst: isFirst) + lineWidth
    if soundTailIndent <= 0 { return end - soundTailIndent }
    return alignment == .right || alignment == .center ? max(end, soundTailIndent) : end
  }

  private var soundTailIndent: CGFloat {
    tailIndent.isFinite ? min(max(tailIndent, -PangoUnits.farthest), PangoUnits.farthest) : 0
  }

  /// How far a line begins from the left edge, in lines that are aligned within `width`.
  func indent(ofWidth lineWidth: CGFloat, isFirst: Bool, in width: CGFloat) -> CGFloat {
    let head = head(isFirst: isFirst)
    return switch alignment {
    case .left, .natural, .justified: head
    case .center: head + (tail(in: width) - head - lineWidth) / 2
    case .right: tail(in: width) - lineWidth
    }
  }

  /// Points above a paragraph that follows one with `previous` values.
  func spacing(after previous: ParagraphValues) -> CGFloat {
    Self.sound(previous.paragraphSpacing) + Self.sound(paragraphSpacingBefore)
  }

  /// The points between two lines. Invalid values are ignored.
  var soundLineSpacing: CGFloat { Self.sound(lineSpacing) }

  private static func sound(_ points: CGFloat) -> CGFloat { points.isFinite ? max(points, 0) : 0 }

  /// A line's height from the natural height of its fonts. Invalid values are ignored.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    if minimumLineHeight.isFinite, minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    return height
  }
}

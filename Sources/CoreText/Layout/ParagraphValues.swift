package import CoreGraphics

/// The values of a paragraph style.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment: CTTextAlignment = .natural
  package var lineBreakMode: CTLineBreakMode = .byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0

  package init() {}

  /// A line's height from the natural height of its fonts. Invalid values are ignored.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    if minimumLineHeight.isFinite, minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    return height
  }
}

import CoreGraphics

extension UIScrollView {
  /// The part of the content that can be scrolled into view, in the content's coordinates.
  var contentInReach: CGRect {
    guard isScrollEnabled else { return bounds }
    let axes = axes
    return CGRect(
      x: axes.x.lower, y: axes.y.lower, width: axes.x.upper - axes.x.lower + bounds.width,
      height: axes.y.upper - axes.y.lower + bounds.height
    ).union(bounds)
  }

  /// Scrolls until a rectangle of the content is visible.
  ///
  /// - Returns: the rectangle after scrolling.
  func scroll(toReveal rect: CGRect) -> CGRect {
    guard isScrollEnabled else { return rect }
    let goal = offset(showing: rect)
    scrollRectToVisible(rect, animated: true)
    let offset = contentOffset
    return rect.offsetBy(dx: offset.x - goal.x, dy: offset.y - goal.y)
  }
}

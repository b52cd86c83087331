import CoreGraphics

extension UIScrollView {
  /// What of the content can be brought into sight, in the coordinates of the content.
  var contentInReach: CGRect {
    guard isScrollEnabled else { return bounds }
    let axes = axes
    return CGRect(
      x: axes.x.lower, y: axes.y.lower, width: axes.x.upper - axes.x.lower + bounds.width,
      height: axes.y.upper - axes.y.lower + bounds.height
    ).union(bounds)
  }

  /// Scrolls until a rectangle of the content is seen.
  ///
  /// - Returns: where it will be once that has been scrolled to.
  func scroll(toReveal rect: CGRect) -> CGRect {
    guard isScrollEnabled else { return rect }
    let goal = offset(showing: rect)
    scrollRectToVisible(rect, animated: true)
    let offset = contentOffset
    return rect.offsetBy(dx: offset.x - goal.x, dy: offset.y - goal.y)
  }
}

import CoreGraphics

extension UIScrollView {
  /// What of the content can be brought into sight, in the coordinates of the content.
  var reachableContent: CGRect {
    guard isScrollEnabled else { return bounds }
    let axes = axes
    return CGRect(
      x: axes.x.lower, y: axes.y.lower, width: axes.x.upper - axes.x.lower + bounds.width,
      height: axes.y.upper - axes.y.lower + bounds.height
    ).union(bounds)
  }
}

extension UIView {
  /// Lets the scroll views around show the whole of a view, with some points around it.
  func scrollIntoSight(by margin: CGFloat) {
    var (rect, space) = (bounds.insetBy(dx: -margin, dy: -margin), self)
    while let outer = space.superview {
      rect = space.convert(rect, to: outer)
      if let scrollView = outer as? UIScrollView, scrollView.isScrollEnabled {
        let goal = scrollView.offset(showing: rect)
        scrollView.scrollRectToVisible(rect, animated: true)
        // Where it will be seen once that has been scrolled to.
        let offset = scrollView.contentOffset
        rect = rect.offsetBy(dx: offset.x - goal.x, dy: offset.y - goal.y)
      }
      space = outer
    }
  }
}

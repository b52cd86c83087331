import CoreGraphics

extension UIView {
  /// Lets the scroll views around show the whole of a view, with some points around it.
  func scrollIntoSight(by margin: CGFloat) {
    var (rect, space) = (bounds.insetBy(dx: -margin, dy: -margin), self)
    while let outer = space.superview {
      rect = outer.reveal(space.convert(rect, to: outer))
      space = outer
    }
  }
}

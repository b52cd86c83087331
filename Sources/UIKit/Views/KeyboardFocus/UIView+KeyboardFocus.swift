import CoreGraphics

extension UIView {
  /// Scrolls the enclosing scroll views so that the whole view is visible, with a margin.
  func scrollIntoSight(by margin: CGFloat) {
    var (rect, space) = (bounds.insetBy(dx: -margin, dy: -margin), self)
    while let outer = space.superview {
      rect = outer.reveal(space.convert(rect, to: outer))
      space = outer
    }
  }
}

extension UIView {
  /// Focuses the view as Tab does, if Tab can reach it.
  package func focusByKeyboard() { window?.keyboardFocus.move(to: self) }
}

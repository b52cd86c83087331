import CoreGraphics

extension UIView {
  /// Lets the enclosing scroll views show the whole view, with a margin.
  func scrollIntoSight(by margin: CGFloat) {
    var (rect, space) = (bounds.insetBy(dx: -margin, dy: -margin), self)
    while let outer = space.superview {
      rect = outer.reveal(space.convert(rect, to: outer))
      space = outer
    }
  }
}

extension UIView {
  /// Focuses the view, as Tab does, if Tab can reach it.
  package func focusByKeyboard() { window?.keyboardFocus.move(to: self) }
}

import CoreGraphics

extension UIView {
  /// Whether all ancestors allow this view to receive a touch.
  func isGiven(_ touch: UITouch, with event: UIEvent) -> Bool {
    var outer = superview
    while let current = outer {
      if !current.mayGive(touch, with: event, to: self) { return false }
      outer = current.superview
    }
    return true
  }
}

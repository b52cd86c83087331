import UIKit

/// The length of a drag that completes a transition, in points.
let swipeDistance: CGFloat = 200

extension UIGestureRecognizer {
  /// A pan's translation and velocity in the window, which no effect transforms; zero for other
  /// gestures.
  var swipe: (distance: CGPoint, velocity: CGPoint) {
    guard let pan = self as? UIPanGestureRecognizer else { return (.zero, .zero) }
    return (pan.translation(in: nil), pan.velocity(in: nil))
  }

  /// Returns a pan recogniser for one finger.
  static func makeSwipe() -> UIGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    return pan
  }
}

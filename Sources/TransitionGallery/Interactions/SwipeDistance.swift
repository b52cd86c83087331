import UIKit

/// Points of a drag that are the whole transition.
let swipeDistance: CGFloat = 200

extension UIGestureRecognizer {
  /// A pan's movement and speed in the window, which no effect moves; zero for other gestures.
  var swipe: (distance: CGPoint, velocity: CGPoint) {
    guard let pan = self as? UIPanGestureRecognizer else { return (.zero, .zero) }
    return (pan.translation(in: nil), pan.velocity(in: nil))
  }

  /// A pan of one finger.
  static func makeSwipe() -> UIGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    return pan
  }
}

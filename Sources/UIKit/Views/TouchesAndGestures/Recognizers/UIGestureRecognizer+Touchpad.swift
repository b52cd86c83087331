import CoreGraphics

/// Gestures that are made without fingers on the screen: there is no tap to distinguish them from,
/// so they begin with the first movement.
extension UIGestureRecognizer {
  /// Moves on to the state that a continuous gesture has then.
  func go(with phase: UITouch.Phase, hasMoved: Bool) {
    switch phase {
    case .began, .stationary: break
    case .moved:
      if state != .possible { state = .changed } else if hasMoved { state = .began }
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    }
  }
}

extension FingerLine {
  /// Points that two fingers on a touchpad count as apart when they begin; what a pinch says does
  /// not depend on it.
  private static let touchpadSpread: CGFloat = 100

  /// How two fingers on a screen would lie.
  @MainActor
  init(touchpad touch: UITouch) {
    let spread = Self.touchpadSpread * touch.pinchScale
    self.init(dx: spread * cos(touch.pinchRotation), dy: spread * sin(touch.pinchRotation))
  }
}

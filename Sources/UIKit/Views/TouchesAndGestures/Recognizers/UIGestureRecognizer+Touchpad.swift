import CoreGraphics

/// Gestures of the wheel and the touchpad. They begin with the first movement, because there is no
/// tap from which they must be distinguished.
extension UIGestureRecognizer {
  /// Sets the state of a continuous gesture for a phase.
  func updateState(for phase: UITouch.Phase, hasMoved: Bool) {
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
  /// The assumed initial spread of two fingers on a touchpad, in points. The scale of a pinch does
  /// not depend on it.
  private static let touchpadSpread: CGFloat = 100

  /// The equivalent line between two touches on a screen.
  @MainActor
  init(touchpad touch: UITouch) {
    let spread = Self.touchpadSpread * touch.pinchScale
    self.init(dx: spread * cos(touch.pinchRotation), dy: spread * sin(touch.pinchRotation))
  }
}

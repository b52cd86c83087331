/// A motion of the device that has a meaning: a shake.
final class MotionEvent: UIEvent {
  override var subtype: UIEvent.EventSubtype { .motionShake }
  /// The window whose first responder is notified.
  private(set) weak var window: UIWindow?
  /// Whether the motion has ended.
  var isOver = false

  init(window: UIWindow) {
    self.window = window
    super.init(type: .motion)
  }

  /// Notifies the first responder of the beginning or the end.
  func deliver() {
    guard let responder: UIResponder = window?.firstResponder ?? window else { return }
    if isOver {
      responder.motionEnded(subtype, with: self)
    } else {
      responder.motionBegan(subtype, with: self)
    }
  }
}

extension UIApplication {
  /// Simulates shaking the device. The first responder of the key window, or the window, is
  /// notified of the beginning and the end.
  package func simulateShake() {
    guard let window = keyWindow, window.windowScene != nil else { return }
    let event = MotionEvent(window: window)
    sendEvent(event)
    event.isOver = true
    sendEvent(event)
  }
}

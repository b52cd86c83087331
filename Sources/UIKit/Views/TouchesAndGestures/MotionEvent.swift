/// The device is moved in a way that says something: it is shaken.
final class MotionEvent: UIEvent {
  override var subtype: UIEvent.EventSubtype { .motionShake }
  /// The window whose first responder is notified.
  private(set) weak var window: UIWindow?
  /// Whether the movement is over.
  var isOver = false

  init(window: UIWindow) {
    self.window = window
    super.init(type: .motion)
  }

  /// Tells the first responder of the beginning, or of the end.
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
  /// Does what shaking a device does: the first responder of the key window, or the window, is
  /// notified that it begins and ends.
  package func simulateShake() {
    guard let window = keyWindow, window.windowScene != nil else { return }
    let event = MotionEvent(window: window)
    sendEvent(event)
    event.isOver = true
    sendEvent(event)
  }
}

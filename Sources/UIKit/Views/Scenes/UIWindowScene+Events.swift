import CoreGraphics
package import Platform

/// What reaches the scene from where it is shown.
extension UIWindowScene {
  /// Takes in an event at the display's time. One that belongs to a scene which is shown in this
  /// one goes there.
  package func receive(_ event: PlatformEvent) {
    if let display { advanceClock(to: display.hostTime) }
    enter {
      turn.end()
      if !forward(event) { deliver(event) }
    }
  }

  private func deliver(_ event: PlatformEvent) {
    switch event {
    case .resized(let size, let scale):
      screen.resize(to: size, scale: scale)
      display?.requestFrame()
    case .focusChanged(let isFocused, _):
      dispatcher.receive(event)
      hasFocus = isFocused
      if isFocused { becomeActive() } else { resignActive() }
    case .visibilityChanged(let isVisible):
      if isVisible { enterForeground() } else { enterBackground() }
    case .pointer, .scroll, .pinch, .key, .text, .pointerExited:
      dispatcher.receive(event)
      if dispatcher.hasMovements { display?.requestFrame() }
    case .closeRequested: break
    }
  }

  // MARK: Life

  /// Makes the scene active; for a new one, after it is in the foreground.
  func start() {
    if activationState == .unattached {
      activationState = .foregroundInactive
      delegate?.sceneWillEnterForeground(self)
    }
    becomeActive()
  }

  private func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    if let delegate { return delegate.sceneDidBecomeActive(self) }
    if let application { application.delegate?.applicationDidBecomeActive(application) }
  }

  private func resignActive() {
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
    if let delegate { return delegate.sceneWillResignActive(self) }
    if let application { application.delegate?.applicationWillResignActive(application) }
  }

  private func enterForeground() {
    guard activationState == .background else { return }
    activationState = .foregroundInactive
    if let delegate {
      delegate.sceneWillEnterForeground(self)
    } else if let application {
      application.delegate?.applicationWillEnterForeground(application)
    }
    display?.requestFrame()
    if hasFocus { becomeActive() }
  }

  private func enterBackground() {
    resignActive()
    activationState = .background
    if let delegate { return delegate.sceneDidEnterBackground(self) }
    if let application { application.delegate?.applicationDidEnterBackground(application) }
  }

  /// Takes the scene off its app: nothing shows it any more.
  ///
  /// - Parameter endsApp: whether the whole app is over. Then nothing disappears: windows are
  ///   merely forgotten, as on a device.
  func disconnect(endsApp: Bool) {
    guard activationState != .unattached else { return }
    enter {
      if !endsApp { dispatcher.cancelAllTouches() }
      activationState = .unattached
      delegate?.sceneDidDisconnect(self)
      if endsApp { forgetWindows() } else { hideWindows() }
    }
    attach(to: nil)
    delegate = nil
  }
}

import CoreGraphics
package import Platform

/// Events from the scene's display.
extension UIWindowScene {
  /// Handles an event at the display's time, or forwards it to a scene that is shown in this one.
  package func receive(_ event: PlatformEvent) {
    if let display { advanceClock(to: display.hostTime) }
    enter {
      turn.end()
      if !forward(event) { deliver(event) }
      updateTextInput()
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
    case .pointer, .scroll, .pinch, .key, .text, .composition, .pointerExited:
      dispatcher.receive(event)
      if dispatcher.hasMovements { display?.requestFrame() }
    case .turned(let orientation): rotateDevice(to: UIDeviceOrientation(orientation))
    case .closeRequested: break
    }
  }

  // MARK: Life cycle

  /// Prepares connecting the scene, before its windows are made.
  func willStart() { dueWhenActive = [] }

  /// Whether the app is connecting the scene, so that it is not active yet.
  var isStarting: Bool { dueWhenActive != nil }

  /// Calls a block at the end of ``start()`` if the app is connecting the scene, otherwise
  /// immediately.
  func whenStarted(_ body: @escaping () -> Void) {
    if dueWhenActive == nil { body() } else { dueWhenActive?.append(body) }
  }

  /// Makes the scene active. A new scene enters the foreground first.
  func start() {
    if activationState == .unattached {
      activationState = .foregroundInactive
      delegate?.sceneWillEnterForeground(self)
      post(UIScene.willEnterForegroundNotification)
    }
    becomeActive()
    let due = dueWhenActive ?? []
    dueWhenActive = nil
    for body in due { body() }
  }

  private func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    notify(
      { $0.sceneDidBecomeActive(self) }, UIScene.didActivateNotification,
      { $0.delegate?.applicationDidBecomeActive($0) }, UIApplication.didBecomeActiveNotification)
  }

  /// As on iOS, the scene is still active during the calls.
  private func resignActive() {
    guard activationState == .foregroundActive else { return }
    // A call can end the app. The scene is then already inactive, and no further calls are made.
    if !isResigningActive {
      isResigningActive = true
      notify(
        { $0.sceneWillResignActive(self) }, UIScene.willDeactivateNotification,
        { $0.delegate?.applicationWillResignActive($0) },
        UIApplication.willResignActiveNotification)
      isResigningActive = false
    }
    if activationState == .foregroundActive { activationState = .foregroundInactive }
  }

  /// As on iOS, the scene is still in the background during the calls.
  private func enterForeground() {
    guard activationState == .background else { return }
    notify(
      { $0.sceneWillEnterForeground(self) }, UIScene.willEnterForegroundNotification,
      { $0.delegate?.applicationWillEnterForeground($0) },
      UIApplication.willEnterForegroundNotification)
    // A call can have disconnected the scene.
    guard activationState == .background else { return }
    activationState = .foregroundInactive
    display?.requestFrame()
    if hasFocus { becomeActive() }
  }

  /// Makes the scene inactive if it is active, and moves it to the background, because it was
  /// hidden or the app is about to end. It has no effect if the scene is already in the background
  /// or not connected.
  func enterBackground() {
    resignActive()
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    notify(
      { $0.sceneDidEnterBackground(self) }, UIScene.didEnterBackgroundNotification,
      { $0.delegate?.applicationDidEnterBackground($0) },
      UIApplication.didEnterBackgroundNotification)
    if let delegate {
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: self)
    }
  }

  /// Notifies the scene's delegate, or otherwise the app's, and the observers of the notifications.
  private func notify(
    _ callScene: (any UISceneDelegate) -> Void, _ ofScene: Notification.Name,
    _ callApplication: (UIApplication) -> Void, _ ofApplication: Notification.Name
  ) {
    if let delegate { callScene(delegate) } else if let application { callApplication(application) }
    post(ofScene)
    // The scenes that this one shows have already posted it, as code of their apps.
    let showsOthers = sceneViews.contains { $0.scene.activationState != .unattached }
    if !showsOthers { application?.post(ofApplication) }
  }

  /// Disconnects the scene from its app and its display.
  ///
  /// - Parameter endsApp: whether the app terminates. In this case no disappearance callbacks are
  ///   called, and windows are only released, as on a device.
  func disconnect(endsApp: Bool) {
    guard activationState != .unattached else { return }
    enter {
      if !endsApp { dispatcher.cancelAllTouches() }
      activationState = .unattached
      delegate?.sceneDidDisconnect(self)
      post(UIScene.didDisconnectNotification)
      if !endsApp {
        hideWindows()
        for transition in transitions.reversed() { transition.endWithScene() }
        screen.layerTree.endAnimations()
      }
      removeWindows()
    }
    releaseActivity()
    display?.releasePictures()
    attach(to: nil)
    delegate = nil
  }

  /// Releases everything that waits for the scene's time, because that time has ended. It could
  /// hold the controllers that hold it.
  private func releaseActivity() {
    screen.layerTree.releaseActivity()
    frameTimers.removeAll()
    turn.removeAll()
    transitions.removeAll()
    releaseBound()
  }
}

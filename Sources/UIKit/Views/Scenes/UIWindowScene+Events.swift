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
    case .turned(let orientation): turnDevice(to: UIDeviceOrientation(orientation))
    case .closeRequested: break
    }
  }

  // MARK: Life cycle

  /// Begins to connect the scene: its windows are about to be made.
  func willStart() { dueWhenActive = [] }

  /// Whether the app is just connecting the scene, so that it is not active yet.
  var isStarting: Bool { dueWhenActive != nil }

  /// Calls a block at the end of ``start()`` if the app is just connecting the scene, otherwise
  /// now.
  func whenStarted(_ body: @escaping () -> Void) {
    if dueWhenActive == nil { body() } else { dueWhenActive?.append(body) }
  }

  /// Makes the scene active; for a new one, after it is in the foreground.
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

  /// As on iOS the scene is active until the calls are over.
  private func resignActive() {
    guard activationState == .foregroundActive else { return }
    // A call may end the app: then the scene is inactive without further calls.
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

  /// As on iOS the scene is in the background until the calls are over.
  private func enterForeground() {
    guard activationState == .background else { return }
    notify(
      { $0.sceneWillEnterForeground(self) }, UIScene.willEnterForegroundNotification,
      { $0.delegate?.applicationWillEnterForeground($0) },
      UIApplication.willEnterForegroundNotification)
    // A call may have disconnected the scene.
    guard activationState == .background else { return }
    activationState = .foregroundInactive
    display?.requestFrame()
    if hasFocus { becomeActive() }
  }

  /// Makes the scene inactive if it is active, and hides it: it was hidden, or the app is about to
  /// end. It has no effect on a scene that is in the background already, or is not connected.
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

  /// Notifies the scene's delegate, or else the app's, and the observers of both.
  private func notify(
    _ callScene: (any UISceneDelegate) -> Void, _ ofScene: Notification.Name,
    _ callApplication: (UIApplication) -> Void, _ ofApplication: Notification.Name
  ) {
    if let delegate { callScene(delegate) } else if let application { callApplication(application) }
    post(ofScene)
    // The scenes that this one shows have posted it already, as code of the apps in them.
    let showsOthers = sceneViews.contains { $0.scene.activationState != .unattached }
    if !showsOthers { application?.post(ofApplication) }
  }

  /// Disconnects the scene from its app and its display.
  ///
  /// - Parameter endsApp: whether the app terminates. Then there are no disappearance calls:
  ///   windows are merely released, as on a device.
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
      forgetWindows()
    }
    releaseActivity()
    display?.releasePictures()
    attach(to: nil)
    delegate = nil
  }

  /// Releases what waits for the scene's time, which does not go on: it may hold the controllers
  /// that hold it.
  private func releaseActivity() {
    screen.layerTree.releaseActivity()
    frameTimers.removeAll()
    turn.removeAll()
    transitions.removeAll()
    releaseBound()
  }
}

import CoreGraphics
import Platform

/// Forwards events to the scenes that are shown in this one.
///
/// A pointer that goes down over such a scene belongs to the scene until it is released, and the
/// scene receives the keyboard focus. Events of the wheel, the touchpad and a mouse without a
/// pressed button go to the scene under the pointer. While a menu of this scene is open, it gets
/// all keys.
extension UIWindowScene {
  /// Passes an event to the scene that it belongs to.
  ///
  /// - Returns: false if the event belongs to this scene, exclusively or in addition.
  func forward(_ event: PlatformEvent) -> Bool {
    guard !sceneViews.isEmpty else { return false }
    switch event {
    case .pointer(let pointer): return forward(pointer)
    case .scroll(let location, _, _, _), .pinch(let location, _, _, _):
      guard let view = sceneView(at: location) else { return false }
      view.receive(event)
      return true
    case .key, .text, .composition:
      guard let view = keySceneView, view.window != nil, !hasOpenMenu else { return false }
      dispatcher.toolTips.dismiss()
      view.receive(event)
      return true
    case .focusChanged, .visibilityChanged, .pointerExited:
      for view in sceneViews { view.receive(event) }
      return false
    case .resized, .closeRequested, .turned: return false
    }
  }

  /// Whether a menu of this scene is open, which covers the embedded scenes.
  private var hasOpenMenu: Bool { keyWindow?.keyReceiver != nil }

  private func forward(_ pointer: PointerEvent) -> Bool {
    switch pointer.phase {
    case .down:
      let view = sceneView(at: pointer.location)
      // A touch on or beside an open menu does not move the keyboard focus.
      if !hasOpenMenu { keySceneView = view }
      heldPointers[pointer.device] = view
      guard let view else { return false }
      // A touch of this scene removes the focus, too.
      keyWindow?.keyboardFocus.end()
      dispatcher.toolTips.dismiss()
      view.receive(.pointer(pointer))
      return true
    case .moved:
      if let view = holder(of: pointer.device) {
        view.receive(.pointer(pointer))
        return true
      }
      if pointer.device == .mouse(button: 0) { hover(pointer) }
      return false
    case .up, .cancelled:
      guard let view = heldPointers.removeValue(forKey: pointer.device) else { return false }
      view.receive(.pointer(pointer))
      return true
    }
  }

  /// The scene in which a pointer went down. A mouse movement reports only the lowest pressed
  /// button.
  private func holder(of device: PointerEvent.Device) -> SceneView? {
    if let view = heldPointers[device] { return view }
    guard case .mouse = device else { return nil }
    return heldPointers.first { held in
      if case .mouse = held.key { true } else { false }
    }?.value
  }

  /// Reports a mouse without a pressed button to the scene under it, and to those that it has left.
  /// This scene handles the event, too, because it shows the cursor.
  private func hover(_ pointer: PointerEvent) {
    let view = sceneView(at: pointer.location)
    for other in sceneViews where other !== view {
      other.receive(.pointerExited(time: pointer.time))
    }
    view?.receive(.pointer(pointer))
  }

  private func sceneView(at location: CGPoint) -> SceneView? {
    guard location.isFinite else { return nil }
    return dispatcher.hitForNewTouch(at: location)?.1 as? SceneView
  }

  // MARK: Adding and removing scenes

  func add(_ view: SceneView) {
    sceneViews.append(view)
    display?.requestFrame()
  }

  /// Cancels the touches of a scene that is no longer shown.
  func remove(_ view: SceneView) {
    sceneViews.removeAll { $0 === view }
    heldPointers = heldPointers.filter { $0.value !== view }
    if keySceneView === view { keySceneView = nil }
    view.scene.enter { view.scene.dispatcher.cancelAllTouches() }
  }
}

package import Platform
import CoreGraphics

/// Converts the platform's events to touches and presses, and sends them through the application to
/// the windows of a scene.
///
/// The mouse with its first button held is a touch. Its other buttons are not. Events that arrive
/// while another event is being handled are queued, so that they are delivered in order, each with
/// its own time. Movements are delivered with the next frame, the first that can show their effect,
/// or before the next event of another kind. So all movements of a fast mouse within a frame are
/// delivered together.
@MainActor
package final class EventDispatcher {
  /// The greatest time between the end of a touch and the beginning of the next, in seconds, for
  /// both to count as taps of one series.
  private static let tapPause = UITapGestureRecognizer.longestPause
  /// The greatest distance in points between these touches, for both to count as taps of one
  /// series.
  private static let tapSlop = UITapGestureRecognizer.slop

  /// The right button of a mouse.
  private static let secondaryButton = 3

  private struct Tap {
    var location: CGPoint
    var time: TimeInterval
    var count: Int
  }

  /// The source of a touch.
  private enum Pointer: Hashable {
    case mouse
    case finger(Int)
  }

  private weak var scene: UIWindowScene?
  private var touches: [Pointer: UITouch] = [:]
  /// The pointers that are down, in the order in which they went down.
  private var order: [Pointer] = []
  private var event = UIEvent()
  private var lastTap: Tap?
  /// The pointer that went down on the status bar. No view receives its touch.
  private var statusBarPointer: Pointer?
  private var queue: [PlatformEvent] = []
  private var isHandling = false
  /// Whether touches have movements that have not been delivered.
  package private(set) var hasMovements = false
  private(set) var lastTime: TimeInterval = 0
  /// The modifier keys that were held during the last event that reports them.
  private(set) var modifierFlags: UIKeyModifierFlags = []
  private(set) lazy var presses = PressDispatcher(application: scene?.application)
  /// The current scroll.
  var scrolling: ScrollSequence?
  /// The press of the right button, while it is held.
  var secondaryClick: SecondaryClick?
  /// The location of the mouse while it is over the screen.
  private(set) var hoverLocation: CGPoint?
  private let hover = HoverTracker()
  let toolTips: ToolTipPresenter

  package init(scene: UIWindowScene) {
    self.scene = scene
    toolTips = ToolTipPresenter(scene: scene)
  }

  /// Handles a platform event if it concerns touches.
  package func receive(_ event: PlatformEvent) {
    queue.append(event)
    work {}
  }

  /// Delivers the movements since the last frame.
  package func deliverMovements() {
    if hasMovements { work { sendMovements() } }
  }

  /// Runs `first` and then the queue. Inside another call it only appends `first` to the queue.
  private func work(_ first: () -> Void) {
    guard !isHandling else { return }
    isHandling = true
    first()
    while !queue.isEmpty { handle(queue.removeFirst()) }
    isHandling = false
  }

  /// The frame timers of the scene.
  var frameTimers: FrameTimers? { scene?.frameTimers }

  /// Ends all touches and presses without a result.
  package func cancelAllTouches() {
    toolTips.dismiss()
    finishScrolling(.cancelled)
    finishSecondaryClick(.cancelled)
    presses.cancelAll(at: lastTime)
    for pointer in order {
      guard let touch = touches[pointer], touch.isDown else { continue }
      change(touch, to: touch.windowLocation, .cancelled, at: lastTime)
    }
    touches.removeAll()
    order.removeAll()
    statusBarPointer = nil
    finishSequence()
  }

  private func handle(_ event: PlatformEvent) {
    if !event.isMovement { sendMovements() }
    scene?.turn.end()
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .focusChanged(let isFocused, let time):
      note(time)
      if !isFocused { cancelAllTouches() }
    case .visibilityChanged(let isVisible): if !isVisible { cancelAllTouches() }
    case .pointerExited(let time):
      note(time)
      hoverLocation = nil
      showCursor()
    case .key(let key):
      note(key.time)
      modifierFlags = UIKeyModifierFlags(key.modifiers)
      if key.isDown { toolTips.dismiss() }
      presses.handle(key, at: lastTime)
    case .scroll(let location, let delta, let isContinuous, let time):
      note(time)
      toolTips.dismiss()
      scroll(by: delta, at: location, isContinuous: isContinuous)
    case .pinch(let location, let scale, let rotation, let time):
      note(time)
      toolTips.dismiss()
      pinch(by: scale, rotation: rotation, at: location)
    case .text(let text, let time):
      note(time)
      presses.type(text)
    case .composition(let text, let selection, let time):
      note(time)
      presses.inputMethod.compose(text, selecting: NSRange(selection))
    case .resized, .closeRequested, .turned: break
    }
  }

  private func handle(_ pointer: PointerEvent) {
    guard pointer.location.isFinite else {
      Diagnostics.warn("A pointer event without a finite location was ignored.")
      return
    }
    note(pointer.time)
    modifierFlags = UIKeyModifierFlags(pointer.modifiers)
    event.modifierFlags = modifierFlags
    let source: Pointer
    switch pointer.device {
    case .finger(let id): source = .finger(id)
    case .mouse(let button):
      if pointer.phase != .cancelled { hoverLocation = pointer.location }
      if pointer.phase == .moved { showCursor() } else { toolTips.dismiss() }
      if button == Self.secondaryButton {
        if pointer.phase == .down { return clickSecondarily(at: pointer.location) }
        followSecondaryClick(pointer.phase, to: pointer.location)
      } else if button == 0 {
        // The button was released without an event.
        finishSecondaryClick(.cancelled)
      }
      guard pointer.phase == .moved || button == 1 else { return }
      source = .mouse
      // The button was released without an event, for example outside the window.
      if pointer.phase == .moved, button != 1 {
        sendMovements()
        end(source, at: pointer.location, .cancelled)
        return
      }
    }
    switch pointer.phase {
    case .down: begin(source, at: pointer.location)
    case .moved: move(source, to: pointer.location)
    case .up: end(source, at: pointer.location, .ended)
    case .cancelled: end(source, at: pointer.location, .cancelled)
    }
  }

  /// Records the time of an event. Time never decreases: an event with an invalid time has the last
  /// time.
  func note(_ time: TimeInterval) {
    if time.isFinite { lastTime = max(time, lastTime) }
  }

  // MARK: Touches

  private func begin(_ pointer: Pointer, at location: CGPoint) {
    finishScrolling()
    // If a pointer goes down twice, its release was missed.
    end(pointer, at: location, .cancelled)
    // While a menu is open, a touch anywhere closes it, also on the status bar.
    if let bar = scene?.statusBar, bar.frame.contains(location), scene?.ignoreCount == 0,
      scene?.orientingWindow?.keyReceiver == nil
    {
      statusBarPointer = pointer
      return
    }
    guard let (window, view) = hitForNewTouch(at: location) else { return }
    // A touch removes the keyboard focus.
    window.keyboardFocus.end()
    let touch = UITouch(
      window: window, view: view, windowLocation: window.convert(location, from: UIWindow?.none),
      tapCount: tapCount(at: location), timestamp: lastTime)
    touches[pointer] = touch
    if pointer == .mouse { event.buttonMask.insert(.primary) }
    order.removeAll { $0 == pointer }
    order.append(pointer)
    send([touch], at: lastTime)
  }

  private func move(_ pointer: Pointer, to location: CGPoint) {
    guard let touch = touches[pointer] else { return }
    guard touch.isDown, let window = touch.window else {
      forget(pointer)
      finishSequence()
      return
    }
    touch.recordMovement(to: window.convert(location, from: UIWindow?.none), time: lastTime)
    hasMovements = true
  }

  private func sendMovements() {
    guard hasMovements else { return }
    hasMovements = false
    scene?.turn.end()
    let moved = order.compactMap { touches[$0] }.filter { $0.isDown && $0.applyMovements() }
    guard let time = moved.map(\.timestamp).max() else { return }
    send(moved, at: time)
  }

  private func end(_ pointer: Pointer, at location: CGPoint, _ phase: UITouch.Phase) {
    if pointer == statusBarPointer {
      statusBarPointer = nil
      if phase == .ended, let bar = scene?.statusBar, bar.frame.contains(location) {
        bar.tap(atX: location.x)
      }
      return
    }
    guard let touch = touches[pointer] else { return }
    forget(pointer)
    // If a callback has cancelled the touch, all receivers have already been notified.
    guard touch.isDown, let window = touch.window else {
      finishSequence()
      return
    }
    // The system cancels a touch at its location, because the finger has not moved.
    let place =
      phase == .cancelled
      ? touch.windowLocation : window.convert(location, from: UIWindow?.none)
    change(touch, to: place, phase, at: lastTime)
    if phase == .ended {
      lastTap = Tap(location: location, time: lastTime, count: touch.tapCount)
    }
    finishSequence()
  }

  private func forget(_ pointer: Pointer) {
    touches[pointer] = nil
    order.removeAll { $0 == pointer }
  }

  private func change(
    _ touch: UITouch, to location: CGPoint, _ phase: UITouch.Phase, at time: TimeInterval
  ) {
    touch.move(to: location, phase: phase, timestamp: time)
    send([touch], at: time)
  }

  /// Sends the event with these touches changed. All others are stationary.
  private func send(_ changed: [UITouch], at time: TimeInterval) {
    event.timestamp = time
    event.orderedTouches.removeAll { touch in
      !touch.isDown && !changed.contains { $0 === touch }
    }
    for touch in event.orderedTouches where !changed.contains(where: { $0 === touch }) {
      touch.phase = .stationary
    }
    for touch in changed where !event.orderedTouches.contains(where: { $0 === touch }) {
      event.orderedTouches.append(touch)
    }
    sendToWindows(event)
  }

  func sendToWindows(_ event: UIEvent) { scene?.application?.sendEvent(event) }

  /// Makes a new event for the next touch after the last one has ended, so that nothing retains the
  /// old touches.
  private func finishSequence() {
    guard touches.isEmpty else { return }
    event = UIEvent()
  }

  private func tapCount(at location: CGPoint) -> Int {
    guard let lastTap, lastTime - lastTap.time <= Self.tapPause,
      lastTap.location.distance(to: location) <= Self.tapSlop
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: Hit testing

  /// The window and the frontmost view that take a new touch, or the mouse, at a point on the
  /// screen; nil if there are none. While interaction events are ignored, only the grabbable view
  /// does.
  func hitForNewTouch(at location: CGPoint) -> (UIWindow, UIView)? {
    guard let scene else { return nil }
    guard scene.ignoreCount == 0 else { return grabbed(at: location, in: scene) }
    for window in scene.allWindows.reversed() where !window.isHidden {
      let point = window.convert(location, from: UIWindow?.none)
      if let view = window.hitTest(point, with: event) { return (window, view) }
    }
    return nil
  }

  private func grabbed(at location: CGPoint, in scene: UIWindowScene) -> (UIWindow, UIView)? {
    guard let view = scene.grabbableView, let window = view.window else { return nil }
    let point = view.convert(window.convert(location, from: UIWindow?.none), from: window)
    return view.point(inside: point, with: event) ? (window, view) : nil
  }

  /// Opens the context menu at a point on the screen. If there is none, begins a click that
  /// recognisers can follow.
  private func clickSecondarily(at location: CGPoint) {
    guard touches.isEmpty, let (window, hit) = hitForNewTouch(at: location) else { return }
    let point = window.convert(location, from: UIWindow?.none)
    for view in sequence(first: hit, next: \.superview) where view.isUserInteractionEnabled {
      for case let interaction as any SecondaryClickable in view.ownInteractions
      where interaction.clickSecondarily(at: view.convertFromWindow(point)) {
        return
      }
    }
    beginSecondaryClick(on: hit, in: window, at: location)
  }

  /// Shows the cursor of the view under the mouse, which can change without a movement. During a
  /// drag the cursor does not change. While interaction events are ignored, for example in a
  /// transition, no view is under the mouse.
  package func showCursor() {
    guard touches[.mouse] == nil else { return }
    var view = hoverLocation.flatMap { hitForNewTouch(at: $0)?.1 }
    hover.update(at: hoverLocation, over: view, modifiers: event.modifierFlags)
    toolTips.update(at: hoverLocation, over: view)
    var cursor: CursorShape?
    while let current = view, cursor == nil {
      cursor = current.hoverCursor
      view = current.superview
    }
    scene?.screen.cursor = cursor ?? .arrow
  }
}

extension PlatformEvent {
  /// Whether the event only moves a pointer.
  fileprivate var isMovement: Bool {
    if case .pointer(let pointer) = self { return pointer.phase == .moved }
    return false
  }
}

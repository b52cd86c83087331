import CoreGraphics

/// Determines which recognisers of a window recognise, and which touches its views receive.
///
/// All decisions are made here. A recogniser only follows its touches and requests states. Each
/// event is processed in this order: every recogniser receives the touches, from the innermost view
/// outwards; the touches of recognised gestures are cancelled in views; actions are called; views
/// receive the touches; gestures that are over are reset. Actions and views are the app's code and
/// can change anything, so every step reads the current state.
///
/// Recognisers that share a touch compete. The first one that requests recognition gets it, unless
/// its delegate or the touched view refuses, a recogniser that already recognises prevents it, or
/// it must wait for the failure of another one. The other recognisers then fail. A new kind of
/// gesture needs no changes here.
@MainActor
package final class GestureArbiter {
  /// The arbiter of recognisers without touches. It grants every request.
  static let detached = GestureArbiter()

  /// The greatest number of actions for one event. More actions mean an endless loop.
  private static let mostActions = 1000

  weak var window: UIWindow?
  /// The touches that are down, and those whose end their view has not received yet.
  private(set) var routes: [TouchRoute] = []
  /// The recognisers that take part in the current touches.
  package internal(set) var contenders: [UIGestureRecognizer] = []
  /// Whether there are no touches and no recogniser takes part in any.
  package var isIdle: Bool { routes.isEmpty && contenders.isEmpty }
  /// Whether touches are down, or the end of a touch has not been delivered yet.
  package var hasTouches: Bool { !routes.isEmpty }
  private(set) var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] =
    []
  private var isInTransaction = false
  /// The recogniser that is currently receiving touches.
  private(set) var notified: UIGestureRecognizer?
  private var event = UIEvent()

  package init() {}

  // MARK: Events

  /// Handles the changed touches of this window.
  func process(_ event: UIEvent) {
    let touches = event.orderedTouches.filter { $0.window === window && $0.phase != .stationary }
    process(touches, of: event)
  }

  /// Cancels all touches, because the window disappears or loses the focus.
  package func cancelAllTouches() {
    let down = routes.filter(\.isDown)
    for route in down { route.end(.cancelled) }
    process(down.map(\.touch), of: event)
    transaction {
      let waiting = contenders.filter { waitsWithoutTouches($0) }
      // None of them begins because another one of them fails.
      for recognizer in waiting { recognizer.record.heldState = nil }
      for recognizer in waiting { request(.failed, for: recognizer) }
    }
  }

  private func process(_ touches: [UITouch], of event: UIEvent) {
    self.event = event
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    let groups = phases.map { phase in (phase, touches.filter { $0.phase == phase }) }
      .filter { !$0.1.isEmpty }
    transaction {
      for (phase, touches) in groups {
        if phase == .began { for touch in touches { open(touch) } }
        notifyRecognizers(touches, phase)
      }
      drain()
      for (phase, touches) in groups { notifyViews(touches, phase) }
      drain()
      for touch in touches where !touch.isDown { close(touch) }
    }
  }

  /// Runs a change. After the outermost one, all its consequences are handled.
  func transaction(_ change: () -> Void) {
    guard !isInTransaction else { return change() }
    isInTransaction = true
    change()
    repeat { drain() } while resetFinished()
    // Touches that have ended must not retain anything.
    if routes.isEmpty, contenders.isEmpty { event = UIEvent() }
    isInTransaction = false
    assertInvariants()
  }

  /// Calls the enqueued actions, and delivers touches to views that no longer need to wait.
  private func drain() {
    var count = 0
    repeat {
      while !actions.isEmpty {
        count += 1
        guard count <= Self.mostActions else {
          Diagnostics.warn(
            "A gesture's action changes the gesture without end; it is not called again for that.")
          actions.removeAll()
          return
        }
        let (recognizer, state) = actions.removeFirst()
        recognizer.record.shownState = state
        recognizer.performActions()
        recognizer.record.shownState = nil
      }
    } while releaseWithheldTouches()
  }

  /// Enqueues a call of the recogniser's targets with its current state. They are called when all
  /// recognisers have received the touches.
  func enqueueAction(of recognizer: UIGestureRecognizer) {
    actions.append((recognizer, recognizer.record.state))
  }

  // MARK: Routes

  private func open(_ touch: UITouch) {
    guard !routes.contains(where: { $0.touch === touch }) else { return }
    for recognizer in contenders { recognizer.touchWillBegin(touch) }
    repeat { drain() } while resetFinished()
    let route = TouchRoute(touch: touch)
    if touch.source != .finger { route.viewPhase = .done }
    routes.append(route)
    var view = touch.view
    while let current = view {
      for recognizer in current.recognizers
      where !route.belongs(to: recognizer) && receives(recognizer, touch) {
        // A delegate can have ended the touch, for example by hiding the window.
        guard routes.contains(where: { $0 === route }) else { return }
        route.recognizers.append(recognizer)
        recognizer.arbiter = self
        recognizer.record.live.append(touch)
        recognizer.record.tracked.append(touch)
        recognizer.record.seen.append(touch)
        if !contenders.contains(where: { $0 === recognizer }) { contenders.append(recognizer) }
      }
      view = current.superview
    }
    touch.gestureRecognizers = route.recognizers
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, !recognizer.record.isOver, recognizer.follows(touch.source),
      // A gesture only has touches of a single source.
      recognizer.record.seen.allSatisfy({ $0.source == touch.source }),
      !recognizer.requiresExclusiveTouchType
        || recognizer.record.seen.allSatisfy({ $0.type == touch.type }),
      touch.source != .finger || recognizer.allows(touch.type), recognizer.shouldReceive(event),
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
      touch.source != .finger
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    else { return false }
    return recognizer.isEnabled && recognizer.view != nil
  }

  private func close(_ touch: UITouch) {
    for recognizer in contenders {
      recognizer.record.live.removeAll { $0 === touch }
      recognizer.record.tracked.removeAll { $0 === touch }
    }
    routes.removeAll { $0.touch === touch && $0.viewPhase == .done }
  }

  private func notifyRecognizers(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let concerned = touches.compactMap { touch in
      routes.first { $0.touch === touch }?.recognizers
    }.joined()
    var done: Set<ObjectIdentifier> = []
    for recognizer in concerned where done.insert(ObjectIdentifier(recognizer)).inserted {
      let own = touches.filter { touch in recognizer.record.tracked.contains { $0 === touch } }
      guard !own.isEmpty, !recognizer.record.isOver else { continue }
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      recognizer.record.lastMiddle =
        .middle(of: recognizer.record.tracked.map(\.windowLocation)) ?? .zero
      if let other = own.first(where: { $0.source != .finger }) {
        recognizer.follow(other, phase, with: event)
        continue
      }
      notified = recognizer
      switch phase {
      case .began: recognizer.touchesBegan(Set(own), with: event)
      case .moved: recognizer.touchesMoved(Set(own), with: event)
      case .ended: recognizer.touchesEnded(Set(own), with: event)
      case .cancelled: recognizer.touchesCancelled(Set(own), with: event)
      case .stationary: break
      }
      notified = nil
      grantPending(recognizer)
    }
  }

  /// Resets recognisers whose gestures are over and whose touches have ended. Returns whether there
  /// were any.
  private func resetFinished() -> Bool {
    let finished = contenders.filter { recognizer in
      let record = recognizer.record
      guard record.live.isEmpty else { return false }
      if record.isOver { return true }
      guard record.state == .possible, !recognizer.canContinueWithoutTouches else { return false }
      // A recogniser that is still undecided after its touches have ended fails. An app's own one
      // can still decide later, and others wait for it.
      return recognizer.failsWithoutTouches || !isAwaited(recognizer)
    }
    guard !finished.isEmpty else { return false }
    contenders.removeAll { recognizer in finished.contains { $0 === recognizer } }
    for recognizer in finished {
      let isOver = recognizer.record.isOver
      recognizer.record.clear()
      recognizer.record.assertInvariants()
      if isOver { recognizer.reset() }
    }
    grantHeld()
    return true
  }

  // MARK: Views

  private func notifyViews(_ touches: [UITouch], _ phase: UITouch.Phase) {
    var pending: [(view: UIView, routes: [TouchRoute])] = []
    for touch in touches {
      guard let route = routes.first(where: { $0.touch === touch }),
        let view = advance(route, phase)
      else { continue }
      if let index = pending.firstIndex(where: { $0.view === view }) {
        pending[index].routes.append(route)
      } else {
        pending.append((view, [route]))
      }
    }
    for (view, routes) in pending { deliver(view, routes, phase) }
  }

  /// Advances a route by one phase. Returns the view if it receives the phase.
  private func advance(_ route: TouchRoute, _ phase: UITouch.Phase) -> UIView? {
    guard let view = route.touch.view else {
      route.viewPhase = .done
      return nil
    }
    switch (route.viewPhase, phase) {
    case (.new, .began), (.withheld, .began):
      guard !route.isTakenFromView, mayBegin(route, in: view) else {
        route.viewPhase = .done
        return nil
      }
      guard !route.isHeldUp(by: { $0.delaysTouchesBegan }) else {
        route.viewPhase = .withheld
        return nil
      }
      guard view.isGiven(route.touch, with: event) else {
        route.viewPhase = .done
        return nil
      }
      route.viewPhase = .begun
      return view
    case (.begun, .moved):
      return view
    case (.begun, .ended):
      let waits = route.isHeldUp(by: { delaysEnd($0) })
      route.viewPhase = waits ? .endWithheld : .done
      return waits ? nil : view
    case (.begun, .cancelled):
      route.viewPhase = .done
      return view
    case (.new, .cancelled), (.withheld, .cancelled):
      route.viewPhase = .done
      return nil
    default:
      return nil
    }
  }

  /// Whether a view receives a new touch in addition to those that are down.
  private func mayBegin(_ route: TouchRoute, in view: UIView) -> Bool {
    for other in routes where other !== route && other.viewPhase == .begun {
      guard let otherView = other.touch.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || otherView.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  /// Whether an undecided recogniser delays the end of touches for views. It does not while it
  /// waits for a recogniser that may never decide, so that no view stays touched.
  private func delaysEnd(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delaysTouchesEnded && recognizer.canContinueWithoutTouches
      && !waitsWithoutTouches(recognizer)
  }

  /// Delivers touches to a view as if they were in this phase.
  private func deliver(_ view: UIView, _ routes: [TouchRoute], _ phase: UITouch.Phase) {
    for route in routes { route.overridePhase(phase) }
    let touches = Set(routes.map(\.touch))
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
    for route in routes { route.restoreOwnPhase() }
  }

  /// Cancels a touch in its view.
  func cancelInView(_ route: TouchRoute) {
    let wasNotified = route.viewPhase == .begun || route.viewPhase == .endWithheld
    route.viewPhase = .done
    if wasNotified, let view = route.touch.view { deliver(view, [route], .cancelled) }
    if !route.isDown { routes.removeAll { $0 === route } }
  }

  /// Delivers delayed touches that no longer need to wait. Returns whether there were any.
  private func releaseWithheldTouches() -> Bool {
    var hasReleased = false
    for route in routes {
      if route.viewPhase == .withheld, !route.isHeldUp(by: { $0.delaysTouchesBegan }),
        let view = advance(route, .began)
      {
        hasReleased = true
        deliver(view, [route], .began)
        if !route.isDown, let view = advance(route, .ended) {
          deliver(view, [route], .ended)
        }
      } else if route.viewPhase == .endWithheld,
        !route.isHeldUp(by: { delaysEnd($0) })
      {
        hasReleased = true
        route.viewPhase = .done
        if let view = route.touch.view { deliver(view, [route], .ended) }
      }
    }
    routes.removeAll { $0.viewPhase == .done && !$0.isDown }
    return hasReleased
  }

  /// Ends the touches and gestures of a view and its descendants, before it leaves the window.
  func viewWillLeave(_ view: UIView) {
    transaction {
      for recognizer in contenders where recognizer.view?.isInSubtree(of: view) ?? false {
        cancel(recognizer)
      }
      for route in routes where route.touch.view?.isInSubtree(of: view) ?? false {
        cancelInView(route)
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture can still be recognised after all its touches have ended.
  var canContinueWithoutTouches: Bool { record.heldState != nil || awaitsMoreTouches }

  fileprivate func allows(_ type: UITouch.TouchType) -> Bool {
    allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }
}

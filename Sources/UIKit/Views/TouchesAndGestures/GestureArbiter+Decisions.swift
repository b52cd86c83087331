import CoreGraphics

/// Determines which recognisers recognise.
extension GestureArbiter {
  /// Handles a recogniser's request for a state. An illegal transition is replaced by the nearest
  /// legal one.
  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    transaction {
      switch (recognizer.record.state, state) {
      case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _):
        return
      case (.possible, .failed), (.possible, .cancelled):
        fail(recognizer)
      case (.possible, .ended):
        recognize(recognizer, as: .ended)
      case (.possible, .began), (.possible, .changed):
        recognize(recognizer, as: .began)
      case (_, let state) where recognizer.record.isGrantPending:
        change(pending: recognizer, to: state)
      case (_, .began), (_, .changed):
        enter(.changed, recognizer)
      case (_, .ended):
        enter(.ended, recognizer)
      case (_, .cancelled), (_, .failed), (_, .possible):
        enter(.cancelled, recognizer)
      }
    }
  }

  /// Cancels a recogniser because it was disabled, was removed or has lost its view.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard contenders.contains(where: { $0 === recognizer }) else { return }
    request(.cancelled, for: recognizer)
  }

  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.record.state = state
    enqueueAction(of: recognizer)
    addDetached(recognizer)
  }

  /// Adds a recogniser whose state was set without touches, so that it is reset, too.
  private func addDetached(_ recognizer: UIGestureRecognizer) {
    guard recognizer.record.isOver, !contenders.contains(where: { $0 === recognizer }) else {
      return
    }
    contenders.append(recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.record.state == .possible else { return }
    recognizer.record.state = .failed
    recognizer.record.heldState = nil
    addDetached(recognizer)
    grantHeld()
  }

  private func recognize(
    _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State
  ) {
    if let held = recognizer.record.heldState {
      // The gesture has ended before it was allowed to begin.
      if held == .began, state == .ended { fail(recognizer) }
      return
    }
    guard !isPrevented(recognizer), shouldBegin(recognizer) else { return fail(recognizer) }
    // The delegate can have disabled the recogniser.
    guard recognizer.record.state == .possible else { return }
    if hasToWait(recognizer) {
      recognizer.record.heldState = state
    } else if notified === recognizer {
      // A subclass can still set another state before it returns.
      setState(state, of: recognizer)
      recognizer.record.isGrantPending = true
    } else {
      grant(recognizer, state)
    }
  }

  /// Grants the state that a recogniser has requested while it received touches.
  func grantPending(_ recognizer: UIGestureRecognizer) {
    guard recognizer.record.isGrantPending else { return }
    recognizer.record.isGrantPending = false
    applyConsequences(of: recognizer)
  }

  /// Changes the state of a recogniser that has requested to begin in the same call. If it also
  /// cancels itself in that call, it has not begun: nothing is notified, and it prevents no other
  /// recogniser.
  private func change(
    pending recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State
  ) {
    switch state {
    case .began, .changed: break
    case .ended:
      grantPending(recognizer)
      enter(.ended, recognizer)
    case .cancelled, .failed, .possible:
      recognizer.record.isGrantPending = false
      recognizer.record.state = .possible
      fail(recognizer)
    }
  }

  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegateAllowsBeginning,
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    let touched = recognizer.record.tracked.compactMap(\.view).filter { $0 !== recognizer.view }
    return touched.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
  }

  private func grant(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    setState(state, of: recognizer)
    applyConsequences(of: recognizer)
  }

  private func setState(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    recognizer.record.heldState = nil
    recognizer.record.state = state
    recognizer.willBegin()
  }

  /// Handles a recognised gesture: its targets are called, other recognisers fail, and its touches
  /// are cancelled in views.
  private func applyConsequences(of recognizer: UIGestureRecognizer) {
    enqueueAction(of: recognizer)
    addDetached(recognizer)
    for other in contenders where other !== recognizer && other.record.state == .possible {
      if waits(other, for: recognizer) || prevents(recognizer, other) { fail(other) }
    }
    if recognizer.cancelsTouchesInView {
      let record = recognizer.record
      for route in routes where record.seen.contains(where: { $0 === route.touch }) {
        cancelInView(route)
      }
    }
  }

  // MARK: Prevention

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains { other in
      other !== recognizer && other.record.isRecognized && prevents(other, recognizer)
    }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner.record.sharesTouch(with: other.record) && winner.canPrevent(other)
      && other.canBePrevented(by: winner) && !mayRecognizeTogether(winner, other)
  }

  private func mayRecognizeTogether(
    _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
  ) -> Bool {
    first.delegateAllowsRecognition(with: second) || second.delegateAllowsRecognition(with: first)
  }

  // MARK: Failure requirements

  /// Whether the recogniser must wait for the failure of another, undecided one.
  private func hasToWait(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains { other in
      other !== recognizer && other.record.state == .possible && waits(recognizer, for: other)
    }
  }

  /// Whether a recogniser that may begin otherwise waits for the failure of this undecided one.
  func isAwaited(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains { other in
      other !== recognizer && other.record.state == .possible && other.record.heldState != nil
        && waits(other, for: recognizer)
    }
  }

  /// Whether a recogniser waits, perhaps through others, for one of an app's own that is undecided
  /// and has no touches left.
  func waitsWithoutTouches(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.record.state == .possible, recognizer.record.heldState != nil else {
      return false
    }
    return contenders.contains { other in
      guard other !== recognizer, other.record.state == .possible else { return false }
      let isUndecided =
        !other.failsWithoutTouches && !other.record.live.contains(where: \.isDown)
      return waits(recognizer, for: other) && (isUndecided || waitsWithoutTouches(other))
    }
  }

  /// Whether `recognizer` waits directly for the failure of `other`, and `other` does not also wait
  /// for it.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    guard requires(recognizer, other) else { return false }
    guard reaches(from: other, to: recognizer) else { return true }
    reportCycle(through: recognizer, other)
    return false
  }

  /// Warns once about a cycle, whichever of its recognisers comes first.
  private func reportCycle(through first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
    guard !first.isReportedInCycle || !second.isReportedInCycle else { return }
    let circle = contenders.filter { member in
      member === first || (reaches(from: first, to: member) && reaches(from: member, to: first))
    }
    for member in circle { member.isReportedInCycle = true }
    let names = circle.map { $0.name ?? "\(type(of: $0))" }.joined(separator: ", ")
    Diagnostics.warn(
      "Gesture recognisers that wait for each other's failure in a circle don't wait: \(names).")
  }

  private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.requirements.contains(where: { $0.recognizer === other }) { return true }
    guard recognizer.record.sharesTouch(with: other.record) else { return false }
    let key = ObjectIdentifier(other)
    if let known = recognizer.record.waitsFor[key] { return known }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false)
    recognizer.record.waitsFor[key] = answer
    return answer
  }

  private func reaches(from start: UIGestureRecognizer, to goal: UIGestureRecognizer) -> Bool {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
    var pending = [start]
    while let current = pending.popLast() {
      for next in contenders where next !== current && requires(current, next) {
        if next === goal { return true }
        if visited.insert(ObjectIdentifier(next)).inserted { pending.append(next) }
      }
    }
    return false
  }

  /// Lets recognisers begin whose failure requirements are now met.
  func grantHeld() {
    for recognizer in contenders {
      guard let state = recognizer.record.heldState, recognizer.record.state == .possible,
        !hasToWait(recognizer)
      else { continue }
      if isPrevented(recognizer) { fail(recognizer) } else { grant(recognizer, state) }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var delegateAllowsBeginning: Bool {
    guard let delegate else { return true }
    return TransitionTrace.gestureCall(delegate, "gestureRecognizerShouldBegin(_:)", [self]) {
      delegate.gestureRecognizerShouldBegin(self)
    }
  }

  fileprivate func delegateAllowsRecognition(with other: UIGestureRecognizer) -> Bool {
    guard let delegate else { return false }
    let name = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    return TransitionTrace.gestureCall(delegate, name, [self, other]) {
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    }
  }
}

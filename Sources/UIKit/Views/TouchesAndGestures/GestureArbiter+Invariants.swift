extension GestureArbiter {
  /// Checks the invariants between two transactions, in debug builds only.
  func assertInvariants() {
    // The call is inside an assertion, so that release builds do not iterate over the recognisers.
    assert(checkInvariants())
  }

  private func checkInvariants() -> Bool {
    assert(routes.areUnique(by: \.touch), "A touch is in two routes.")
    assert(contenders.areUnique(by: \.self), "A recogniser contends twice.")
    assert(actions.isEmpty, "An action was not called.")
    assert(
      routes.allSatisfy { $0.isDown || $0.viewPhase != .done },
      "A touch is up, its view knows it, and it still has a route.")
    for recognizer in contenders {
      recognizer.record.assertInvariants()
      assert(
        !recognizer.record.isOver || !recognizer.record.live.isEmpty,
        "A gesture is over, its touches are up, and it was not reset.")
      assert(
        recognizer.record.live.allSatisfy { touch in routes.contains { $0.touch === touch } },
        "A recogniser follows a touch that has no route.")
    }
    for route in routes { route.assertInvariants() }
    return true
  }
}

extension GestureRecord {
  /// Checks the invariants that hold whenever no step of the arbiter is running.
  func assertInvariants() {
    assert(heldState == nil || state == .possible, "A state is held that was granted already.")
    assert(live.areUnique(by: \.self), "A touch is down twice.")
    assert(
      (live + tracked).allSatisfy { touch in seen.contains { $0 === touch } },
      "A touch is followed that was never seen.")
  }
}

extension TouchRoute {
  /// Checks the invariants that hold between two transactions.
  func assertInvariants() {
    assert(recognizers.areUnique(by: \.self), "A touch is routed to a recogniser twice.")
  }
}

extension Array {
  /// Whether all elements have different objects.
  fileprivate func areUnique<Object: AnyObject>(by object: (Element) -> Object) -> Bool {
    Set(map { ObjectIdentifier(object($0)) }).count == count
  }
}

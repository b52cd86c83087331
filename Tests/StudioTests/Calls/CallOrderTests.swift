import Testing

@testable import Studio

/// What differs from the documented order of calls is found, and nothing else.
@MainActor
struct CallOrderTests {
  /// The mark of each of some calls to one object. A call is written as in Swift, with the texts of
  /// its arguments.
  private func marks(_ calls: String..., isFromBeginning: Bool = true) -> [String?] {
    var order = CallOrder(isFromBeginning: isFromBeginning)
    return calls.map { order.mark(call($0, number: 1)) }
  }

  /// - Parameter argument: the number of the object that is its first argument.
  private func call(_ text: String, number: Int, argument: Int? = nil) -> RecordedCall {
    let parts = text.split(separator: " ").map(String.init)
    return RecordedCall(
      object: "Object\(number)", number: number, method: parts[0],
      arguments: parts.dropFirst().map { RecordedCall.Argument($0, number: argument) })
  }

  @Test func appearanceInOrderHasNoMark() {
    let calls = marks(
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)")
    #expect(calls.allSatisfy { $0 == nil })
    // A cancelled transition turns round.
    let cancelled = marks(
      "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewWillAppear(_:)",
      "viewDidAppear(_:)")
    #expect(cancelled.allSatisfy { $0 == nil })
  }

  @Test func appearanceOutOfOrderIsMarked() {
    #expect(
      marks("viewDidLoad()", "viewDidAppear(_:)")
        == [nil, "viewWillAppear(_:) is expected before viewDidAppear(_:)."])
    #expect(
      marks("viewWillAppear(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)")
        == [nil, nil, "viewWillDisappear(_:) is expected before viewDidDisappear(_:)."])
    #expect(
      marks("viewWillAppear(_:)", "viewWillAppear(_:)").last
        == "viewWillDisappear(_:) is expected before viewWillAppear(_:) is called again.")
    #expect(
      marks("viewWillAppear(_:)", "viewDidLoad()").last
        == "viewDidLoad() is expected once, before the view appears.")
    #expect(
      marks("viewWillAppear(_:)", "viewDidAppear(_:)", "viewIsAppearing(_:)").last
        == "viewIsAppearing(_:) is expected once, after viewWillAppear(_:).")
    #expect(
      marks("viewDidLoad()", "viewWillDisappear(_:)").last
        == "viewWillAppear(_:) is expected before viewWillDisappear(_:).")
  }

  @Test func aCallWithoutTheOneBeforeIsMarked() {
    #expect(
      marks("viewDidLoad()", "didMove(toParent:) nil").last
        == "willMove(toParent:) is expected before didMove(toParent:).")
    #expect(
      marks("willMove(toParent:) Parent", "didMove(toParent:) nil").last
        == "didMove(toParent:) is expected with the same argument as willMove(toParent:) before: "
        + "Parent.")
    #expect(
      marks("willMove(toParent:) Parent", "didMove(toParent:) Parent").allSatisfy { $0 == nil })
    #expect(
      marks("presentationTransitionWillBegin()", "presentationTransitionWillBegin()").last
        == "presentationTransitionDidEnd(_:) is expected before presentationTransitionWillBegin() "
        + "is called again.")
    #expect(
      marks("dismissalTransitionWillBegin()", "presentationTransitionDidEnd(_:) true").last
        == "presentationTransitionWillBegin() is expected before presentationTransitionDidEnd(_:).")
  }

  /// The marks of a transition's calls: of the animator 1, of the interaction 2, of the context 3.
  private func transition(_ calls: (Int, String)...) -> [String?] {
    var order = CallOrder(isFromBeginning: true)
    return calls.map { number, text in
      let hasContext = text.contains("using:") || text.hasPrefix("start")
      return order.mark(
        call(hasContext ? text + " context" : text, number: number, argument: hasContext ? 3 : nil))
    }
  }

  @Test func aTransitionInOrderHasNoMark() {
    let calls = transition(
      (1, "transitionDuration(using:)"), (1, "animateTransition(using:)"),
      (3, "completeTransition(_:) true"), (1, "animationEnded(_:) true"))
    #expect(calls.allSatisfy { $0 == nil })
    let interactive = transition(
      (1, "transitionDuration(using:)"), (2, "startInteractiveTransition(_:)"),
      (1, "animateTransition(using:)"), (2, "update(_:) 0.2"), (2, "pause()"),
      (2, "update(_:) 0.5"), (2, "finish()"), (2, "pause()"), (2, "update(_:) 0.3"),
      (2, "cancel()"), (3, "completeTransition(_:) false"), (1, "animationEnded(_:) false"),
      // A late call is ignored by UIKit.
      (2, "update(_:) 0.6"))
    #expect(interactive.allSatisfy { $0 == nil })
  }

  @Test func aTransitionOutOfOrderIsMarked() {
    #expect(
      transition((1, "animateTransition(using:)"))
        == ["transitionDuration(using:) is expected before animateTransition(using:)."])
    #expect(
      transition(
        (1, "transitionDuration(using:)"), (1, "animateTransition(using:)"),
        (3, "completeTransition(_:) true"), (3, "completeTransition(_:) true")
      ).last
        == "completeTransition(_:) is expected once for a transition; this call is ignored.")
    #expect(
      transition(
        (1, "transitionDuration(using:)"), (1, "animateTransition(using:)"),
        (1, "animationEnded(_:) false")
      ).last == "completeTransition(_:) of the context is expected before animationEnded(_:).")
    #expect(
      transition(
        (2, "startInteractiveTransition(_:)"), (3, "cancelInteractiveTransition()"),
        (3, "completeTransition(_:) true")
      ).last
        == "completeTransition(false) is expected for a transition that was cancelled: "
        + "pass !context.transitionWasCancelled.")
    #expect(
      transition(
        (2, "startInteractiveTransition(_:)"), (2, "finish()"), (2, "update(_:) 0.5")
      ).last == "update(_:) is expected before the transition is finished or cancelled.")
    #expect(
      transition((2, "startInteractiveTransition(_:)"), (2, "finish()"), (2, "cancel()")).last
        == "A transition is expected to be finished or cancelled once.")
  }

  /// A recording of the last minute has no calls of before.
  @Test func whatMayHaveBeenBeforeIsNotMissed() {
    #expect(marks("viewDidAppear(_:)", isFromBeginning: false) == [nil])
    #expect(
      marks("viewDidAppear(_:)", "viewDidDisappear(_:)", isFromBeginning: false).last
        == "viewWillDisappear(_:) is expected before viewDidDisappear(_:).")
    #expect(marks("didMove(toParent:) nil", isFromBeginning: false) == [nil])
  }

  @Test func objectsThatAreForgottenAreNotMissed() {
    var order = CallOrder(isFromBeginning: true)
    for number in 1...100 { _ = order.mark(call("viewWillAppear(_:)", number: number)) }
    #expect(order.count == 100)
    order.keep([1, 2])
    #expect(order.count == 2)
    #expect(order.mark(call("viewDidAppear(_:)", number: 50)) == nil)
    #expect(order.mark(call("viewDidAppear(_:)", number: 1)) == nil)
    #expect(order.mark(call("viewDidDisappear(_:)", number: 1)) != nil)
  }
}

/// The documented order of the calls of transitions: to animators, to interaction controllers, and
/// to contexts.
struct TransitionOrder {
  /// The state of one transition.
  private struct Transition {
    var hasDuration = false
    var animates = false
    var isInteractive = false
    var release: Release?
    var isComplete = false
  }

  private enum Release { case finished, cancelled }

  /// UIKit's animators of `transition(from:to:)` and of scrolled pages: they end without a call of
  /// their context.
  private static let animatorsWithoutContext: Set = ["ChildTransition", "PageScrollAnimator"]

  /// A call of one transition.
  private enum Step {
    case duration, animation, interruptible, start, update, pause, completion, end
    case release(Release)

    init?(_ method: String) {
      switch method {
      case "transitionDuration(using:)": self = .duration
      case "animateTransition(using:)": self = .animation
      case "interruptibleAnimator(using:)": self = .interruptible
      case "startInteractiveTransition(_:)": self = .start
      case "update(_:)", "updateInteractiveTransition(_:)": self = .update
      case "pause()", "pauseInteractiveTransition()": self = .pause
      case "finish()", "finishInteractiveTransition()": self = .release(.finished)
      case "cancel()", "cancelInteractiveTransition()": self = .release(.cancelled)
      case "completeTransition(_:)": self = .completion
      case "animationEnded(_:)": self = .end
      default: return nil
      }
    }
  }

  /// The transitions by the number of their context.
  private var transitions: [Int: Transition] = [:]
  /// The context that an animator got last, and the one that an interaction controller drives, by
  /// the number of the object.
  private var ofAnimators: [Int: Int] = [:]
  private var ofInteractions: [Int: Int] = [:]

  /// - Returns: what was expected instead; nil for a call in order, and for one of another kind.
  mutating func mark(_ call: RecordedCall, isKnown: Bool) -> String? {
    guard let step = Step(call.method), let context = context(of: call, step) else { return nil }
    let isFirst = transitions[context] == nil
    var transition = transitions[context] ?? Transition()
    let mark = Self.mark(step, call, &transition)
    transitions[context] = transition
    if transition.isComplete {
      // Calls to the interaction controller concern the next transition, or are ignored.
      ofInteractions = ofInteractions.filter { $0.value != context }
    }
    return isKnown || !isFirst ? mark : nil
  }

  /// The number of the context of a call; nil for a call that belongs to no known transition.
  private mutating func context(of call: RecordedCall, _ step: Step) -> Int? {
    switch step {
    case .duration, .animation, .interruptible:
      ofAnimators[call.number] = call.arguments.first?.number
      return ofAnimators[call.number]
    case .start:
      ofInteractions[call.number] = call.arguments.first?.number
      return ofInteractions[call.number]
    case .end: return ofAnimators.removeValue(forKey: call.number)
    case .completion: return call.number
    case .update, .pause, .release:
      // The methods of a percent-driven interaction have short names.
      return call.method.contains("Interactive") ? call.number : ofInteractions[call.number]
    }
  }

  private static func mark(
    _ step: Step, _ call: RecordedCall, _ transition: inout Transition
  ) -> String? {
    switch step {
    case .duration: transition.hasDuration = true
    case .start: transition.isInteractive = true
    case .interruptible: break
    // The interaction is grabbed again, so its release no longer counts.
    case .pause: transition.release = nil
    case .animation:
      defer { transition.animates = true }
      if transition.animates {
        return "animateTransition(using:) is expected once for a transition."
      }
      guard transition.hasDuration || transition.isInteractive else {
        return "transitionDuration(using:) is expected before animateTransition(using:)."
      }
    case .update:
      // An interaction controller that continues the transition itself after the release still
      // reports progress to its context.
      let isOfContext = call.method.contains("Interactive")
      guard transition.release == nil || isOfContext, !transition.isComplete else {
        return "\(call.method) is expected before the transition is finished or cancelled."
      }
    case .release(let release):
      defer { transition.release = release }
      guard transition.release ?? release == release, !transition.isComplete else {
        return "A transition is expected to be finished or cancelled once."
      }
    case .completion:
      defer { transition.isComplete = true }
      return markCompletion(call, transition)
    case .end:
      guard transition.isComplete || Self.animatorsWithoutContext.contains(call.object) else {
        return "completeTransition(_:) of the context is expected before animationEnded(_:)."
      }
    }
    return nil
  }

  private static func markCompletion(_ call: RecordedCall, _ transition: Transition) -> String? {
    guard !transition.isComplete else {
      return "completeTransition(_:) is expected once for a transition; this call is ignored."
    }
    guard transition.release == .cancelled, call.arguments.first?.text == "true" else {
      return nil
    }
    return "completeTransition(false) is expected for a transition that was cancelled: "
      + "pass !context.transitionWasCancelled."
  }

  /// Forgets all but the objects with some numbers.
  mutating func keep(_ numbers: Set<Int>) {
    transitions = transitions.filter { numbers.contains($0.key) }
    ofAnimators = ofAnimators.filter { numbers.contains($0.key) }
    ofInteractions = ofInteractions.filter { numbers.contains($0.key) }
  }
}

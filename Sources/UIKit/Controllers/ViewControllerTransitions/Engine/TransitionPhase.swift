/// Where a transition is between the call that asks for it and its end.
///
/// It is the only state of a transition. Which event is legal in which phase is decided by
/// `after(_:)` alone; everything else asks it.
enum TransitionPhase: Equatable {
  enum Outcome { case finished, cancelled }

  /// It was asked for and starts at the end of the turn; the screen shows nothing of it.
  case requested
  /// The hierarchy is set up and the first calls are made; the animator has not been called.
  case preparing
  /// Time moves it.
  case running
  /// A gesture or a program holds it; its driver knows how far it is.
  case interactive
  /// It was released and moves to an end.
  case settling(Outcome)
  case ended(Outcome)

  /// What may happen to a transition.
  enum Event: Equatable {
    case prepare
    /// Time starts to move it.
    case run
    /// An interaction controller has it, from its start or in mid-flight.
    case hold
    /// The interaction controller gives it away.
    case release(Outcome)
    case end(Outcome)
  }

  /// The phase that an event leads to; nil where the event is not legal and is to be ignored.
  func after(_ event: Event) -> TransitionPhase? {
    switch (self, event) {
    case (.requested, .prepare): .preparing
    case (.preparing, .run), (.interactive, .run): .running
    case (.preparing, .hold), (.running, .hold), (.settling, .hold): .interactive
    case (.running, .release(let outcome)), (.interactive, .release(let outcome)):
      .settling(outcome)
    // The way of a release decides, regardless of the animator says.
    case (.settling(.cancelled), .end), (.requested, .end): .ended(.cancelled)
    case (.preparing, .end(let outcome)), (.running, .end(let outcome)),
      (.interactive, .end(let outcome)), (.settling(.finished), .end(let outcome)):
      .ended(outcome)
    default: nil
    }
  }

  /// Whether it goes back to its start, or has done so.
  var isCancelled: Bool {
    switch self {
    case .settling(let outcome), .ended(let outcome): outcome == .cancelled
    case .requested, .preparing, .running, .interactive: false
    }
  }

  /// Whether time alone brings the end nearer.
  var movesByItself: Bool {
    switch self {
    case .running, .settling: true
    case .requested, .preparing, .interactive, .ended: false
    }
  }

  var hasEnded: Bool { if case .ended = self { true } else { false } }
}

/// The phase of a transition, from the call that requests it to its end.
///
/// It is the only state of a transition. Only `after(_:)` decides which event is legal in which
/// phase.
enum TransitionPhase: Equatable {
  enum Outcome { case finished, cancelled }

  /// It was requested and starts at the end of the turn; the screen shows nothing of it.
  case requested
  /// The hierarchy is set up and the first calls are made; the animator has not been called.
  case preparing
  /// Time moves it.
  case running
  /// A gesture or a program holds it; its driver keeps the progress.
  case interactive
  /// It was released and moves to an end.
  case settling(Outcome)
  case ended(Outcome)

  /// An event of a transition.
  enum Event: Equatable {
    case prepare
    /// Time starts to move it.
    case run
    /// An interaction controller takes control, at the start or while it runs.
    case hold
    /// The interaction controller releases it.
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
    // The outcome of a release takes precedence over the animator's.
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

  /// Whether the transition proceeds without an interaction controller.
  var movesByItself: Bool {
    switch self {
    case .running, .settling: true
    case .requested, .preparing, .interactive, .ended: false
    }
  }

  var hasEnded: Bool { if case .ended = self { true } else { false } }
}

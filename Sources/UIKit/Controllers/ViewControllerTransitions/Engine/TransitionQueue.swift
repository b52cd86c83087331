/// What a container shows, as a value.
protocol TransitionModel {
  /// Who arrives and who departs.
  associatedtype Difference
  func difference(from former: Self) -> Difference
}

/// What a container is asked to show while one of its transitions runs, or is about to.
///
/// The container's model changes in the call that asks for it; the screen follows. What is asked
/// for while a transition runs by itself waits for its end, the last request in place of the ones
/// before. While an interaction controller holds the transition changes are refused, and while a
/// cancelled one goes back they are postponed and then made on what is left.
@MainActor
final class TransitionQueue<Model: TransitionModel, Request> {
  /// What becomes of a change that is asked for now.
  enum Admission { case now, afterTransition, postponed, refused }

  /// What was asked for last.
  var model: Model
  /// What the screen showed when it was last at rest.
  private(set) var atRest: Model
  /// What is shown next, as the model has changed while a transition ran.
  private(set) var waiting: Request?
  /// The transition that runs or is requested; the application keeps it.
  private weak var current: ViewControllerTransition?
  private var postponed: [() -> Void] = []

  init(_ model: Model) { (self.model, atRest) = (model, model) }

  /// The transition that was asked for in this turn, and has not begun.
  var requested: ViewControllerTransition? { current?.phase == .requested ? current : nil }

  /// The transition that is on the screen.
  var running: ViewControllerTransition? {
    guard let current, current.phase != .requested, !current.phase.hasEnded else { return nil }
    return current
  }

  /// Whether an interaction controller holds the transition.
  var isHeld: Bool { running?.isInteractive ?? false }

  var admission: Admission {
    guard let running else { return .now }
    if running.isInteractive { return .refused }
    return running.wasCancelled ? .postponed : .afterTransition
  }

  /// What leads from the last rest to what was asked for.
  var difference: Model.Difference { model.difference(from: atRest) }

  func begin(_ transition: ViewControllerTransition) { current = transition }

  /// Shows a request once the transition that runs has ended.
  ///
  /// - Returns: the request that it takes the place of.
  @discardableResult
  func wait(_ request: Request) -> Request? {
    defer { waiting = request }
    return waiting
  }

  /// Changes the request that waits.
  func changeWaiting(_ change: (Request) -> Request) { waiting = waiting.map(change) }

  func postpone(_ change: @escaping () -> Void) { postponed.append(change) }

  /// The screen rests with a model: the one that was asked for, unless said otherwise.
  func rest(with model: Model? = nil) { atRest = model ?? self.model }

  /// Another container took something: it is neither asked for nor what the screen rests with.
  func forget(_ change: (inout Model) -> Void) {
    change(&model)
    change(&atRest)
  }

  /// What was asked for since the last rest is taken back, unless something waits that counts more.
  ///
  /// - Returns: whether it was.
  func restore(_ isStillPossible: (Model) -> Model) -> Bool {
    guard waiting == nil else { return false }
    model = isStillPossible(atRest)
    return true
  }

  /// The transition has ended: dequeues what waits, and then makes what was postponed.
  func resume(_ show: (Request) -> Void) {
    if running == nil, let next = waiting {
      waiting = nil
      show(next)
    }
    let changes = postponed
    postponed.removeAll()
    for change in changes { change() }
  }
}

/// The content of a container as a value: for example, a stack of controllers.
protocol TransitionModel {
  /// The controllers that arrive and depart.
  associatedtype Difference
  func difference(from former: Self) -> Difference
}

/// The requests to a container to show something else, in particular those that are made while one
/// of its transitions runs or is requested.
///
/// The container's model changes in the call that requests it; the screen follows. A request that
/// is made while a transition runs by itself waits for its end, and replaces an earlier one that
/// waits. While an interaction controller holds the transition, changes are refused. While a
/// cancelled transition reverses, changes are postponed, and then applied to the restored model.
@MainActor
final class TransitionQueue<Model: TransitionModel, Request> {
  /// Whether a change that is requested now can be made, and when.
  enum Admission { case now, afterTransition, postponed, refused }

  /// The model as requested last.
  var model: Model
  /// The model that the screen showed when it was last at rest.
  private(set) var atRest: Model
  /// The request that is shown next, because the model has changed while a transition ran.
  private(set) var waiting: Request?
  /// The transition that runs or is requested; the application holds it.
  private weak var current: ViewControllerTransition?
  private var postponed: [() -> Void] = []

  init(_ model: Model) { (self.model, atRest) = (model, model) }

  /// The transition that was requested in this turn, and has not begun.
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

  /// The difference between the model at rest and the requested one.
  var difference: Model.Difference { model.difference(from: atRest) }

  func begin(_ transition: ViewControllerTransition) { current = transition }

  /// Enqueues a request until the running transition has ended.
  ///
  /// - Returns: the request that it replaces.
  @discardableResult
  func wait(_ request: Request) -> Request? {
    defer { waiting = request }
    return waiting
  }

  /// Changes the request that waits.
  func changeWaiting(_ change: (Request) -> Request) { waiting = waiting.map(change) }

  func postpone(_ change: @escaping () -> Void) { postponed.append(change) }

  /// Called when the screen is at rest and shows a model; nil stands for the requested one.
  func rest(with model: Model? = nil) { atRest = model ?? self.model }

  /// Applies a change to the requested model and to the one at rest: another container took a
  /// controller, which must not come back if a transition is cancelled.
  func applyToBothModels(_ change: (inout Model) -> Void) {
    change(&model)
    change(&atRest)
  }

  /// Undoes the changes since the last rest, unless a waiting request takes precedence.
  ///
  /// - Returns: whether they were undone.
  @discardableResult
  func restore(_ isStillPossible: (Model) -> Model) -> Bool {
    guard waiting == nil else { return false }
    model = isStillPossible(atRest)
    return true
  }

  /// The transition has ended: dequeues the waiting request, and then makes the postponed changes.
  func resume(_ show: (Request) -> Void) {
    if running == nil, let next = waiting {
      waiting = nil
      // A callback at the end of the transition may have requested a newer one, which replaces it.
      if requested == nil { show(next) }
    }
    let changes = postponed
    postponed.removeAll()
    for change in changes { change() }
  }
}

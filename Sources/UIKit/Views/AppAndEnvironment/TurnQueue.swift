import CoreGraphics
import ObjectiveCSupport

/// The requests of a scene's turn. They start at the end of the turn.
///
/// A turn is one delivery to the program's code: a touch phase, a key, an action, a timer, a round
/// of display links, or the completions of a frame. It ends before the system delivers anything
/// else, at the latest when the next frame is made. At its end everything is laid out. Then the
/// requests of containers start, then presentations and dismissals, and the views that these have
/// invalidated are laid out. Requests that are made meanwhile start at the end of the next turn, so
/// there is one pass and no loop.
@MainActor
package final class TurnQueue {
  /// The stage of the end of a turn at which a request starts.
  enum Stage { case containers, presentations }

  /// The calls of an interaction controller before its transition has started.
  private struct EarlyInteraction {
    let interactor: AnyObject
    var update: (@MainActor () -> Void)?
    var release: (@MainActor () -> Void)?
  }

  private struct Start {
    let owner: AnyObject
    /// The view whose layout starts the request.
    weak var view: UIView?
    let body: () -> Void
  }

  private var containers: [Start] = []
  private var presentations: [Start] = []
  private var earlyInteractions: [ObjectIdentifier: EarlyInteraction] = [:]
  /// What is released at the end of the turn.
  private var retained: [AnyObject] = []
  private var isEnding = false
  /// Whether a request has started or ended since the invariants were last checked.
  private var isUnchecked = false
  /// The scene that owns the queue.
  private unowned let scene: UIWindowScene

  init(scene: UIWindowScene) { self.scene = scene }

  private func layOut() { scene.screen.layerTree.layOut() }

  /// Requests a frame, which ends the turn at the latest.
  private func wake() { scene.screen.layerTree.setNeedsFrame() }

  /// Runs a request as code of the scene, without the state of callers.
  private func run(_ body: () -> Void) {
    scene.enter { AmbientState.outside(body) }
  }

  /// Whether no request is waiting for the end of the turn.
  package var isEmpty: Bool { containers.isEmpty && presentations.isEmpty }

  /// Calls `body` at the end of the turn. A later request of the same owner replaces the earlier
  /// one, at the earlier one's position in the queue.
  ///
  /// - Parameter view: a container's view, whose layout also starts the request.
  func append(
    _ stage: Stage, of owner: AnyObject, in view: UIView? = nil, _ body: @escaping () -> Void
  ) {
    let start = Start(owner: owner, view: view, body: body)
    switch stage {
    case .containers: Self.append(start, to: &containers)
    case .presentations: Self.append(start, to: &presentations)
    }
    wake()
  }

  /// Calls a completion at the end of the turn, after earlier requests.
  func append(completion: @escaping () -> Void) {
    presentations.append(Start(owner: NSObject(), body: completion))
    wake()
  }

  private static func append(_ start: Start, to queue: inout [Start]) {
    if let index = queue.firstIndex(where: { $0.owner === start.owner }) {
      queue[index] = start
    } else {
      queue.append(start)
    }
  }

  /// Removes the request of an owner.
  func remove(_ owner: AnyObject) {
    isUnchecked = true
    containers.removeAll { $0.owner === owner }
    presentations.removeAll { $0.owner === owner }
  }

  /// Releases all requests; they do not start.
  func removeAll() {
    (containers, presentations, earlyInteractions) = ([], [], [:])
    releaseRetained()
  }

  /// Retains objects until the end of the turn.
  ///
  /// On iOS the views of a file are autoreleased, so that a view which only a weak outlet refers to
  /// can be moved to another superview by `removeFromSuperview()` and `addSubview(_:)`.
  func retain(_ objects: [AnyObject]) {
    guard !objects.isEmpty else { return }
    retained += objects
  }

  private func releaseRetained() {
    // A deinitializer may retain others.
    let objects = retained
    retained = []
    withExtendedLifetime(objects) {}
  }

  /// Starts the request of an owner immediately.
  func start(_ owner: AnyObject) {
    let due = (containers + presentations).filter { $0.owner === owner }
    remove(owner)
    run { for start in due { start.body() } }
  }

  /// Starts the requests of containers in a view, because the view and its descendants have been
  /// laid out.
  func layoutDidEnd(in view: UIView) {
    guard !containers.isEmpty, !isEnding else { return }
    let due = containers.filter { $0.view?.isDescendant(of: view) ?? false }
    guard !due.isEmpty else { return }
    containers.removeAll { start in due.contains { $0.owner === start.owner } }
    run { for start in due { start.body() } }
  }

  /// Ends the turn. A call while a turn is ending does nothing.
  package func end() {
    guard !isEnding else { return }
    defer {
      earlyInteractions.removeAll()
      releaseRetained()
    }
    if !isEmpty { startAll() }
    KeyValueObservations.checkAll()
    UndoManager.endEvent()
    scene.keyboard.check()
    guard isUnchecked, isEmpty else { return }
    isUnchecked = false
    // The change can give the screen to another controller.
    scene.updateOrientation()
    scene.statusBar.contentDidChange(animated: false)
    scene.keyboard.update()
    assert(scene.brokenInvariant == nil, scene.brokenInvariant ?? "")
  }

  private func startAll() {
    isUnchecked = true
    isEnding = true
    defer { isEnding = false }
    run {
      layOut()
      // Requests that were made during the layout start now. Requests that these make wait for the
      // next turn.
      let due = (containers, presentations)
      (containers, presentations) = ([], [])
      for start in due.0 { start.body() }
      for start in due.1 { start.body() }
      layOut()
    }
  }

  // MARK: Interactions before their transitions

  func recordEarlyUpdate<Interactor: AnyObject>(
    of interactor: Interactor, _ call: @escaping @MainActor (Interactor) -> Void
  ) {
    recordEarly(interactor) { $0.update = { call(interactor) } }
  }

  func recordEarlyRelease<Interactor: AnyObject>(
    of interactor: Interactor, _ call: @escaping @MainActor (Interactor) -> Void
  ) {
    recordEarly(interactor) { $0.release = { call(interactor) } }
  }

  private func recordEarly(
    _ interactor: AnyObject,
    _ change: (inout EarlyInteraction) -> Void
  ) {
    let id = ObjectIdentifier(interactor)
    change(&earlyInteractions[id, default: EarlyInteraction(interactor: interactor)])
    wake()
  }

  /// Repeats the calls that an interaction controller received before its transition started: the
  /// last update, then the last release.
  func replayEarlyInteraction(of interactor: AnyObject) {
    guard let early = earlyInteractions.removeValue(forKey: ObjectIdentifier(interactor)) else {
      return
    }
    early.update?()
    early.release?()
  }
}

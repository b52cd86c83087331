import CoreGraphics
import ObjectiveCSupport

/// The requests of a scene's turn, which start at its end.
///
/// A turn is one delivery to the program's code: a touch phase, a key, an action, a timer, a round
/// of display links, or the completions of a frame. It ends before the system delivers anything
/// else, at the latest when the next frame is made. At its end everything is laid out; then the
/// requests of containers start, then presentations and dismissals, and views that these have
/// invalidated are laid out. Requests that are made meanwhile start at the end of the next turn:
/// there is one pass, and no loop.
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
  private var isEnding = false
  /// Whether something has started or ended since the invariants were checked.
  private var isUnchecked = false
  /// Owns the queue.
  private unowned let scene: UIWindowScene

  init(scene: UIWindowScene) { self.scene = scene }

  private func layOut() { scene.screen.layerTree.layOut() }

  /// Requests a frame, which ends the turn.
  private func wake() { scene.screen.layerTree.setNeedsFrame() }

  /// Runs a request as code of the scene, without the state of callers.
  private func run(_ body: () -> Void) {
    scene.enter { AmbientState.outside(body) }
  }

  /// Whether no request waits for the end of the turn.
  package var isEmpty: Bool { containers.isEmpty && presentations.isEmpty }

  /// Calls `body` at the end of the turn. An owner has one entry in the queue, at its first
  /// position.
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
  func removeAll() { (containers, presentations, earlyInteractions) = ([], [], [:]) }

  /// Starts the request of an owner at once.
  func start(_ owner: AnyObject) {
    let due = (containers + presentations).filter { $0.owner === owner }
    remove(owner)
    run { for start in due { start.body() } }
  }

  /// A view and its descendants have been laid out: starts the requests of containers in it.
  func layoutDidEnd(in view: UIView) {
    guard !containers.isEmpty, !isEnding else { return }
    let due = containers.filter { $0.view?.isDescendant(of: view) ?? false }
    guard !due.isEmpty else { return }
    containers.removeAll { start in due.contains { $0.owner === start.owner } }
    run { for start in due { start.body() } }
  }

  /// Ends the turn. A call from within the end of a turn does nothing.
  package func end() {
    guard !isEnding else { return }
    defer { earlyInteractions.removeAll() }
    if !isEmpty { startAll() }
    KeyValueObservations.checkAll()
    UndoManager.endEvent()
    scene.keyboard.check()
    guard isUnchecked, isEmpty else { return }
    isUnchecked = false
    // Another controller may cover the screen.
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
      // Requests that were made during the layout start with the rest; requests that these make
      // wait.
      let due = (containers, presentations)
      (containers, presentations) = ([], [])
      for start in due.0 { start.body() }
      for start in due.1 { start.body() }
      layOut()
    }
  }

  // MARK: Interactions before their transitions

  func noteEarlyUpdate<Interactor: AnyObject>(
    of interactor: Interactor, _ call: @escaping @MainActor (Interactor) -> Void
  ) {
    noteEarly(interactor) { $0.update = { call(interactor) } }
  }

  func noteEarlyRelease<Interactor: AnyObject>(
    of interactor: Interactor, _ call: @escaping @MainActor (Interactor) -> Void
  ) {
    noteEarly(interactor) { $0.release = { call(interactor) } }
  }

  private func noteEarly(
    _ interactor: AnyObject,
    _ change: (inout EarlyInteraction) -> Void
  ) {
    let id = ObjectIdentifier(interactor)
    change(&earlyInteractions[id, default: EarlyInteraction(interactor: interactor)])
    wake()
  }

  /// Makes the calls that came before the transition: the last update, then the last release.
  func replayEarlyInteraction(of interactor: AnyObject) {
    guard let early = earlyInteractions.removeValue(forKey: ObjectIdentifier(interactor)) else {
      return
    }
    early.update?()
    early.release?()
  }
}

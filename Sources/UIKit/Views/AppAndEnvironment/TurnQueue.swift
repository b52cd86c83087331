import CoreGraphics

/// What was asked for in a turn of a scene, and starts at its end.
///
/// A turn is one delivery to the program's code: a touch phase, a key, an action, a timer, a round
/// of display links, or the completions of a frame. It ends before the system delivers anything
/// else, at the latest when the next frame is made. At its end everything is laid out; then what
/// containers were asked for starts, then presentations and dismissals, and what that made dirty is
/// laid out. What is asked for meanwhile starts at the end of the next turn: there is one pass, and
/// no loop.
@MainActor
package final class TurnQueue {
  /// When something that was asked for starts.
  enum Stage { case containers, presentations }

  /// What an interaction controller was asked before its transition has started.
  private struct EarlyInteraction {
    let interactor: AnyObject
    var update: (@MainActor () -> Void)?
    var release: (@MainActor () -> Void)?
  }

  private struct Start {
    let owner: AnyObject
    /// The view whose layout starts it.
    weak var view: UIView?
    let body: () -> Void
  }

  private var containers: [Start] = []
  private var presentations: [Start] = []
  private var earlyInteractions: [ObjectIdentifier: EarlyInteraction] = [:]
  private var isEnding = false
  /// Whether something has started or ended since the invariants were checked.
  private var isUnchecked = false
  /// Keeps the queue.
  private unowned let scene: UIWindowScene

  init(scene: UIWindowScene) { self.scene = scene }

  private func layOut() { scene.screen.layerTree.layOut() }

  /// Makes sure that a frame is made, which ends the turn.
  private func wake() { scene.screen.layerTree.setNeedsFrame() }

  /// Runs what is due as the scene's code, and as if nothing were around it.
  private func run(_ body: () -> Void) {
    scene.enter { AmbientState.outside(body) }
  }

  /// Whether anything waits for the end of the turn.
  package var isEmpty: Bool { containers.isEmpty && presentations.isEmpty }

  /// Calls `body` at the end of the turn. An owner has one place in the queue, its first.
  ///
  /// - Parameter view: what is asked of a container also starts when this view is laid out.
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

  /// Calls a completion at the end of the turn, after what was asked for before.
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

  /// Takes back what an owner has asked for.
  func remove(_ owner: AnyObject) {
    isUnchecked = true
    containers.removeAll { $0.owner === owner }
    presentations.removeAll { $0.owner === owner }
  }

  /// Starts at once what an owner has asked for.
  func start(_ owner: AnyObject) {
    let due = (containers + presentations).filter { $0.owner === owner }
    remove(owner)
    run { for start in due { start.body() } }
  }

  /// A view has been laid out with all that is in it: what containers in it were asked for starts.
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
    guard isUnchecked, isEmpty else { return }
    isUnchecked = false
    assert(scene.brokenInvariant == nil, scene.brokenInvariant ?? "")
  }

  private func startAll() {
    isUnchecked = true
    isEnding = true
    defer { isEnding = false }
    run {
      layOut()
      // Those that came with the layout start with the rest; those that these ask for wait.
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

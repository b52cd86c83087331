public import CoreGraphics
import Physics
import QuartzCore

/// Moves items by the laws of physics, as its behaviours specify.
///
/// Items move on the clock of the reference's scene, so that they are paused, slowed and stepped
/// with the scene. The animator makes steps of 1/240 s at any frame rate. A frame between two steps
/// shows an interpolation of them, so a run can be repeated exactly to the pixel. While all items
/// are at rest the animator is paused and requests no frames.
///
/// The animator sets the centre and the transform of its items in every frame. A program that moves
/// an item itself calls ``updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The state of the animator.
  private enum Activity {
    case paused
    case running(Run)
  }

  /// The motion since the animator was resumed.
  private struct Run {
    /// The time of the first frame; nil before it.
    var start: TimeInterval?
    /// The number of steps since then.
    var steps = 0
  }

  private var activity = Activity.paused
  private var link: CADisplayLink?
  /// The scene whose frames drive the animator.
  private weak var linkScene: UIWindowScene?
  private let simulation = DynamicSimulation()
  /// Whether the behaviours have changed since the last step.
  private var isOutdated = false
  /// The items that the program has moved during a step.
  private var moved: [any UIDynamicItem] = []
  /// The duration of the runs that have ended, in seconds.
  private var endedTime: TimeInterval = 0

  /// The greatest time that one frame simulates, in seconds (our choice). After a longer stall the
  /// rest is skipped.
  private static let longestCatchUp: TimeInterval = 2
  /// The fraction of a step by which a frame may be early because of rounding.
  private static let tolerance = 1e-6

  /// An animator for items that are not in a view.
  public override init() { super.init() }

  /// An animator for views in a reference view, whose coordinates the behaviours use.
  public init(referenceView view: UIView) {
    super.init()
    (referenceView, reference) = (view, view)
  }

  // The display link would continue without its animator.
  isolated deinit { link?.invalidate() }

  /// The view whose coordinates the behaviours use. Nil for an animator of a collection, and when
  /// the view has been released.
  open private(set) weak var referenceView: UIView?
  /// The object whose coordinates the behaviours use.
  weak var reference: (any DynamicReference)?

  /// The delegate, which is notified when the motion starts and ends.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether items move. It becomes true when a behaviour is added or changed.
  open var isRunning: Bool {
    if case .running = activity { true } else { false }
  }

  /// The seconds for which items have moved, without the times at rest.
  open var elapsedTime: TimeInterval {
    guard case .running(let run) = activity, let start = run.start else { return endedTime }
    return endedTime + max(scene.screen.clock.now - start, 0)
  }

  private var scene: UIWindowScene { reference?.dynamicsScene ?? .current }

  // MARK: Behaviours

  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behaviour. A behaviour that has an animator or belongs to another behaviour is rejected
  /// with a warning.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isUnused(for: "a behavior of an animator") else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsDidChange()
  }

  /// Removes a behaviour. A behaviour that was not added is ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Removes all behaviours. The items stay where they are.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// All items of the behaviours, without duplicates.
  var items: [any UIDynamicItem] {
    DynamicItemList(behaviors.flatMap(\.withDescendants).flatMap(\.affectedItems)).items
  }

  /// The items whose frames intersect a rectangle of the reference's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let size = item.bounds.size
      let centered = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      var frame = centered.applying(item.transform)
        .offsetBy(dx: item.center.x, dy: item.center.y)
      if let view = item as? UIView, let superview = view.superview, let referenceView {
        frame = superview.convert(frame, to: referenceView)
      }
      return frame.intersects(rect)
    }
  }

  /// Moves an item's body to the position that the program has given to the item. The velocity is
  /// kept. Changes of the item's bounds and outline are also applied.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else {
      return Diagnostics.warn(
        "\(type(of: item)) cannot be updated by an animator without behaviors for it.")
    }
    moved.append(item)
    behaviorsDidChange()
    updateIfNeeded()
  }

  /// The body of an item after all pending changes; nil if no behaviour has the item.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    updateIfNeeded()
    return simulation.body(of: item)
  }

  // MARK: Time

  /// Marks the animator so that changes are applied before the next step, and resumes it.
  func behaviorsDidChange() {
    isOutdated = true
    guard case .paused = activity else { return }
    activity = .running(Run())
    delegate?.dynamicAnimatorWillResume(self)
    startLink()
  }

  /// - Parameter places: whether to check which items have entered or left the reference.
  private func updateIfNeeded(places: Bool = false) {
    guard !simulation.isStepping else { return }
    if isOutdated || places && simulation.isOutdated(in: reference) {
      isOutdated = false
      simulation.update(behaviors.flatMap(\.withDescendants), in: reference)
    }
    let items = moved
    moved = []
    for item in items { simulation.read(item) }
  }

  private func startLink() {
    guard link == nil, isRunning else { return }
    weak let animator = self
    let link = CADisplayLink { link in
      if let animator { animator.advance(to: link.timestamp) } else { link.invalidate() }
    }
    let scene = scene
    scene.enter { link.add(to: .main, forMode: .common) }
    scene.dynamics.begin(self)
    (self.link, linkScene) = (link, scene)
  }

  private func pause() {
    guard case .running(let run) = activity else { return }
    if let start = run.start { endedTime += max(scene.screen.clock.now - start, 0) }
    activity = .paused
    link?.invalidate()
    link = nil
    linkScene?.dynamics.end(self)
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(to time: TimeInterval) {
    guard case .running(var run) = activity else { return }
    updateIfNeeded(places: true)
    guard let start = run.start else {
      run.start = time
      activity = .running(run)
      return simulation.isAtRest && simulation.bodies.isEmpty ? pause() : ()
    }
    let goal = (time - start) / PhysicsWorld.step
    let steps = Int((goal - Self.tolerance).rounded(.up))
    let limit = Int(Self.longestCatchUp / PhysicsWorld.step)
    if steps - run.steps > limit { run.steps = steps - limit }
    let count = steps - run.steps
    run.steps = max(steps, run.steps)
    activity = .running(run)
    for _ in 0..<max(count, 0) where isRunning { makeStep() }
    show(1 - max(CGFloat(run.steps) - goal - Self.tolerance, 0))
    for behavior in behaviors.flatMap(\.withDescendants) { behavior.action?() }
    if !isOutdated, simulation.isAtRest {
      simulation.settle()
      show(1)
      pause()
    }
  }

  private func makeStep() {
    updateIfNeeded()
    let notifications = simulation.advance()
    guard !notifications.isEmpty else { return }
    // Shows the state at the contact, so that a delegate that is notified of it sees the items
    // touch.
    simulation.show(1)
    for notify in notifications { notify() }
  }

  private func show(_ part: CGFloat) {
    simulation.show(min(part, 1))
    reference?.dynamicItemsDidMove()
  }
}

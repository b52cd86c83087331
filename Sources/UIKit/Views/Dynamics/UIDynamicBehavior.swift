import CoreGraphics
import Physics

/// Specifies how items move. It is one of UIKit's behaviours, or a program's own behaviour that is
/// composed of them with ``addChildBehavior(_:)``.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// A behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Called with every frame in which the animator moves items, after it has moved them.
  open var action: (() -> Void)?

  /// The animator to which the behaviour was added, directly or as a child; nil if there is none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Called when the behaviour is about to be added to an animator, or with nil to be removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Children

  /// The behaviours of which this one is composed, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?

  /// Adds a behaviour. A behaviour that already belongs to another behaviour or to an animator is
  /// rejected with a warning.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isUnused(for: "a child of \(type(of: self))") else { return }
    var ancestor: UIDynamicBehavior? = self
    while let next = ancestor {
      guard next !== behavior else {
        return Diagnostics.warn(
          "\(type(of: behavior)) cannot be a child of itself or of its own children.")
      }
      ancestor = next.parent
    }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    setNeedsUpdate()
  }

  /// Removes a child behaviour. A behaviour that is not a child is ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    if dynamicAnimator != nil { behavior.move(to: nil) }
    setNeedsUpdate()
  }

  /// Whether the behaviour has neither a parent nor an animator. Warns otherwise.
  func isUnused(for purpose: String) -> Bool {
    guard parent == nil, dynamicAnimator == nil else {
      let owner = parent.map { "\(type(of: $0))" } ?? "an animator"
      Diagnostics.warn(
        "\(type(of: self)) belongs to \(owner) already; remove it there before it becomes "
          + "\(purpose). It stays where it is.")
      return false
    }
    return true
  }

  /// Adds the behaviour and its children to an animator, or removes them if it is nil.
  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behaviour and all its descendants.
  var withDescendants: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.withDescendants)
  }

  // MARK: Overridden by UIKit's behaviours

  /// Requests that a change is applied before the next step.
  func setNeedsUpdate() { dynamicAnimator?.behaviorsDidChange() }

  /// The items that the behaviour itself acts on.
  var affectedItems: [any UIDynamicItem] { [] }
  /// Whether ``act(on:as:at:)`` has an effect.
  var isForce: Bool { false }
  /// Adds the behaviour's effect to the forces on a body.
  ///
  /// - Parameter time: the seconds that the animator has simulated.
  func act(on body: DynamicBody, as motion: inout BodyMotion, at time: TimeInterval) {}
  /// Makes joints and boundaries, and applies effects that happen once.
  func connect(in simulation: DynamicSimulation) {}
  /// Stops the motion of an item that is at rest.
  func settle(_ body: DynamicBody) {}
}

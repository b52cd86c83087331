import CoreGraphics
import Physics

/// What makes items move: one of UIKit's behaviours, or a program's own that is composed of them by
/// ``addChildBehavior(_:)``.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// A behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Called with every frame in which the animator moves items, after it has moved them.
  open var action: (() -> Void)?

  /// The animator whose behaviour this is, directly or as a child; nil if there is none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The behaviour is about to be added to an animator, or removed from one; then it is nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Children

  /// The behaviours that this one is composed of, in the order of their addition.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?

  /// Adds a behaviour. One that belongs to another behaviour or to an animator already is refused
  /// with a warning.
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

  /// Removes a behaviour; one that is no child is left as it is.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    if dynamicAnimator != nil { behavior.move(to: nil) }
    setNeedsUpdate()
  }

  /// Whether it has neither parent nor animator; warns otherwise.
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

  /// Adds the behaviour and its children to an animator, or removes them.
  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behaviour, its children, their children and so on.
  var withDescendants: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.withDescendants)
  }

  // MARK: What kinds of behaviours override

  /// Applies a change before the next step.
  func setNeedsUpdate() { dynamicAnimator?.behaviorsDidChange() }

  /// The items that the behaviour itself acts on.
  var affectedItems: [any UIDynamicItem] { [] }
  /// Whether ``act(on:as:at:)`` does something.
  var isForce: Bool { false }
  /// Adds to what acts on a body.
  ///
  /// - Parameter time: seconds that the animator has simulated.
  func act(on body: DynamicBody, as motion: inout BodyMotion, at time: TimeInterval) {}
  /// Makes joints and boundaries, and applies what is applied once.
  func connect(in simulation: DynamicSimulation) {}
  /// Ends the motion of an item that is at rest.
  func settle(_ body: DynamicBody) {}
}

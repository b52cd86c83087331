import CoreGraphics

/// The destinations of the items of a drop, as the list's delegate has set them.
@MainActor
final class ListDropGoals {
  enum Goal {
    /// The position of an item of the list.
    case item(IndexPath)
    /// A rectangle in the coordinates of an item's cell.
    case part(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
  }

  private let items: [UIDragItem]
  private var goals: [ObjectIdentifier: (goal: Goal, animator: DeferredDragAnimator)] = [:]

  init(of items: [UIDragItem]) { self.items = items }

  /// Sets the destination of an item.
  ///
  /// - Returns: the animations that run alongside.
  func send(_ item: UIDragItem, to goal: Goal) -> any UIDragAnimating {
    if !items.contains(where: { $0 === item }) {
      Diagnostics.warn("An item that is not dropped cannot be sent to a place of a list.")
    }
    let animator = goals[ObjectIdentifier(item)]?.animator ?? DeferredDragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }

  /// Returns the destination of an item; nil if the delegate has set none.
  func goal(of item: UIDragItem) -> Goal? { goals[ObjectIdentifier(item)]?.goal }

  /// Called when the animation of an item is about to begin.
  func run(_ item: UIDragItem, with animator: any UIDragAnimating) {
    goals[ObjectIdentifier(item)]?.animator.run(with: animator)
  }

  /// Called when all animations have ended.
  func finish() {
    let all = goals.values.map { $0.animator }
    goals = [:]
    for animator in all { animator.finish() }
  }
}

/// The animations alongside an animation that has not been made yet.
final class DeferredDragAnimator: NSObject, UIDragAnimating {
  private var animator: (any UIDragAnimating)?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    if let animator {
      animator.addAnimations(animations)
    } else {
      self.animations.append(animations)
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let animator { animator.addCompletion(completion) } else { completions.append(completion) }
  }

  /// Adds the animations to the animation when it has been made.
  func run(with animator: any UIDragAnimating) {
    guard self.animator == nil else { return }
    self.animator = animator
    for change in animations { animator.addAnimations(change) }
    for call in completions { animator.addCompletion(call) }
    (animations, completions) = ([], [])
  }

  /// Makes the changes at once, because there was no animation.
  func finish() {
    let (changes, calls) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    for call in calls { call(.end) }
  }
}

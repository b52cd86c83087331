/// Lets changes run with an animation of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes along. They are undone where the animation is reversed, as that of a lift
  /// after which nothing is dragged.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called once when the animation is over. The position is `start` where it was reversed.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animation of a lift, a drop or a cancellation, for delegates.
final class DragAnimator: NSObject, UIDragAnimating {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}

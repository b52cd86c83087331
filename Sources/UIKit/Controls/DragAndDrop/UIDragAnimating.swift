/// Adds animations and completions to an animation of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations. They are reversed if the animation is, for instance after a lift without a
  /// drag.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which is called once. Its position is `start` if the animation was
  /// reversed.
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

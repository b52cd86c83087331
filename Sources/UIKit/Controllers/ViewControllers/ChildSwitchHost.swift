import CoreGraphics

/// What happens around the animation that swaps the one child that a container shows for another.
@MainActor
final class ChildSwitchHost: TransitionHost {
  private let container: UIViewController
  private let isAnimated: Bool
  private let willEnd: (Bool) -> Void
  private let didEnd: (Bool) -> Void
  private weak var transition: ViewControllerTransition?
  /// Children that go and come together with those of the transition.
  var beside: (from: [UIViewController], to: [UIViewController]) = ([], [])
  /// Where a child rests in the container; all of it where there is no such function.
  var place: ((UIViewController) -> CGRect)?

  /// - Parameters:
  ///   - willEnd: whether it was completed; called before views are put where they belong and the
  ///     children are notified.
  ///   - didEnd: the same, called after that.
  init(
    in container: UIViewController, isAnimated: Bool, willEnd: @escaping (Bool) -> Void,
    didEnd: @escaping (Bool) -> Void
  ) {
    self.container = container
    self.isAnimated = isAnimated
    self.willEnd = willEnd
    self.didEnd = didEnd
  }

  func run(_ transition: ViewControllerTransition) {
    self.transition = transition
    transition.start()
  }

  /// Whether a gesture holds it.
  var isHeld: Bool { transition?.isInteractive ?? false }

  func concerns(_ controller: UIViewController) -> Bool {
    transition?.context.participant(controller) != nil
  }

  /// Ends the transition because it is not visible any more.
  func completeOffscreen() { transition?.completeOffscreen() }

  func transitionWillBegin(_ context: TransitionContext) {
    let coming = [context.to.controller] + beside.to
    ViewAnimation.withoutInheritedAnimation {
      for controller in coming {
        guard let view = controller.viewOrPlaceholder else { continue }
        if view.superview == nil, view.transform == .identity {
          view.frame = place?(controller) ?? context.to.finalFrame
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    }
    for controller in coming { controller.beginAppearanceTransition(true, animated: isAnimated) }
    for controller in [context.from.controller] + beside.from {
      controller.beginAppearanceTransition(false, animated: isAnimated)
    }
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    willEnd(completed)
    let (from, to) = (
      [context.from.controller] + beside.from, [context.to.controller] + beside.to
    )
    let (stay, go) = completed ? (to, from) : (from, to)
    for controller in go { controller.beginAppearanceTransition(false, animated: isAnimated) }
    for controller in stay where controller.parent === container { put(controller, in: context) }
    for controller in go {
      context.take(controller)
      controller.endAppearanceTransition()
    }
    for controller in stay where container.isShowing && controller.parent === container {
      container.finishAppearance(of: controller, animated: isAnimated)
    }
    didEnd(completed)
  }

  /// Puts a child's view where it rests.
  private func put(_ controller: UIViewController, in context: TransitionContext) {
    let containerView = context.containerView
    guard let view = controller.viewOrPlaceholderIfLoaded, context.needsPlacing(view) else {
      return
    }
    if view.superview !== containerView { containerView.addSubview(view) }
    if view.transform == .identity { view.frame = place?(controller) ?? containerView.bounds }
  }
}

import CoreGraphics

/// What happens around the animation that swaps the one child that a container shows for another.
@MainActor
final class ChildSwitchHost: TransitionHost {
  private let container: UIViewController
  private let isAnimated: Bool
  private let willEnd: (Bool) -> Void
  private let didEnd: (Bool) -> Void
  private weak var transition: ViewControllerTransition?

  /// - Parameters:
  ///   - willEnd: whether it was completed; called before views are put where they belong and the
  ///     children told.
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

  /// Whether a hand holds it.
  var isHeld: Bool { transition?.isInteractive ?? false }

  func concerns(_ controller: UIViewController) -> Bool {
    guard let context = transition?.context else { return false }
    return context.from.controller === controller || context.to.controller === controller
  }

  /// Ends the transition because nobody sees it any more.
  func finishUnseen() { transition?.finishUnseen() }

  func transitionWillBegin(_ context: TransitionContext) {
    ViewAnimation.outsideBlocks {
      guard let view = context.to.view else { return }
      if view.superview == nil, view.transform == .identity { view.frame = context.to.finalFrame }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    context.to.controller.beginAppearanceTransition(true, animated: isAnimated)
    context.from.controller.beginAppearanceTransition(false, animated: isAnimated)
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    willEnd(completed)
    let (stays, goes) = completed ? (context.to, context.from) : (context.from, context.to)
    goes.controller.beginAppearanceTransition(false, animated: isAnimated)
    if let view = stays.view { put(view, in: context) }
    context.take(goes.view)
    goes.controller.endAppearanceTransition()
    if container.isShowing, stays.controller.parent === container {
      container.finishAppearance(of: stays.controller, animated: isAnimated)
    }
    didEnd(completed)
  }

  /// Puts a view where it rests.
  private func put(_ view: UIView, in context: TransitionContext) {
    let home = context.containerView
    guard context.needsPlacing(view) else { return }
    if view.superview !== home { home.addSubview(view) }
    if view.transform == .identity { view.frame = home.bounds }
  }
}

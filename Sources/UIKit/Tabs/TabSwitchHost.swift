import CoreGraphics

/// What happens around the animation of a change of tabs.
@MainActor
final class TabSwitchHost: TransitionHost {
  private let controller: UITabBarController
  private let change: TabSwitch
  private let isAnimated: Bool
  private weak var transition: ViewControllerTransition?

  init(_ controller: UITabBarController, change: TabSwitch, isAnimated: Bool) {
    self.controller = controller
    self.change = change
    self.isAnimated = isAnimated
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

  /// Ends the transition because nobody sees it any more: its animations will not go on.
  func finishUnseen() {
    guard let transition else { return }
    transition.abandon(completed: !transition.wasCancelled && !transition.isInteractive)
  }

  func transitionWillBegin(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    ViewAnimation.outsideBlocks {
      guard let view = context.to.view else { return }
      if view.superview == nil, view.transform == .identity { view.frame = context.to.finalFrame }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.coverChildren()
    }
    to.beginAppearanceTransition(true, animated: isAnimated)
    from.beginAppearanceTransition(false, animated: isAnimated)
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    controller.running = nil
    if completed { finish(context) } else { cancel(context) }
    goOn()
  }

  private func finish(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    if let view = context.to.view { put(view, in: context) }
    take(context.from.view, from: context)
    controller.shown = to
    from.endAppearanceTransition()
    appear(to)
    controller.showed(change)
  }

  private func cancel(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    to.beginAppearanceTransition(false, animated: isAnimated)
    take(context.to.view, from: context)
    if let view = context.from.view { put(view, in: context) }
    // What was selected since counts more than what was before.
    if controller.waiting == nil, from.parent === controller {
      controller.chosen = from
      controller.showSelection()
    }
    to.endAppearanceTransition()
    appear(from)
    controller.finishDepartures()
  }

  private func take(_ view: UIView?, from context: TransitionContext) {
    guard let view, view.isDescendant(of: context.containerView) else { return }
    view.removeFromSuperview()
  }

  /// Puts a view where it rests, if an animator or a resize has left it elsewhere.
  private func put(_ view: UIView, in context: TransitionContext) {
    guard view.superview !== context.containerView || context.containerWasResized else { return }
    controller.place(view)
  }

  /// A controller ends its appearance with the tab bar controller where that is on its way, too.
  private func appear(_ child: UIViewController) {
    guard controller.isVisible else { return }
    child.beginAppearanceTransition(true, animated: isAnimated)
    if controller.appearance == .appeared { child.endAppearanceTransition() }
  }

  /// Shows what was selected meanwhile.
  private func goOn() {
    guard controller.running == nil, let next = controller.waiting else { return }
    controller.waiting = nil
    controller.show(next)
  }
}

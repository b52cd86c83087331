import CoreGraphics

/// What happens around the animation of a push or a pop.
@MainActor
final class NavigationHost: TransitionHost {
  private let navigation: UINavigationController
  let change: NavigationChange
  private(set) weak var transition: ViewControllerTransition?
  private var bars: NavigationBarsTransition?

  init(_ navigation: UINavigationController, change: NavigationChange) {
    self.navigation = navigation
    self.change = change
  }

  func run(_ transition: ViewControllerTransition) {
    self.transition = transition
    transition.start()
  }

  /// Whether a controller comes or goes.
  func concerns(_ controller: UIViewController) -> Bool {
    guard let context = transition?.context else { return false }
    return context.from.controller === controller || context.to.controller === controller
  }

  /// Ends the transition because nobody sees it any more.
  func finishUnseen() { transition?.finishUnseen() }

  func transitionWillBegin(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    ViewAnimation.outsideBlocks {
      if let view = context.to.view {
        if view.superview == nil, view.transform == .identity { view.frame = context.to.finalFrame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    }
    from.beginAppearanceTransition(false, animated: change.isAnimated)
    to.beginAppearanceTransition(true, animated: change.isAnimated)
    navigation.announceTop(animated: change.isAnimated)
    beginBars(context)
  }

  private func beginBars(_ context: TransitionContext) {
    guard let transition else { return }
    let bars = NavigationBarsTransition(
      navigation, from: context.from.controller, to: context.to.controller,
      operation: change.operation, slides: transition.animator is NavigationSlideAnimator)
    self.bars = bars
    transition.coordinator.animate(alongsideTransition: { _ in bars.animate() })
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    navigation.running = nil
    if completed { finish(context) } else { cancel(context) }
    goOn()
  }

  private func finish(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    bars?.end(completed: true)
    if let view = context.to.view, context.needsPlacing(view) { navigation.place(view) }
    context.take(context.from.view)
    navigation.shown = to
    navigation.shownStack = change.target
    from.beginAppearanceTransition(false, animated: change.isAnimated)
    from.endAppearanceTransition()
    appear(to)
    navigation.finishArrivals()
    navigation.confirmTop(animated: change.isAnimated)
    navigation.finishDepartures()
  }

  private func cancel(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    if let view = context.from.view, context.needsPlacing(view) { navigation.place(view) }
    // What was asked for since counts more than what was before.
    if navigation.waiting == nil { navigation.returnToShownStack() }
    bars?.end(completed: false)
    navigation.announced = from
    to.beginAppearanceTransition(false, animated: change.isAnimated)
    context.take(context.to.view)
    to.endAppearanceTransition()
    appear(from)
    navigation.finishArrivals()
    navigation.finishDepartures()
  }

  private func appear(_ controller: UIViewController) {
    guard navigation.isVisible else { return }
    navigation.finishAppearance(of: controller, animated: change.isAnimated)
  }

  /// Shows what the stack has become meanwhile.
  private func goOn() {
    if navigation.running == nil, let next = navigation.waiting {
      navigation.waiting = nil
      navigation.show(next)
    }
    if navigation.running == nil { navigation.shownStack = navigation.stack }
    let postponed = navigation.postponed
    navigation.postponed.removeAll()
    for change in postponed { change() }
  }
}

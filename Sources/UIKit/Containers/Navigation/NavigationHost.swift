import CoreGraphics

/// What happens around the animation of a push or a pop.
@MainActor
final class NavigationHost: TransitionHost {
  private let navigation: UINavigationController
  /// Until the transition begins, another request may replace it.
  var change: NavigationChange
  /// Whether titles slide with the pages, as in the system's own animation.
  var slides = false
  /// The stack that the transition leads to.
  private var target = StackModel()
  private var bars: NavigationBarsTransition?
  /// Whether the appearance methods are being called, in which controllers may still hide or show
  /// the bars.
  private var isBeginning = false
  /// Whether a navigation bar that one of them hides or shows is animated.
  private var movesBar = false

  init(_ navigation: UINavigationController, change: NavigationChange) {
    self.navigation = navigation
    self.change = change
  }

  func transitionWillBegin(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    navigation.host = self
    target = navigation.transitions.model
    ViewAnimation.withoutInheritedAnimation {
      if let view = context.to.view {
        if view.superview == nil, view.transform == .identity { view.frame = context.to.finalFrame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    }
    let barWasHidden = navigation.isNavigationBarHidden
    isBeginning = true
    from.beginAppearanceChange(false, animated: change.isAnimated)
    // That call may have taken the stack off the screen, which ends this transition.
    guard navigation.host === self else { return isBeginning = false }
    to.beginAppearanceChange(true, animated: change.isAnimated)
    navigation.announceTop(animated: change.isAnimated)
    isBeginning = false
    beginBars(context, barWasHidden: barWasHidden)
  }

  /// The navigation bar has been hidden or shown.
  func navigationBarDidChange(animated: Bool) {
    if isBeginning { movesBar = animated }
  }

  private func beginBars(_ context: TransitionContext, barWasHidden: Bool) {
    guard let transition = context.transition else { return }
    let to = context.to.controller
    // An appearance call may have changed what is below the top; where it has changed the top, that
    // is shown next.
    let stack = navigation.stack.last === to ? navigation.stack : target.controllers
    let bars = NavigationBarsTransition(
      navigation, to: stack, from: context.from.controller, to: to,
      operation: change.operation, slides: slides,
      barWasHidden: barWasHidden, movesBar: movesBar)
    self.bars = bars
    // An animator may ask where the content of the page that arrives is.
    if isOurs(to) { navigation.cover(to) }
    let isAnimated = context.isAnimated
    transition.coordinator.animate(alongsideTransition: { _ in
      // The first layout of a page is not a part of its transition.
      if isAnimated {
        ViewAnimation.withoutInheritedAnimation { to.viewIfLoaded?.layoutIfNeeded() }
      }
      bars.animate()
    })
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    navigation.host = nil
    if completed { finish(context) } else { cancel(context) }
    resume()
  }

  private func finish(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    // The other page keeps its insets for the bars, which are right when it comes back.
    navigation.shown = isOurs(to) ? to : nil
    bars?.end(completed: true)
    rest(to, in: context)
    context.take(from)
    navigation.transitions.rest(with: target)
    if isOurs(from) {
      from.beginAppearanceChange(false, animated: change.isAnimated)
      from.endAppearanceChange()
    }
    appear(to)
    navigation.finishArrivals()
    navigation.confirmTop(animated: change.isAnimated)
    navigation.finishDepartures()
  }

  private func cancel(_ context: TransitionContext) {
    let (from, to) = (context.from.controller, context.to.controller)
    rest(from, in: context)
    navigation.shown = isOurs(from) ? from : nil
    // A later request takes precedence over the stack before the transition.
    navigation.restoreStack()
    bars?.end(completed: false)
    navigation.announced = from
    let isOurs = isOurs(to)
    if isOurs { to.beginAppearanceChange(false, animated: change.isAnimated) }
    context.take(to)
    if isOurs { to.endAppearanceChange() }
    appear(from)
    navigation.finishArrivals()
    navigation.finishDepartures()
  }

  /// Puts the view of the controller that stays at its final frame.
  private func rest(_ controller: UIViewController, in context: TransitionContext) {
    guard isOurs(controller), let view = controller.viewOrPlaceholderIfLoaded,
      context.needsPlacing(view)
    else { return }
    navigation.place(view)
  }

  /// Whether the controller is still a child of this container. Another container would decide when
  /// it appears.
  private func isOurs(_ controller: UIViewController) -> Bool { controller.parent === navigation }

  private func appear(_ controller: UIViewController) {
    // The callbacks above may have shown another controller.
    guard navigation.isVisible, navigation.shown === controller, isOurs(controller) else { return }
    navigation.finishAppearance(of: controller, animated: change.isAnimated)
  }

  /// Shows the stack if it has changed meanwhile.
  private func resume() {
    navigation.transitions.resume { navigation.requestTransition(for: $0) }
    navigation.noteRest()
    // Another container may have taken a page from the stack meanwhile.
    navigation.correctBars()
  }
}

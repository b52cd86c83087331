import CoreGraphics

/// The host of the transition of a push or a pop.
@MainActor
final class NavigationHost: TransitionHost {
  private let navigation: UINavigationController
  /// The request that the transition shows. Until the transition begins, another request may
  /// replace it.
  var change: NavigationChange
  /// Whether titles slide with the pages, as in the system's own animation.
  var slides = false
  /// The stack that the transition leads to.
  private var target = StackModel()
  private var bars: NavigationBarsTransition?
  /// Whether the controllers' first appearance calls are being made, in which they may still hide
  /// or show the bars.
  private var isBeginning = false
  /// Whether hiding or showing the navigation bar in one of these calls is animated.
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
    // An appearance call may have changed the stack below the top. If it has changed the top, the
    // new top is shown after this transition.
    let stack = navigation.stack.last === to ? navigation.stack : target.controllers
    let bars = NavigationBarsTransition(
      navigation, to: stack, from: context.from.controller, to: to,
      operation: change.operation, slides: slides,
      barWasHidden: barWasHidden, movesBar: movesBar)
    self.bars = bars
    // Set now, because an animator may ask for the safe area of the arriving page.
    if isOurs(to) { navigation.cover(to) }
    let isAnimated = context.isAnimated
    transition.coordinator.animate(alongsideTransition: { _ in
      // The first layout of the page must not be animated.
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
    // Only the page that is shown gets new insets for the bars. The departing page keeps its own,
    // which are right when it comes back.
    navigation.shown = isOurs(to) ? to : nil
    bars?.end(completed: true)
    placeView(of: to, in: context)
    context.removeView(of: from)
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
    placeView(of: from, in: context)
    navigation.shown = isOurs(from) ? from : nil
    // A later request takes precedence over the stack before the transition.
    navigation.restoreStack()
    bars?.end(completed: false)
    navigation.announced = from
    let isOurs = isOurs(to)
    if isOurs { to.beginAppearanceChange(false, animated: change.isAnimated) }
    context.removeView(of: to)
    if isOurs { to.endAppearanceChange() }
    appear(from)
    navigation.finishArrivals()
    navigation.finishDepartures()
  }

  /// Puts the view of the controller that stays at its final frame.
  private func placeView(of controller: UIViewController, in context: TransitionContext) {
    guard isOurs(controller), let view = controller.viewOrPlaceholderIfLoaded,
      context.needsPlacing(view)
    else { return }
    navigation.place(view)
  }

  /// Whether the controller is still a child of this container. If not, its new parent makes its
  /// appearance calls.
  private func isOurs(_ controller: UIViewController) -> Bool { controller.parent === navigation }

  private func appear(_ controller: UIViewController) {
    // The callbacks above may have shown another controller.
    guard navigation.isVisible, navigation.shown === controller, isOurs(controller) else { return }
    navigation.finishAppearance(of: controller, animated: change.isAnimated)
  }

  /// Shows the stack if it has changed during the transition.
  private func resume() {
    navigation.transitions.resume { navigation.requestTransition(for: $0) }
    navigation.noteRest()
    // Another container may have taken a page from the stack during the transition.
    navigation.correctBars()
  }
}

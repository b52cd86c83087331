import CoreGraphics

/// The host of a transition between two children of a container that shows one child at a time.
@MainActor
final class ChildSwitchHost: TransitionHost {
  private let container: UIViewController
  private let willEnd: (Bool) -> Void
  private let didEnd: (Bool) -> Void
  /// Children that depart and arrive together with those of the transition.
  var beside: (from: [UIViewController], to: [UIViewController]) = ([], [])
  /// Children that are visible only while the transition runs, not before it and not after it.
  var passing: [UIViewController] = []
  /// The final frame of a child in the container; nil is the whole container.
  var place: ((UIViewController) -> CGRect)?
  /// Whether the container still shows a child. If not, a callback at the end of the transition has
  /// begun the next one, and the next transition makes the appearance calls of the child.
  var isShown: (UIViewController) -> Bool = { _ in true }
  var keepsTouches = false

  /// - Parameters:
  ///   - willEnd: called with whether the transition was completed, before the views are placed and
  ///     the children are notified.
  ///   - didEnd: called with the same value, after the views were placed and the children were
  ///     notified.
  init(
    in container: UIViewController, willEnd: @escaping (Bool) -> Void,
    didEnd: @escaping (Bool) -> Void
  ) {
    self.container = container
    self.willEnd = willEnd
    self.didEnd = didEnd
  }

  func transitionWillBegin(_ context: TransitionContext) {
    let coming = [context.to.controller] + beside.to + passing
    ViewAnimation.withoutInheritedAnimation {
      for controller in coming {
        guard let view = controller.viewOrPlaceholder else { continue }
        if view.superview == nil, view.transform == .identity {
          view.frame = place?(controller) ?? context.to.finalFrame
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    }
    context.beginAppearance(true, of: coming)
    context.beginAppearance(false, of: [context.from.controller] + beside.from)
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    willEnd(completed)
    let (from, to) = (
      [context.from.controller] + beside.from, [context.to.controller] + beside.to
    )
    let (stay, go) = completed ? (to, from + passing) : (from, to + passing)
    for controller in go where container.decidesAppearance(of: controller) {
      controller.beginAppearanceChange(false, animated: context.isAnimated)
    }
    for controller in stay where controller.parent === container {
      placeView(of: controller, in: context)
    }
    for controller in go {
      context.removeView(of: controller)
      if container.decidesAppearance(of: controller) { controller.endAppearanceChange() }
    }
    for controller in stay
    where container.isShowing && controller.parent === container && isShown(controller) {
      container.finishAppearance(of: controller, animated: context.isAnimated)
    }
    didEnd(completed)
  }

  /// Puts a child's view at its final frame.
  private func placeView(of controller: UIViewController, in context: TransitionContext) {
    let containerView = context.containerView
    guard let view = controller.viewOrPlaceholderIfLoaded, context.needsPlacing(view) else {
      return
    }
    if view.superview !== containerView { containerView.addSubview(view) }
    if view.transform == .identity { view.frame = place?(controller) ?? containerView.bounds }
  }
}

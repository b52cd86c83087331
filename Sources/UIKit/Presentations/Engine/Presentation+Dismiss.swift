import CoreGraphics

extension Presentation {
  /// `UIViewController.dismiss`: finds what to take away, asks for the animator, and starts the
  /// transition.
  static func dismiss(
    from controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = controller.presentationToDismiss else { return }
    let chain = presentation.chain
    guard let top = chain.last else { return }
    // Where nobody looks there is nothing to animate.
    let animated = animated && top.container.window != nil
    if let running = ViewControllerTransition.presenting(in: top.container.window) {
      let action = top.presented.isBeingDismissed ? "dismissed already" : "in a transition"
      Diagnostics.warn(
        "\(type(of: top.presented)) cannot be dismissed: "
          + "\(type(of: running.context.from.controller)) is \(action); the call is ignored.")
      return
    }
    var controllers: Controllers = (nil, nil)
    if animated { controllers = top.controllersToDismiss() }
    let presenter = presentation.presenter
    // The delegate may have dismissed it by itself.
    guard presenter.presentation === presentation, !top.isInTransition else { return }
    // What lies between may cover the screen too; it is the presenter's own view that counts.
    let removed = presentation.revealsPresenter
    let view = top.presentedView
    let context = TransitionContext(
      containerView: top.container, style: top.style, isAnimated: animated,
      from: .init(
        controller: top.presented, view: view, initialFrame: view.frame, finalFrame: .zero),
      to: .init(
        controller: presenter, view: removed ? presenter.view : nil,
        initialFrame: removed ? .zero : presenter.view.frame,
        finalFrame: removed ? presentation.presenterFrame : presenter.view.frame))
    ViewControllerTransition(
      context: context, animator: controllers.animator, interactor: controllers.interactor,
      host: DismissHost(chain, animated: animated, completion: completion)
    ).start()
  }

  private func controllersToDismiss() -> Controllers {
    guard let delegate = presented.transitioningDelegate else {
      return (systemAnimator(isPresenting: false), active.interactionControllerForDismissal)
    }
    TransitionTrace.note(delegate, "animationController(forDismissed:)")
    guard let animator = delegate.animationController(forDismissed: presented) else {
      return (systemAnimator(isPresenting: false), active.interactionControllerForDismissal)
    }
    TransitionTrace.note(delegate, "interactionControllerForDismissal(using:)")
    return (animator, delegate.interactionControllerForDismissal(using: animator))
  }
}

extension UIViewController {
  /// What `dismiss` takes away: what this controller presents, or else what presents it.
  fileprivate var presentationToDismiss: Presentation? {
    let containers = sequence(first: self, next: \.parent)
    return containers.lazy.compactMap(\.presentation).first
      ?? containers.lazy.compactMap(\.ownPresentation).first
  }
}

import CoreGraphics

extension Presentation {
  /// `UIViewController.dismiss`: finds the presentations to end, asks for the animator, and starts
  /// the transition.
  ///
  /// - Parameter besideOthers: whether the dismissal is allowed while another presentation of the
  ///   window is in a transition.
  static func dismiss(
    from controller: UIViewController, animated: Bool, besideOthers: Bool = false,
    completion: (() -> Void)?
  ) {
    guard let presentation = controller.presentationToDismiss else { return }
    let chain = presentation.withdrawRequests()
    guard let top = chain.last else {
      // All presentations to dismiss were only requested.
      if let completion { UIWindowScene.current.turn.append(completion: completion) }
      return
    }
    // Outside a window there is nothing to animate.
    let animated = animated && UIView.areAnimationsEnabled && top.container.window != nil
    if !besideOthers, let running = ViewControllerTransition.presenting(in: top.container.window) {
      let isDismissal = running.context.from.controller === top.presented
      Diagnostics.warn(
        "\(type(of: top.presented)) cannot be dismissed: "
          + "\(type(of: running.context.from.controller)) is "
          + "\(isDismissal ? "dismissed already" : "in a transition"); the call is ignored.")
      return
    }
    var controllers: Controllers = (nil, nil)
    if animated { controllers = top.controllersToDismiss() }
    let presenter = presentation.presenter
    // The delegate may have dismissed it already.
    guard presentation.isCurrent, !top.isInTransition else { return }
    let context = TransitionContext(
      containerView: top.container, style: top.style, isAnimated: animated,
      from: .init(controller: top.presented), to: .init(controller: presenter))
    let transition = ViewControllerTransition(
      context: context, animator: controllers.animator, interactor: controllers.interactor,
      host: DismissHost(chain, animated: animated, completion: completion))
    guard animated else { return transition.start() }
    transition.request(.presentations) {
      // A callback at the end of another dismissal may have requested this one.
      if chain.allSatisfy(\.isCurrent) { transition.start() } else { transition.withdraw() }
    }
  }

  /// Withdraws the presentations of the chain that are only requested.
  ///
  /// - Returns: the rest of the chain.
  private func withdrawRequests() -> [Presentation] {
    var chain = chain
    while let last = chain.last, last.isOnlyRequested {
      last.transition?.withdraw()
      chain.removeLast()
    }
    return chain
  }

  private var systemControllersToDismiss: Controllers {
    (
      systemAnimator(isPresenting: false),
      presented.preferredTransition?.interactor(of: presented)
        ?? active.interactionControllerForDismissal
    )
  }

  private func controllersToDismiss() -> Controllers {
    guard let delegate = presented.transitioningDelegate else {
      return systemControllersToDismiss
    }
    let own = TransitionTrace.call(delegate, "animationController(forDismissed:)", [presented]) {
      delegate.animationController(forDismissed: presented)
    }
    guard let animator = own else {
      return systemControllersToDismiss
    }
    let name = "interactionControllerForDismissal(using:)"
    let interactor = TransitionTrace.call(delegate, name, [animator]) {
      delegate.interactionControllerForDismissal(using: animator)
    }
    return (animator, interactor)
  }
}

extension UIViewController {
  /// The presentation that `dismiss` ends: the one that this controller presents, or else the one
  /// that it is presented by.
  fileprivate var presentationToDismiss: Presentation? {
    let containers = sequence(first: self, next: \.parent)
    return containers.lazy.compactMap(\.presentation).first
      ?? containers.lazy.compactMap(\.ownPresentation).first
  }
}

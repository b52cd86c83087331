import CoreGraphics

extension Presentation {
  typealias Controllers = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  )

  /// `UIViewController.present`: checks, asks for the animator, and starts the transition.
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    let root = source.outermostContainer
    let isInContext = presented.resolvedPresentationStyle.isInContext
    guard (isInContext ? source.presentationContext : root).window(presenting: presented) != nil
    else { return }
    _ = presented.view
    let controller = presented.presentationController(presentedBy: root, source: source)
    let presenter = controller.shouldPresentInFullscreen ? root : source.presentationContext
    // The loading of the view and the delegate's methods may have changed the hierarchy.
    guard let window = presenter.window(presenting: presented) else { return }
    let presentation = Presentation(
      presented, presenter: presenter, controller: controller, window: window)
    start(presentation, source: source, in: window, animated: animated, completion: completion)
  }

  private static func start(
    _ presentation: Presentation, source: UIViewController, in window: UIWindow, animated: Bool,
    completion: (() -> Void)?
  ) {
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    _ = presented.view
    presented.traitOverride = presentation.controller.presentedTraits
    presentation.active.prepareToPresent()
    var controllers: Controllers = (nil, nil)
    if animated {
      controllers = presentation.controllersToPresent(source: source)
    } else if presentation.mayLeaveByPreferredTransition {
      presented.preferredTransition?.prepareToLeave(presented)
    }
    // The delegate may have presented another controller.
    guard presenter.window(presenting: presented) != nil else { return }
    presenter.presentation = presentation
    if let segue = presented.arrivingSegue { presentation.keep(segue) }
    presented.ownPresentation = presentation
    presentation.original.ownPresentation = presentation
    let context = TransitionContext(
      containerView: presentation.container, style: presentation.style, isAnimated: animated,
      window: window, from: .init(controller: presenter), to: .init(controller: presented))
    let host = PresentHost(
      presentation, window: window, animated: animated, completion: completion)
    let transition = ViewControllerTransition(
      context: context, animator: controllers.animator, interactor: controllers.interactor,
      host: host)
    presentation.notifyOfAdaptiveStyle(coordinator: transition.coordinator)
    guard animated else { return transition.start() }
    transition.request(.presentations) { [weak window] in
      guard let window, presenter.viewIfLoaded?.window === window else {
        Diagnostics.warn(
          "\(type(of: presenter)) cannot present \(type(of: presented)): its view has left the "
            + "window; the call is ignored.")
        return transition.withdraw()
      }
      transition.start()
    }
  }

  private func notifyOfAdaptiveStyle(coordinator: TransitionCoordinator) {
    guard let delegate = controller.delegate else { return }
    delegate.presentationController(
      controller,
      willPresentWithAdaptiveStyle: style == controller.presentationStyle ? .none : style,
      transitionCoordinator: coordinator)
  }

  private func controllersToPresent(source: UIViewController) -> Controllers {
    guard let delegate = presented.transitioningDelegate else {
      return (systemAnimator(isPresenting: true), nil)
    }
    let own = TransitionTrace.call(
      delegate, "animationController(forPresented:presenting:source:)",
      [presented, presenter, source]
    ) {
      delegate.animationController(forPresented: presented, presenting: presenter, source: source)
    }
    guard let animator = own else { return (systemAnimator(isPresenting: true), nil) }
    let name = "interactionControllerForPresentation(using:)"
    let interactor = TransitionTrace.call(delegate, name, [animator]) {
      delegate.interactionControllerForPresentation(using: animator)
    }
    return (animator, interactor)
  }

  /// Whether neither the style nor the app has an animator that comes before the presented
  /// controller's ``UIViewController/preferredTransition``.
  private var mayLeaveByPreferredTransition: Bool {
    presented.preferredTransition != nil && presented.transitioningDelegate == nil
      && active.systemAnimator(isPresenting: false) == nil
  }

  /// The system's own animator for the presented controller.
  func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    let preferred = presented.preferredTransition
    if let animator = active.systemAnimator(isPresenting: isPresenting)
      ?? preferred?.animator(isAppearing: isPresenting, of: presented)
    {
      return animator
    }
    let provider = presenter.providesPresentationContextTransitionStyle ? presenter : presented
    let isInContext = !active.shouldPresentInFullscreen
    var transition =
      preferred?.modalStyle
      ?? (isInContext ? provider.modalTransitionStyle : presented.modalTransitionStyle)
    if transition == .partialCurl, style != .fullScreen {
      if isPresenting {
        Diagnostics.warn(
          "\(type(of: presented)) can be presented by a partial curl only where it covers the "
            + "screen; it slides up instead.")
      }
      transition = .coverVertical
    }
    return systemAnimator(of: transition, isPresenting: isPresenting)
  }
}

extension UIViewController {
  /// The outermost container around this controller.
  var outermostContainer: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller whose view a presentation in the current context covers: this one or the
  /// nearest around it that defines such a context, or else the outermost.
  fileprivate var presentationContext: UIViewController {
    sequence(first: self, next: \.parent).first(where: \.definesPresentationContext)
      ?? outermostContainer
  }

  /// The presentation controller for this controller, from its style or its delegate.
  fileprivate func presentationController(
    presentedBy presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom, let delegate = transitioningDelegate {
      let own = TransitionTrace.call(
        delegate, "presentationController(forPresented:presenting:source:)",
        [self, presenting, source]
      ) {
        delegate.presentationController(forPresented: self, presenting: presenting, source: source)
      }
      if let own { return own }
    }
    let controller =
      presentationControllerInWaiting
      ?? makePresentationController(style: resolvedPresentationStyle, presenting: presenting)
    controller.presenting = presenting
    return controller
  }

  /// The window to present in; nil, with a warning, if the controller cannot be presented.
  fileprivate func window(presenting presented: UIViewController) -> UIWindow? {
    let name = "\(type(of: presented))"
    if let present = presentation?.presented {
      Diagnostics.warn(
        "\(type(of: self)) cannot present \(name): it already presents \(type(of: present)); "
          + "the call is ignored.")
      return nil
    }
    guard let window = viewIfLoaded?.window else {
      Diagnostics.warn(
        "\(type(of: self)) cannot present \(name): its view is not in a window; "
          + "the call is ignored.")
      return nil
    }
    let isRoot = presented.hostScene.windows.contains { $0.rootViewController === presented }
    if presented.ownPresentation != nil || presented === self || presented.parent != nil || isRoot {
      Diagnostics.warn(
        "\(type(of: self)) cannot present \(name): that is on screen already; the call is ignored.")
      return nil
    }
    if let running = ViewControllerTransition.presenting(in: window) {
      Diagnostics.warn(
        "\(type(of: self)) cannot present \(name) while the transition to "
          + "\(type(of: running.context.to.controller)) runs; the call is ignored.")
      return nil
    }
    return window
  }
}

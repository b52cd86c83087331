import CoreGraphics

/// One controller presented over another: who, how, in which container, and where the presenter's
/// view belongs while it is out of the window.
@MainActor
final class Presentation {
  let presented: UIViewController
  /// Owns this presentation, and is kept by the context while a transition runs, so it outlives it.
  unowned let presenter: UIViewController
  let style: UIModalPresentationStyle
  let container: TransitionContainerView
  private var home: Home?

  /// A place in the view tree.
  private struct Home {
    weak var superview: UIView?
    var index: Int
    /// The superview's size when the view left it.
    var size: CGSize
  }

  init(presented: UIViewController, presenter: UIViewController, window: UIWindow) {
    self.presented = presented
    self.presenter = presenter
    style = presented.modalPresentationStyle
    container = TransitionContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  var removesPresenter: Bool { style.removesPresenter }

  /// The presentations from this one up to the topmost.
  var chain: [Presentation] {
    var result = [self]
    while let next = result.last?.presented.presentation { result.append(next) }
    return result
  }

  /// Remembers where the presenter's view is, and moves it into the container.
  func takePresenterView() {
    guard removesPresenter, let view = presenter.view, let superview = view.superview else {
      return
    }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    home = Home(superview: superview, index: index, size: superview.bounds.size)
    let frame = superview.convert(
      view.bounds.size == .zero ? view.frame : view.frame, to: container)
    container.insertSubview(view, at: 0)
    if view.transform == .identity { view.frame = frame }
  }

  /// Puts the presenter's view back where it was. It keeps its frame unless the place has got another
  /// size since.
  func returnPresenterView() {
    guard removesPresenter, let view = presenter.viewIfLoaded, let home else { return }
    self.home = nil
    guard let superview = home.superview else { return }
    if view.superview === superview {
      // Its owner has put it back already, and where it put it counts.
      return
    }
    superview.insertSubview(view, at: min(home.index, superview.subviews.count))
    if superview.bounds.size != home.size { view.frame = superview.bounds }
  }

  /// Takes everything away at once, without appearance calls for the presenter: its window gets
  /// another root.
  func discard() {
    for presentation in chain.reversed() {
      ViewControllerTransition.running.last { $0.context.containerView === presentation.container }?
        .abandon()
    }
    for presentation in chain.reversed() {
      // A presentation that was cut short has taken itself away.
      guard presentation.presenter.presentation === presentation else { continue }
      presentation.presented.beginAppearanceTransition(false, animated: false)
      presentation.presented.viewIfLoaded?.removeFromSuperview()
      presentation.container.removeFromSuperview()
      presentation.presented.endAppearanceTransition()
      presentation.presenter.presentation = nil
    }
  }
}

/// The view in which a presentation happens. It takes the touches that miss the presented view, so
/// that a presenter that stays in sight is not touched by mistake.
final class TransitionContainerView: UIView {}

extension Presentation {
  /// `UIViewController.present`: checks, asks for the animator, and starts the transition.
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = source.presentingAncestor
    guard let window = presenter.window(presenting: presented) else { return }
    _ = presented.view
    let presentation = Presentation(presented: presented, presenter: presenter, window: window)
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      (animator, interactor) = controllers(presenting: presented, by: presenter, source: source)
    }
    presenter.presentation = presentation
    presented.ownPresentation = presentation
    let context = TransitionContext(
      containerView: presentation.container, style: presentation.style, isAnimated: animated,
      from: .init(
        controller: presenter, view: presentation.removesPresenter ? presenter.view : nil,
        initialFrame: window.convert(presenter.view.frame, from: presenter.view.superview),
        finalFrame: presentation.removesPresenter ? .zero : presenter.view.frame),
      to: .init(
        controller: presented, view: presented.view, initialFrame: .zero,
        finalFrame: presentation.container.bounds))
    ViewControllerTransition(
      context: context, animator: animator, interactor: interactor,
      host: PresentHost(presentation, window: window, animated: animated, completion: completion)
    ).start()
  }

  private static func controllers(
    presenting presented: UIViewController, by presenter: UIViewController,
    source: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate = presented.transitioningDelegate else {
      return (systemAnimator(of: presented, isPresenting: true), nil)
    }
    TransitionTrace.note(delegate, "animationController(forPresented:presenting:source:)")
    guard
      let animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
    else { return (systemAnimator(of: presented, isPresenting: true), nil) }
    TransitionTrace.note(delegate, "interactionControllerForPresentation(using:)")
    return (animator, delegate.interactionControllerForPresentation(using: animator))
  }

  /// `UIViewController.dismiss`: finds what to take away, asks for the animator, and starts the
  /// transition.
  static func dismiss(
    from controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = controller.presentationToDismiss else { return }
    let chain = presentation.chain
    guard let top = chain.last else { return }
    if let running = ViewControllerTransition.running(in: top.container.window) {
      let action = top.presented.isBeingDismissed ? "dismissed already" : "in a transition"
      Diagnostics.warn(
        "\(type(of: top.presented)) cannot be dismissed: "
          + "\(type(of: running.context.from.controller)) is \(action); the call is ignored.")
      return
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated { (animator, interactor) = controllers(dismissing: top.presented) }
    let presenter = presentation.presenter
    // What lies between may cover the screen too; it is the presenter's own view that counts.
    let removed = presentation.removesPresenter
    let view = top.presented.view
    let frame = top.container.bounds
    let context = TransitionContext(
      containerView: top.container, style: top.style, isAnimated: animated,
      from: .init(
        controller: top.presented, view: view, initialFrame: view?.frame ?? .zero,
        finalFrame: .zero),
      to: .init(
        controller: presenter, view: removed ? presenter.view : nil,
        initialFrame: removed ? .zero : presenter.view.frame,
        finalFrame: removed ? frame : presenter.view.frame))
    ViewControllerTransition(
      context: context, animator: animator, interactor: interactor,
      host: DismissHost(chain, animated: animated, completion: completion)
    ).start()
  }

  private static func controllers(dismissing dismissed: UIViewController) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate = dismissed.transitioningDelegate else {
      return (systemAnimator(of: dismissed, isPresenting: false), nil)
    }
    TransitionTrace.note(delegate, "animationController(forDismissed:)")
    guard let animator = delegate.animationController(forDismissed: dismissed) else {
      return (systemAnimator(of: dismissed, isPresenting: false), nil)
    }
    TransitionTrace.note(delegate, "interactionControllerForDismissal(using:)")
    return (animator, delegate.interactionControllerForDismissal(using: animator))
  }
}

extension Presentation {
  /// The system's own way for a presented controller to come and go.
  private static func systemAnimator(
    of presented: UIViewController, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    switch presented.modalTransitionStyle {
    case .coverVertical: return CoverVerticalAnimator(isPresenting: isPresenting)
    case .flipHorizontal: return FlipHorizontalAnimator(isPresenting: isPresenting)
    case .crossDissolve: return CrossDissolveAnimator(isPresenting: isPresenting)
    case .partialCurl where presented.modalPresentationStyle.removesPresenter:
      return PartialCurlAnimator(isPresenting: isPresenting)
    case .partialCurl:
      if isPresenting {
        Diagnostics.warn(
          "\(type(of: presented)) can be presented by a partial curl only where it covers the "
            + "screen; it slides up instead.")
      }
      return CoverVerticalAnimator(isPresenting: isPresenting)
    }
  }
}

extension UIViewController {
  /// The controller that presents for this one: the outermost container around it.
  fileprivate var presentingAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The window to present in, or nil, with a warning, where this cannot be done.
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
    let isRoot = UIApplication.shared.windows.contains { $0.rootViewController === presented }
    if presented.ownPresentation != nil || presented === self || presented.parent != nil || isRoot {
      Diagnostics.warn(
        "\(type(of: self)) cannot present \(name): that is on screen already; the call is ignored.")
      return nil
    }
    if let running = ViewControllerTransition.running(in: window) {
      Diagnostics.warn(
        "\(type(of: self)) cannot present \(name) while the transition to "
          + "\(type(of: running.context.to.controller)) runs; the call is ignored.")
      return nil
    }
    return window
  }

  /// What `dismiss` takes away: what this controller presents, or else what presents it.
  fileprivate var presentationToDismiss: Presentation? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentation { return presentation }
      controller = current.parent
    }
    controller = self
    while let current = controller {
      if let presentation = current.ownPresentation { return presentation }
      controller = current.parent
    }
    return nil
  }
}

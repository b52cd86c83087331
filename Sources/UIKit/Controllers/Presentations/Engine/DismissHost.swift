import CoreGraphics

/// The host of a dismissal. If several controllers are presented one on top of the other, only the
/// topmost is animated. The ones in between disappear with it.
@MainActor
final class DismissHost: TransitionHost {
  private let chain: [Presentation]
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  /// - Parameter chain: the presentations to dismiss, from the lowest to the topmost; not empty.
  init(_ chain: [Presentation], animated: Bool, completion: (() -> Void)?) {
    self.chain = chain
    isAnimated = animated
    self.completion = completion
  }

  private var top: Presentation { chain[chain.count - 1] }
  private var presenter: UIViewController { chain[0].presenter }
  /// Whether the presenter's view comes back into the window.
  private var revealsPresenter: Bool { chain[0].revealsPresenter }

  /// The frame of the presenter's view after the dismissal. Where an animator has moved the view of
  /// a window's root controller aside, this is the frame to which it goes back.
  private var presenterFrame: CGRect {
    if revealsPresenter { return chain[0].presenterFrame }
    let view: UIView = presenter.view
    guard let window = view.superview as? UIWindow, window.rootViewController === presenter else {
      return view.frame
    }
    return window.bounds
  }

  func transitionWillBegin(_ context: TransitionContext) {
    // A presentation in the middle of the chain may cover the screen too, but only the lowest
    // presenter reappears.
    let removed = revealsPresenter
    let view = top.presentedView
    // The view leaves the window, so that its final frame is zero. As observed of animators that
    // work on iOS, it is that of the presentation in both directions with the custom style.
    let finalFrame = top.style == .custom ? view.frame : .zero
    context.begin(
      from: .init(
        controller: top.presented, view: view, initialFrame: view.frame, finalFrame: finalFrame),
      to: .init(
        controller: presenter, view: removed ? presenter.view : nil,
        initialFrame: removed ? .zero : presenter.view.frame,
        finalFrame: presenterFrame))
    for presentation in chain.reversed() {
      presentation.notifyOfUserDismissal(isOver: false)
      ViewAnimation.withoutInheritedAnimation {
        presentation.call("dismissalTransitionWillBegin()") { $0.dismissalTransitionWillBegin() }
      }
    }
    for presentation in chain { presentation.isSettled = false }
    for presentation in chain.reversed() where !context.hasEnded {
      presentation.presented.isBeingDismissed = true
      presentation.presented.beginAppearanceChange(false, animated: isAnimated)
    }
    guard revealsPresenter, !context.hasEnded else { return }
    presenter.beginOwnAppearanceTransition(true, animated: isAnimated)
    guard !context.hasEnded, revealsPresenter, let view = presenter.viewIfLoaded,
      view.superview == nil
    else { return }
    ViewAnimation.withoutInheritedAnimation {
      if view.transform == .identity, view.frame.size != context.to.finalFrame.size {
        view.frame = context.to.finalFrame
      }
    }
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    if completed { finish(context) } else { cancel(context) }
  }

  func transitionWasWithdrawn(_ context: TransitionContext) {
    for presentation in chain { presentation.isDismissedByUser = false }
    if let completion { UIWindowScene.current.turn.append(completion: completion) }
  }

  private func finish(_ context: TransitionContext) {
    notifyControllers(true)
    for presentation in chain.reversed() {
      presentation.presentedView.removeFromSuperview()
      presentation.returnPresenterView(wasResized: context.containerWasResized)
    }
    // The containers are removed only now. The topmost one may have held the lowest presenter's
    // view, which has to return to its location without leaving the window: presentations in its
    // context would leave the window with it.
    for presentation in chain.reversed() { presentation.container.removeFromSuperview() }
    if revealsPresenter {
      // If the dismissal was ended in the middle of its beginning, the presenter has not been
      // notified yet.
      presenter.beginOwnAppearanceTransition(true, animated: isAnimated)
      presenter.endOwnAppearanceTransition()
    }
    // A callback of the presenter may have added a presented controller as a child, which ends that
    // presentation.
    for presentation in chain.reversed() where presentation.isCurrent {
      // If its container has left the window and come back since, the controller has appeared
      // again.
      presentation.presented.beginAppearanceChange(false, animated: isAnimated)
      presentation.presented.endAppearanceChange()
      presentation.presented.isBeingDismissed = false
      presentation.end()
      presentation.presented.endPresentationsInside()
    }
    completion?()
    for presentation in chain.reversed() { presentation.notifyOfUserDismissal(isOver: true) }
  }

  private func notifyControllers(_ completed: Bool) {
    for presentation in chain.reversed() {
      presentation.call("dismissalTransitionDidEnd(_:)", [completed]) {
        $0.dismissalTransitionDidEnd(completed)
      }
    }
  }

  private func cancel(_ context: TransitionContext) {
    let container = top.container
    notifyControllers(false)
    for presentation in chain {
      presentation.isSettled = true
      presentation.isDismissedByUser = false
    }
    if revealsPresenter, let view = presenter.viewIfLoaded,
      chain.contains(where: { view.isDescendant(of: $0.container) })
    {
      view.removeFromSuperview()
    }
    let view = top.presentedView
    let isMissing = !view.isDescendant(of: container)
    if isMissing { container.addSubview(view) }
    if context.containerWasResized {
      // The container's size has changed, so the animator has not restored the frame.
      top.placeInResizedContainer()
    } else if isMissing {
      view.frame = context.from.initialFrame
    }
    if revealsPresenter {
      presenter.beginOwnAppearanceTransition(false, animated: isAnimated)
      presenter.endOwnAppearanceTransition()
    }
    for presentation in chain {
      // The controllers in the middle of the chain may have disappeared before, and stay
      // disappeared.
      if presentation.presented.appearance.isDisappearing {
        presentation.presented.beginAppearanceChange(true, animated: isAnimated)
        presentation.presented.endAppearanceChange()
      }
      presentation.presented.isBeingDismissed = false
    }
    // A presentation whose style has changed during the dismissal may cover its presenter now.
    for presentation in chain.dropFirst() { presentation.coverAgain() }
    for presentation in chain {
      presentation.presenterViewDidMoveToWindow()
      presentation.followPlaceholder()
    }
  }
}

import CoreGraphics

/// The host of a dismissal. With several controllers presented one on the other only the topmost is
/// animated; those between disappear with it.
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

  func transitionWillBegin(_ context: TransitionContext) {
    // Presentations between may cover the screen too; only the presenter's own view matters.
    let removed = revealsPresenter
    let view = top.presentedView
    context.begin(
      from: .init(
        controller: top.presented, view: view, initialFrame: view.frame, finalFrame: .zero),
      to: .init(
        controller: presenter, view: removed ? presenter.view : nil,
        initialFrame: removed ? .zero : presenter.view.frame,
        finalFrame: removed ? chain[0].presenterFrame : presenter.view.frame))
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
    // Until here, the topmost container may have held the lowest presenter's view: that goes to its
    // location without leaving the window, which what is presented in its context would follow.
    for presentation in chain.reversed() { presentation.container.removeFromSuperview() }
    if revealsPresenter {
      // A dismissal that ended while it began has not notified the presenter.
      presenter.beginOwnAppearanceTransition(true, animated: isAnimated)
      presenter.endOwnAppearanceTransition()
    }
    // A call of the presenter may have made a presented controller a child, which has ended its
    // presentation.
    for presentation in chain.reversed() where presentation.isCurrent {
      // A container that left and came back in the meantime has made it appear again.
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
      view.frame = top.active.frameOfPresentedViewInContainerView
    } else if isMissing {
      view.frame = context.from.initialFrame
    }
    if revealsPresenter {
      presenter.beginOwnAppearanceTransition(false, animated: isAnimated)
      presenter.endOwnAppearanceTransition()
    }
    for presentation in chain {
      // Controllers between may have disappeared already, and stay so.
      if presentation.presented.appearance.isDisappearing {
        presentation.presented.beginAppearanceChange(true, animated: isAnimated)
        presentation.presented.endAppearanceChange()
      }
      presentation.presented.isBeingDismissed = false
    }
    // One whose style has changed meanwhile covers its presenter now.
    for presentation in chain.dropFirst() { presentation.coverAgain() }
    for presentation in chain {
      presentation.presenterViewDidMoveToWindow()
      presentation.followPlaceholder()
    }
  }
}

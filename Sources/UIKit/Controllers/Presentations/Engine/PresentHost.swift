import CoreGraphics

/// The host of a presentation.
@MainActor
final class PresentHost: TransitionHost {
  private let presentation: Presentation
  /// A presentation does not keep the window that it is in.
  private weak var window: UIWindow?
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  init(
    _ presentation: Presentation, window: UIWindow, animated: Bool, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.window = window
    isAnimated = animated
    self.completion = completion
  }

  func transitionWillBegin(_ context: TransitionContext) {
    let presented = presentation.presented
    ViewAnimation.withoutInheritedAnimation { install(context) }
    if presentation.removesPresenter, !context.hasEnded {
      presentation.presenter.beginOwnAppearanceTransition(false, animated: isAnimated)
    }
    guard !context.hasEnded else { return }
    presented.isBeingPresented = true
    presented.beginAppearanceChange(true, animated: isAnimated)
  }

  /// Puts the container into the hierarchy, and the presenter's view into it if that is removed.
  private func install(_ context: TransitionContext) {
    guard let window else { return context.transition?.abandon() ?? () }
    let presenter = presentation.presenter
    presentation.preparePlaceholder()
    let superview = presentation.containerSuperview(in: window)
    presentation.container.frame = superview.bounds
    let removes = presentation.removesPresenter
    let from = TransitionContext.Participant(
      controller: presenter, view: removes ? presenter.view : nil,
      initialFrame: superview.convert(presenter.view.frame, from: presenter.view.superview),
      finalFrame: removes ? .zero : presenter.view.frame)
    presentation.installContainer(in: window)
    presentation.takePresenterView()
    let finalFrame = presentation.active.frameOfPresentedViewInContainerView
    placeInFinalFrame(finalFrame)
    presentation.call("presentationTransitionWillBegin()") { $0.presentationTransitionWillBegin() }
    // That call may have replaced the presented view by a wrapper around it.
    context.begin(
      from: from,
      to: .init(
        controller: presentation.presented, view: presentation.presentedView, initialFrame: .zero,
        finalFrame: presentation.active.frameOfPresentedViewInContainerView))
  }

  private func placeInFinalFrame(_ finalFrame: CGRect) {
    let view = presentation.presentedView
    // A style's own view is in the container already where its content was on the screen.
    if view.superview == nil || view.superview === presentation.container {
      view.frame = finalFrame
    }
    if finalFrame == presentation.container.bounds {
      // The view fills its container, also if the window is resized meanwhile.
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    if completed { finish(context) } else { cancel(context) }
  }

  func transitionWasWithdrawn(_ context: TransitionContext) {
    presentation.end()
    if let completion { UIWindowScene.current.turn.append(completion: completion) }
  }

  private func finish(_ context: TransitionContext) {
    let presented = presentation.presented
    // If the presentation was ended in the middle of its beginning, one of the two controllers has
    // not been notified yet.
    if presentation.container.window != nil {
      if presentation.removesPresenter {
        presentation.presenter.beginOwnAppearanceTransition(false, animated: isAnimated)
      }
      presented.beginAppearanceChange(true, animated: isAnimated)
    }
    let container = presentation.container
    let view = presentation.presentedView
    if !view.isDescendant(of: container) {
      container.addSubview(view)
      view.frame = context.to.finalFrame
    }
    if context.containerWasResized { presentation.placeInResizedContainer() }
    presentation.call("presentationTransitionDidEnd(_:)", [true]) {
      $0.presentationTransitionDidEnd(true)
    }
    presentation.isSettled = true
    if presentation.removesPresenter { presentation.removePresenterView() }
    container.layoutIfNeeded()
    guard let scene = window?.windowScene, scene.isStarting else { return finishArrival() }
    // During launch the controller has not appeared before its scene is active, like the root.
    scene.whenStarted { [self] in
      guard presented.ownPresentation === presentation, !presented.appearance.isDisappearing else {
        // It was dismissed before the launch was over.
        if presented.ownPresentation == nil { presented.isBeingPresented = false }
        completion?()
        return
      }
      finishArrival()
    }
  }

  /// Makes the last appearance calls, and calls the completion.
  private func finishArrival() {
    let presented = presentation.presented
    presented.endAppearanceChange()
    presented.isBeingPresented = false
    if presentation.removesPresenter { presentation.presenter.endOwnAppearanceTransition() }
    // The program may have moved the presenter's view to another container meanwhile.
    presentation.presenterViewDidMoveToWindow()
    presentation.followPlaceholder()
    completion?()
  }

  private func cancel(_ context: TransitionContext) {
    let presented = presentation.presented
    presentation.call("presentationTransitionDidEnd(_:)", [false]) {
      $0.presentationTransitionDidEnd(false)
    }
    presentation.presentedView.removeFromSuperview()
    presentation.returnPresenterView(wasResized: context.containerWasResized)
    presentation.container.removeFromSuperview()
    presented.beginAppearanceChange(false, animated: isAnimated)
    presented.endAppearanceChange()
    presented.isBeingPresented = false
    // A callback of the presented controller may have presented another one, which covers the
    // presenter.
    if presentation.revealsPresenter {
      presentation.presenter.beginOwnAppearanceTransition(true, animated: isAnimated)
      presentation.presenter.endOwnAppearanceTransition()
    }
    presentation.end()
  }
}

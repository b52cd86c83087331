import CoreGraphics

/// What happens around the animation of a presentation.
@MainActor
final class PresentHost: TransitionHost {
  private let presentation: Presentation
  private let window: UIWindow
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
    ViewAnimation.outsideBlocks {
      window.addSubview(presentation.container)
      presentation.takePresenterView()
      if presented.view.superview == nil { presented.view.frame = context.to.finalFrame }
      // The presented view fills its container, whatever the window does meanwhile.
      presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if presentation.removesPresenter {
      presentation.presenter.beginAppearanceTransition(false, animated: isAnimated)
    }
    presented.isBeingPresented = true
    presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    if completed { finish(context) } else { cancel() }
  }

  private func finish(_ context: TransitionContext) {
    let presented = presentation.presented
    let container = presentation.container
    if !presented.view.isDescendant(of: container) {
      container.addSubview(presented.view)
      presented.view.frame = context.to.finalFrame
    }
    if context.containerWasResized { presented.view.frame = container.bounds }
    if presentation.removesPresenter { presentation.presenter.view.removeFromSuperview() }
    presented.endAppearanceTransition()
    presented.isBeingPresented = false
    if presentation.removesPresenter { presentation.presenter.endAppearanceTransition() }
    completion?()
  }

  private func cancel() {
    let presented = presentation.presented
    presented.viewIfLoaded?.removeFromSuperview()
    presentation.returnPresenterView()
    presentation.container.removeFromSuperview()
    presented.beginAppearanceTransition(false, animated: isAnimated)
    presented.endAppearanceTransition()
    presented.isBeingPresented = false
    if presentation.removesPresenter {
      presentation.presenter.beginAppearanceTransition(true, animated: isAnimated)
      presentation.presenter.endAppearanceTransition()
    }
    presented.ownPresentation = nil
    presentation.presenter.presentation = nil
  }
}

/// What happens around the animation of a dismissal. With several controllers presented one on the
/// other only the topmost is animated; those between go with it.
@MainActor
final class DismissHost: TransitionHost {
  private let chain: [Presentation]
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  /// - Parameter chain: from the lowest to the topmost; not empty.
  init(_ chain: [Presentation], animated: Bool, completion: (() -> Void)?) {
    self.chain = chain
    isAnimated = animated
    self.completion = completion
  }

  private var top: Presentation { chain[chain.count - 1] }
  private var presenter: UIViewController { chain[0].presenter }
  /// Whether the presenter's view comes back into the window.
  private var revealsPresenter: Bool { chain[0].removesPresenter }

  func transitionWillBegin(_ context: TransitionContext) {
    for presentation in chain.reversed() {
      presentation.presented.isBeingDismissed = true
      presentation.presented.beginAppearanceTransition(false, animated: isAnimated)
    }
    if revealsPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    guard revealsPresenter, let view = presenter.viewIfLoaded, view.superview == nil else { return }
    ViewAnimation.outsideBlocks {
      if view.transform == .identity, view.frame.size != context.to.finalFrame.size {
        view.frame = context.to.finalFrame
      }
    }
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    if completed { finish() } else { cancel(context) }
  }

  private func finish() {
    for presentation in chain.reversed() {
      presentation.presented.viewIfLoaded?.removeFromSuperview()
      presentation.returnPresenterView()
      presentation.container.removeFromSuperview()
    }
    if revealsPresenter { presenter.endAppearanceTransition() }
    for presentation in chain.reversed() {
      presentation.presented.endAppearanceTransition()
      presentation.presented.isBeingDismissed = false
      presentation.presented.ownPresentation = nil
      presentation.presenter.presentation = nil
    }
    completion?()
  }

  private func cancel(_ context: TransitionContext) {
    let container = top.container
    if revealsPresenter, let view = presenter.viewIfLoaded, view.isDescendant(of: container) {
      view.removeFromSuperview()
    }
    if let view = top.presented.viewIfLoaded {
      let isMissing = !view.isDescendant(of: container)
      if isMissing { container.addSubview(view) }
      if context.containerWasResized {
        // What the animator changed no longer is what it was, so it was not undone.
        view.frame = container.bounds
      } else if isMissing {
        view.frame = context.from.initialFrame
      }
    }
    if revealsPresenter {
      presenter.beginAppearanceTransition(false, animated: isAnimated)
      presenter.endAppearanceTransition()
    }
    for presentation in chain {
      // What lies between may have been out of sight already, and stays so.
      if case .disappearing = presentation.presented.appearance {
        presentation.presented.beginAppearanceTransition(true, animated: isAnimated)
        presentation.presented.endAppearanceTransition()
      }
      presentation.presented.isBeingDismissed = false
    }
  }
}

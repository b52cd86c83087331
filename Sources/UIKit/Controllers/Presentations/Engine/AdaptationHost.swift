import CoreGraphics

/// The host of the transition in which a presentation changes its style because the traits have
/// changed. Nothing is animated, because the user is dragging the window's edge.
@MainActor
final class AdaptationHost: TransitionHost {
  private let presentation: Presentation
  /// Held strongly: it owns the presentation, and a callback may release it.
  private let presenter: UIViewController
  private let style: UIModalPresentationStyle
  /// The controller that is no longer shown, if the new style shows another one.
  private var replaced: UIViewController?
  /// Whether the new style makes the presenter appear or disappear.
  private var movesPresenter = false

  init(_ presentation: Presentation, to style: UIModalPresentationStyle) {
    self.presentation = presentation
    presenter = presentation.presenter
    self.style = style
  }

  /// Whether the presentation still exists. A callback may end it, for example by setting another
  /// root controller.
  private var isCurrent: Bool { presentation.isCurrent }

  func transitionWillBegin(_ context: TransitionContext) {
    presentation.active.willBeReplaced()
    let (former, removedPresenter) = (presentation.presented, presentation.removesPresenter)
    presentation.replaceStyle(by: style)
    if presentation.presented !== former { exchange(former) }
    guard isCurrent else { return }
    if let window = presentation.container.window { presentation.installContainer(in: window) }
    guard isCurrent, presentation.removesPresenter != removedPresenter else { return }
    movePresenter()
  }

  /// Replaces the controller that was shown by the one that the new style shows.
  private func exchange(_ former: UIViewController) {
    let (presented, isShowing) = (presentation.presented, former.isShowing)
    former.beginAppearanceChange(false, animated: false)
    former.viewIfLoaded?.removeFromSuperview()
    former.ownPresentation = nil
    replaced = former
    presented.ownPresentation = presentation
    if isShowing { presented.beginAppearanceChange(true, animated: false) }
    presentation.container.addSubview(presentation.presentedView)
  }

  private func movePresenter() {
    let (presenter, covers) = (presentation.presenter, presentation.removesPresenter)
    // A running dismissal shows the presenter, or makes its disappearance calls if cancelled.
    if covers, presentation.presented.isBeingDismissed { return presentation.takePresenterView() }
    movesPresenter = true
    if presentation.presenterLocationIsInWindow {
      presenter.beginOwnAppearanceTransition(!covers, animated: false)
    }
    guard isCurrent else { return }
    if covers {
      presentation.takePresenterView()
      presenter.viewIfLoaded?.removeFromSuperview()
    } else {
      presentation.returnPresenterView(always: true)
    }
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    guard isCurrent else { return }
    presentation.active.didTakeOver()
    presentation.showPresentedView()
    if let replaced {
      presentation.presented.endAppearanceChange()
      replaced.endAppearanceChange()
    }
    if movesPresenter { presentation.presenter.endOwnAppearanceTransition() }
    presentation.presented.presentation?.coverAgain()
  }
}

import CoreGraphics

/// What happens when a presentation takes on another style while it is there, because the traits
/// are others. Nothing is animated: it is the user who moves, the window's edge.
@MainActor
final class AdaptationHost: TransitionHost {
  private let presentation: Presentation
  /// Kept alive: it owns the presentation, and a callback may give it up.
  private let presenter: UIViewController
  private let style: UIModalPresentationStyle
  /// What is shown no more, where the new style shows another controller.
  private var replaced: UIViewController?
  /// Whether the presenter comes or goes with the new style.
  private var movesPresenter = false

  init(_ presentation: Presentation, to style: UIModalPresentationStyle) {
    self.presentation = presentation
    presenter = presentation.presenter
    self.style = style
  }

  /// Whether the presentation is still there. A callback may end it, by another root of the window.
  private var isCurrent: Bool { presenter.presentation === presentation }

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

  /// Shows another controller in the place of the one that is shown.
  private func exchange(_ former: UIViewController) {
    let (presented, isShowing) = (presentation.presented, former.isShowing)
    former.beginAppearanceTransition(false, animated: false)
    former.viewIfLoaded?.removeFromSuperview()
    former.ownPresentation = nil
    replaced = former
    presented.ownPresentation = presentation
    if isShowing { presented.beginAppearanceTransition(true, animated: false) }
    presentation.container.addSubview(presentation.presentedView)
  }

  private func movePresenter() {
    let (presenter, covers) = (presentation.presenter, presentation.removesPresenter)
    // A dismissal that runs brings the presenter back, or tells it that it goes if it is cancelled.
    if covers, presentation.presented.isBeingDismissed { return presentation.takePresenterView() }
    movesPresenter = true
    let isSeen = presentation.placeholder.map { $0.window != nil } ?? true
    if isSeen { presenter.beginOwnAppearanceTransition(!covers, animated: false) }
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
      presentation.presented.endAppearanceTransition()
      replaced.endAppearanceTransition()
    }
    if movesPresenter { presentation.presenter.endOwnAppearanceTransition() }
    presentation.presented.presentation?.coverAgain()
  }
}

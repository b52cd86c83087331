import CoreGraphics

/// Takes the location of a presenter's view, from the beginning to the end of a presentation in the
/// current context.
///
/// The presenter's view and the transition's container lie in it, so that the presenter's parent
/// shows, moves and removes both together. It stays while the presenter's view is out of the
/// window, and so keeps the original location of that view.
final class PresenterPlaceholder: PlaceholderView {
  private weak var presenter: UIViewController?

  init(of presenter: UIViewController) {
    self.presenter = presenter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var overlayInsets: UIEdgeInsets { presenter?.coveredInsets ?? .zero }

  /// Takes over the frame and the autoresizing mask of a view that has been moved into another
  /// superview.
  func takePlace(of view: UIView, awayFrom frame: CGRect) {
    self.frame = frame
    autoresizingMask = view.autoresizingMask
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func restore(to view: UIView) {
    // From here on the presenter's own view makes the appearance calls.
    presenter = nil
    super.restore(to: view)
  }

  // The placeholder makes the appearance calls, because the presenter's view may be out of it.

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    presenter?.viewOrPlaceholderWillMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    presenter?.viewOrPlaceholderDidMoveToWindow()
    if window == nil { presenter?.presentation?.placeholderDidLeaveWindow() }
  }
}

extension UIViewController {
  /// The view that the controller's parent shows: the controller's own view, or the placeholder
  /// with that view and the presentation in its context.
  var viewOrPlaceholder: UIView! { presentation?.placeholder ?? view }

  /// The same, without loading the view; nil if it is not loaded.
  var viewOrPlaceholderIfLoaded: UIView? { presentation?.placeholder ?? viewIfLoaded }
}

extension Presentation {
  /// Whether the presented controller's container lies in the placeholder, and not over the window.
  var isInPlaceholder: Bool { placeholder != nil && container.superview === placeholder }

  /// The presenter has settled in its parent, or has left it.
  func presenterDidSettle() {
    guard let placeholder else { return }
    guard let window = placeholder.window else {
      if isInPlaceholder { endTransitionOffscreen() }
      return
    }
    guard isSettled else { return }
    putPresenterView(into: placeholder)
    if container.superview !== containerSuperview(in: window) { installContainer(in: window) }
  }

  /// Ends the transition, which no screen shows any more. A dismissal that was only requested is
  /// made now: nothing is left that would make it later.
  private func endTransitionOffscreen() {
    guard let transition else { return }
    if transition.phase == .requested, !isOnlyRequested { transition.start() }
    transition.completeOffscreen()
  }

  /// A container that lies over the whole window has to leave it together with the views around its
  /// placeholder. Where only the placeholder itself was removed, the presenter's own container
  /// decides what happens.
  func placeholderDidLeaveWindow() {
    if placeholder?.superview != nil { followPlaceholder() }
  }

  /// Removes a settled container that lies over the whole window, if its placeholder has left the
  /// window. That may have happened while a transition was still running.
  func followPlaceholder() {
    guard isSettled, let placeholder, placeholder.window == nil,
      let window = container.superview as? UIWindow
    else { return }
    installContainer(in: window)
  }

  /// Puts the presenter's view back into the placeholder: an animator knows only the view, and may
  /// have moved it out.
  private func putPresenterView(into placeholder: PresenterPlaceholder) {
    guard let view = presenter.viewIfLoaded else { return }
    if removesPresenter {
      view.removeFromSuperview()
    } else if view.superview !== placeholder {
      placeholder.insertSubview(view, at: 0)
      if view.transform == .identity { view.frame = placeholder.bounds }
    }
  }

  /// The presenter's view has entered or left a window, for any reason: the presentation in its
  /// context follows it.
  func presenterViewDidMoveToWindow() {
    guard isSettled, let placeholder, let view = presenter.viewIfLoaded else { return }
    if view.window != nil {
      guard !view.isDescendant(of: placeholder), !view.isDescendant(of: container) else { return }
      movePlaceholder(placeholder, to: view)
      if removesPresenter { view.removeFromSuperview() }
    } else if !removesPresenter, view.superview !== placeholder {
      placeholder.removeFromSuperview()
    }
  }

  /// The presenter's view has been moved in its window: to another parent's view, where the
  /// placeholder may still be in the former one's.
  func presenterViewDidMove() {
    guard let container = presenter.parent?.viewIfLoaded, let view = presenter.viewIfLoaded,
      view.isDescendant(of: container), placeholder?.isDescendant(of: container) == false
    else { return }
    presenterViewDidMoveToWindow()
  }

  /// Removes the presenter's view, which is covered now that the transition has ended. If the
  /// program has moved the view to another container, the placeholder takes its location there.
  func removePresenterView() {
    guard let view = presenter.viewIfLoaded else { return }
    if let placeholder, isElsewhere(view) { movePlaceholder(placeholder, to: view) }
    // If a change of style was ended in the middle of its beginning, the location is not remembered
    // yet.
    if !hasOriginalLocation { takePresenterView() }
    view.removeFromSuperview()
  }

  private func movePlaceholder(_ placeholder: PresenterPlaceholder, to view: UIView) {
    // An appearance change that began with the former container has to end before the placeholder
    // enters the new one.
    if leavesWithPlaceholder {
      placeholder.removeFromSuperview()
      presenter.endAppearanceChange()
    }
    let mask = placeholder.autoresizingMask
    placeholder.takePlace(of: view)
    placeholder.autoresizingMask = mask
  }
}

extension UIViewController {
  /// Removes the view from the container that showed it, together with what is presented in this
  /// controller's context.
  func removeViewFromContainer() {
    viewOrPlaceholderIfLoaded?.removeFromSuperview()
    presentation?.followPlaceholder()
    // A view that is removed while the container itself is out of the window, as in the middle of a
    // change of style, does not notify its controller.
    if let parent, parent.isShowing, parent.decidesAppearance(of: self) { closeAppearance() }
  }

  /// The controller has left the hierarchy: removes its placeholder, and ends the presentations of
  /// the controller and its descendants.
  func endPresentationsLeftBehind() {
    presentation?.placeholder?.removeFromSuperview()
    endPresentationsInside()
  }

  /// Ends the presentations over the window by this controller and its descendants, which are out
  /// of the hierarchy: nothing could dismiss them later.
  func endPresentationsInside() {
    if let presentation {
      if presentation.chain.contains(where: { $0.container.window != nil }) {
        presentation.discard()
      } else {
        presentation.presented.endPresentationsInside()
      }
    }
    for child in children { child.endPresentationsInside() }
  }
}

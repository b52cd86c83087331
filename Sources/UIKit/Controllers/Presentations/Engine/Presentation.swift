import CoreGraphics

/// One controller presented over another: who, how, in which container, and where the presenter's
/// view belongs while it is out of the window.
@MainActor
final class Presentation {
  /// What is shown: the presented controller, or what its delegate shows instead in an adapted
  /// style.
  private(set) var presented: UIViewController
  /// What was asked to be presented.
  let original: UIViewController
  /// Owns this presentation, and is kept by the context while a transition runs, so it outlives it.
  unowned let presenter: UIViewController
  /// The presentation controller of the style that was asked for.
  let controller: UIPresentationController
  /// The one in charge: that of the adapted style, or `controller`.
  private(set) var active: UIPresentationController
  /// The style in which it is presented now.
  private(set) var style: UIModalPresentationStyle
  let container: TransitionContainerView
  /// Stands for the presenter's view and the container in the presenter's own container, where the
  /// presentation is in the presenter's context.
  private(set) var placeholder: PresenterPlaceholder?
  /// Whether it is there, and neither begins nor ends.
  var isSettled = false
  /// The segues that have led here, or lead back from here: they live for as long as this.
  var segues: [UIStoryboardSegue] = []
  /// Whether the dismissal that runs is the user's.
  var isDismissedByUser = false
  private var originalLocation: OriginalLocation?

  /// A location in the view tree.
  private struct OriginalLocation {
    weak var superview: UIView?
    var index: Int
    /// The superview's size when the view left it.
    var size: CGSize
    /// The view's frame then.
    var frame: CGRect

    /// Where the view belongs now: a view that filled its superview still does.
    @MainActor var currentFrame: CGRect {
      guard let superview, frame.size == size else { return frame }
      return superview.bounds
    }
  }

  init(
    _ presented: UIViewController, presenter: UIViewController,
    controller: UIPresentationController, window: UIWindow
  ) {
    original = presented
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    active = controller
    style = controller.presentationStyle
    container = TransitionContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    controller.presentation = self
    adopt(adaptedStyle(for: presenter.traitCollection))
  }

  var removesPresenter: Bool { active.shouldRemovePresentersView }

  /// Whether the presenter's view, covered until now, comes back into the window with a dismissal.
  /// It does not where its placeholder is out of the window itself.
  var revealsPresenter: Bool {
    let superview = placeholder ?? originalLocation?.superview ?? presenter.viewIfLoaded?.superview
    return removesPresenter && superview?.window != nil
  }

  /// The view that is moved: the presented controller's, or the frame around it.
  var presentedView: UIView { active.presentedView ?? presented.view }

  /// The presentations from this one up to the topmost.
  var chain: [Presentation] {
    var result = [self]
    while let next = result.last?.presented.presentation { result.append(next) }
    return result
  }

  // MARK: Style

  /// The style to present in with some traits.
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let adapted = controller.adaptivePresentationStyle(for: traits)
    return adapted == .none || adapted == .automatic ? controller.presentationStyle : adapted
  }

  /// Takes on a style before anything is shown.
  private func adopt(_ newStyle: UIModalPresentationStyle) {
    guard newStyle != controller.presentationStyle else { return }
    if let other = controller.delegate?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: newStyle), other !== original
    {
      presented = other
    }
    style = newStyle
    active = presented.makePresentationController(style: newStyle, presenting: presenter)
    active.presentation = self
  }

  /// Takes on another style while it is presented, because the traits are others. Without
  /// animation: it is the user who moves, the window's edge.
  func adapt(to traits: UITraitCollection, with change: SizeChangeCoordinator?) {
    let newStyle = adaptedStyle(for: traits)
    guard newStyle != style else { return }
    let adapted = newStyle == controller.presentationStyle ? .none : newStyle
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: change)
    active.willBeReplaced()
    let (former, removedPresenter) = (presented, removesPresenter)
    if active !== controller { active.presentation = nil }
    (style, active, presented) = (controller.presentationStyle, controller, original)
    adopt(newStyle)
    if presented !== former { exchange(former) }
    if let window = container.window { installContainer(in: window) }
    if removesPresenter != removedPresenter { presenterCovering(is: removesPresenter) }
    active.didTakeOver()
    showPresentedView()
    presented.presentation?.coverAgain()
  }

  /// The presenter's view has got another place; where it is covered it is taken from there.
  private func coverAgain() {
    guard removesPresenter else { return }
    takePresenterView()
    if !isInTransition { presenter.viewIfLoaded?.removeFromSuperview() }
  }

  /// Shows another controller in the place of the one that is shown.
  private func exchange(_ former: UIViewController) {
    let isShowing = former.isShowing
    former.beginAppearanceTransition(false, animated: false)
    former.viewIfLoaded?.removeFromSuperview()
    former.endAppearanceTransition()
    former.ownPresentation = nil
    presented.ownPresentation = self
    if isShowing { presented.beginAppearanceTransition(true, animated: false) }
    container.addSubview(presentedView)
    presented.endAppearanceTransition()
  }

  private func presenterCovering(is isCovered: Bool) {
    // A dismissal that runs brings the presenter back, or notifies it that it disappears if it is
    // cancelled.
    if isCovered, presented.isBeingDismissed { return takePresenterView() }
    let isSeen = placeholder.map { $0.window != nil } ?? true
    if isSeen { presenter.beginOwnAppearanceTransition(!isCovered, animated: false) }
    if isCovered {
      takePresenterView()
      presenter.viewIfLoaded?.removeFromSuperview()
    } else {
      returnPresenterView(always: true)
    }
    presenter.endOwnAppearanceTransition()
  }

  /// Puts the presented view where it is at rest.
  func showPresentedView() {
    let view = presentedView
    if view.superview !== container { container.addSubview(view) }
    view.frame = active.frameOfPresentedViewInContainerView
  }

  /// The room there is will be another size.
  func resize(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note("viewWillTransition(to:with:)")
    active.viewWillTransition(to: size, with: coordinator)
  }

  /// The room there is will have other traits: with them the style may change.
  func change(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition(to:with:)")
    active.willTransition(to: traits, with: coordinator)
    let change = coordinator as? SizeChangeCoordinator
    change?.animate(alongsideTransition: { [weak self] _ in
      self?.adapt(to: traits, with: change)
    })
  }

  // MARK: Placeholder

  /// Makes a placeholder for presenter and container together, where the presentation does not
  /// always cover the window.
  func preparePlaceholder() {
    let isInContext =
      !controller.shouldPresentInFullscreen || !active.shouldPresentInFullscreen
    guard isInContext, placeholder == nil, let view = presenter.viewIfLoaded else { return }
    let placeholder = PresenterPlaceholder(of: presenter)
    if let originalLocation, let superview = originalLocation.superview {
      placeholder.takePlace(of: view, awayFrom: originalLocation.currentFrame)
      superview.insertSubview(
        placeholder, at: min(originalLocation.index, superview.subviews.count))
      self.originalLocation = OriginalLocation(
        superview: placeholder, index: 0, size: placeholder.bounds.size, frame: placeholder.bounds)
    } else {
      guard view.superview != nil else { return }
      placeholder.takePlace(of: view)
    }
    self.placeholder = placeholder
  }

  /// What the container is a subview of: the window, or the presenter's placeholder. That holds it,
  /// too, while it is out of the window itself, regardless of what is to be covered: its own
  /// container has decided.
  func containerSuperview(in window: UIWindow) -> UIView {
    guard let placeholder else { return window }
    return active.shouldPresentInFullscreen && placeholder.window != nil && !leavesWithPlaceholder
      ? window : placeholder
  }

  /// Whether the presenter's container is taking the placeholder away.
  private var leavesWithPlaceholder: Bool {
    guard !presented.isBeingDismissed, case .disappearing = presented.appearance else {
      return false
    }
    return true
  }

  /// Puts the container into the hierarchy: over everything, or over the presenter's view alone.
  func installContainer(in window: UIWindow) {
    preparePlaceholder()
    let superview = containerSuperview(in: window)
    container.frame = superview.bounds
    // What comes from below its place is not to be seen beside that place.
    container.clipsToBounds = superview !== window
    if container.window == nil { container.laidOutSize = container.bounds.size }
    guard container.superview !== superview else { return }
    let disappears = container.window != nil && superview.window == nil
    if disappears { presented.beginAppearanceTransition(false, animated: false) }
    if let above = presented.presentation?.container, above.superview === superview {
      superview.insertSubview(container, belowSubview: above)
    } else {
      superview.addSubview(container)
    }
    // What was about to appear with the placeholder ends alone over the window.
    if disappears || (superview === window && isSettled) { presented.endAppearanceTransition() }
  }

  /// Remembers where the presenter's view is, and moves it into the container.
  func takePresenterView() {
    guard removesPresenter, let view = presenter.view, let superview = view.superview,
      superview !== container
    else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    originalLocation = OriginalLocation(
      superview: superview, index: index, size: superview.bounds.size, frame: view.frame)
    let frame = superview.convert(view.frame, to: container)
    container.insertSubview(view, at: 0)
    if view.transform == .identity { view.frame = frame }
  }

  /// Puts the presenter's view back where it was. It keeps its frame unless the superview has got
  /// another size since.
  func returnPresenterView(always: Bool = false) {
    guard removesPresenter || always, let view = presenter.viewIfLoaded, let originalLocation else {
      return
    }
    self.originalLocation = nil
    guard let superview = originalLocation.superview else { return }
    if view.superview === superview {
      // Its owner has put it back already, and where it put it counts.
      return
    }
    // Since it was taken its frame counts from the container.
    let frame = container.convert(view.frame, to: superview)
    superview.insertSubview(view, at: min(originalLocation.index, superview.subviews.count))
    if superview.bounds.size != originalLocation.size {
      view.frame = presenter.ownPresentation?.frame(of: view) ?? originalLocation.currentFrame
    } else if view.transform == .identity, view.frame != frame {
      view.frame = frame
    }
  }

  /// Where the presenter's view belongs, in the container's coordinates; it may be out of the
  /// window.
  var presenterFrame: CGRect {
    guard let originalLocation, let superview = originalLocation.superview else {
      guard let view = presenter.viewIfLoaded, let superview = view.superview else { return .zero }
      return superview.convert(view.frame, to: container)
    }
    return superview.convert(originalLocation.currentFrame, to: container)
  }

  /// Whether a transition comes from, or leads to, what is presented here.
  var isInTransition: Bool { transition != nil }

  /// The transition that comes from, or leads to, what is presented here.
  var transition: ViewControllerTransition? {
    ViewControllerTransition.running.last { $0.context.containerView === container }
  }

  /// Where the presented view belongs, in the container; nil for any other view.
  private func frame(of view: UIView) -> CGRect? {
    view === presentedView ? active.frameOfPresentedViewInContainerView : nil
  }

  /// Notes a call of a presentation controller that is the app's own.
  func note(_ call: String) {
    if style == .custom { TransitionTrace.note(active, call) }
  }

  // MARK: The user

  /// Whether the user may end the presentation now; asks the delegate, and notifies it of a blocked
  /// dismissal.
  var mayBeDismissedByUser: Bool {
    guard ViewControllerTransition.running(in: container.window) == nil else { return false }
    if isUsersDismissalAllowed { return true }
    notifyOfBlockedDismissal()
    return false
  }

  /// Whether controllers and delegate let the user end the presentation.
  var isUsersDismissalAllowed: Bool {
    guard !presented.isModalInPresentation, !original.isModalInPresentation else { return false }
    guard let delegate = controller.delegate else { return true }
    TransitionTrace.note(delegate, "presentationControllerShouldDismiss(_:)")
    return delegate.presentationControllerShouldDismiss(controller)
  }

  /// The user has tried to end the presentation, and was not let.
  func notifyOfBlockedDismissal() {
    guard let delegate = controller.delegate else { return }
    TransitionTrace.note(delegate, "presentationControllerDidAttemptToDismiss(_:)")
    delegate.presentationControllerDidAttemptToDismiss(controller)
  }

  /// The dismissal that the user has begun starts, or has ended with this presentation gone.
  func notifyOfUserDismissal(isOver: Bool) {
    guard isDismissedByUser, let delegate = controller.delegate else { return }
    if isOver {
      TransitionTrace.note(delegate, "presentationControllerDidDismiss(_:)")
      delegate.presentationControllerDidDismiss(controller)
    } else {
      TransitionTrace.note(delegate, "presentationControllerWillDismiss(_:)")
      delegate.presentationControllerWillDismiss(controller)
    }
  }

  // MARK: The end

  /// The presented controller has no presenter any more.
  func end() {
    segues = []
    presented.ownPresentation = nil
    original.ownPresentation = nil
    presented.traitOverride = nil
    presenter.presentation = nil
    if let view = presenter.viewIfLoaded { placeholder?.restore(to: view) }
    placeholder = nil
    active.presentationIsOver()
    active.presentation = nil
    controller.presentation = nil
    original.preparedPresentationController = nil
  }

  /// Takes everything away at once, without appearance calls for the presenter: its window gets
  /// another root, or it has left the hierarchy.
  func discard() {
    for presentation in chain.reversed() { presentation.transition?.abandon() }
    for presentation in chain.reversed() {
      // A presentation that was cut short has taken itself away.
      guard presentation.presenter.presentation === presentation else { continue }
      presentation.presented.beginAppearanceTransition(false, animated: false)
      presentation.presentedView.removeFromSuperview()
      presentation.container.removeFromSuperview()
      presentation.presented.endAppearanceTransition()
      presentation.end()
      presentation.presented.endPresentationsInside()
    }
  }
}

/// The view in which a presentation happens. It takes the touches that miss the presented view, so
/// that a presenter that stays in sight is not touched accidentally.
final class TransitionContainerView: UIView {
  weak var presentation: Presentation?
  /// The size that the presented view was placed for last.
  fileprivate var laidOutSize = CGSize.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let view = hit, let presentation, !view.isDescendant(of: presentation.presentedView)
    else { return hit }
    return presentation.active.touch(at: point, with: event, outsideOn: view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.note("containerViewWillLayoutSubviews()")
    presentation.active.containerViewWillLayoutSubviews()
    if laidOutSize != bounds.size, !presentation.isInTransition {
      presentation.presentedView.frame = presentation.active.frameOfPresentedViewInContainerView
    }
    laidOutSize = bounds.size
    presentation.note("containerViewDidLayoutSubviews()")
    presentation.active.containerViewDidLayoutSubviews()
  }
}

import CoreGraphics

/// One controller presented over another: the controllers, the style, the container, and the
/// original location of the presenter's view while it is out of the window.
@MainActor
final class Presentation {
  /// The controller that is shown: the presented one, or the one that the delegate shows instead in
  /// an adapted style.
  private(set) var presented: UIViewController
  /// The controller that `present` was called with.
  let original: UIViewController
  /// Owns this presentation. The context holds it while a transition runs, so it outlives the
  /// presentation.
  unowned let presenter: UIViewController
  /// The presentation controller of the requested style.
  let controller: UIPresentationController
  /// The active presentation controller: that of the adapted style, or `controller`.
  private(set) var active: UIPresentationController
  /// The style in which it is presented now.
  private(set) var style: UIModalPresentationStyle
  let container: TransitionContainerView
  /// Holds the presenter's view and the container at the location of the presenter's view, if the
  /// presentation is in the current context.
  private(set) var placeholder: PresenterPlaceholder?
  /// Whether it is presented, and no transition presents or dismisses it.
  var isSettled = false
  /// The segues that lead to this presentation or back from it; held for as long as it exists. They
  /// keep their source alive, which may be the presenter.
  private(set) var segues: [UIStoryboardSegue] = []
  /// Whether the user has begun the running dismissal.
  var isDismissedByUser = false
  private var originalLocation: OriginalLocation?
  /// Whether the location of the presenter's view is remembered, until the view is back there.
  var hasOriginalLocation: Bool { originalLocation != nil }
  /// The system's animators for the transition style that was used last.
  private var animators: (style: UIModalTransitionStyle, make: SystemAnimators)?

  /// A location in the view tree.
  private struct OriginalLocation {
    weak var superview: UIView?
    var index: Int
    /// The superview's size when the view left it.
    var size: CGSize
    /// The view's frame then.
    var frame: CGRect

    /// The frame to restore: a view that filled its superview still does.
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
  /// Whether the presented controller, and not the presenter, decides the orientation of the
  /// interface.
  var coversScreen: Bool { removesPresenter || style == .overFullScreen }

  /// Whether a dismissal puts the presenter's view, covered until now, back into the window.
  var revealsPresenter: Bool { removesPresenter && presenterLocationIsInWindow }

  /// Whether the location of the presenter's view is in a window, also while the view is not there.
  /// It is not, for example, if the presenter is in a tab that is not selected.
  var presenterLocationIsInWindow: Bool {
    let superview = placeholder ?? originalLocation?.superview ?? presenter.viewIfLoaded?.superview
    return superview?.window != nil
  }

  /// The view that is animated: the presented controller's, or the wrapper around it.
  var presentedView: UIView { active.presentedView ?? presented.view }

  func systemAnimator(
    of style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    if let animators, animators.style == style { return animators.make(isPresenting) }
    let make = (style as any SystemTransitionStyle).makeAnimators()
    animators = (style, make)
    return make(isPresenting)
  }

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

  /// Sets the style before anything is shown.
  private func adopt(_ newStyle: UIModalPresentationStyle) {
    guard newStyle != controller.presentationStyle else { return }
    if let other = controller.delegate?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: newStyle), other !== original
    {
      presented = other
    }
    style = newStyle
    active = controller.makeController(of: presented, adaptedTo: newStyle, presenting: presenter)
    active.presentation = self
    controller.delegate?.presentationController(controller, prepare: active)
  }

  /// Changes the style while it is presented, because the traits have changed. Nothing is animated,
  /// because the user is dragging the window's edge.
  func adapt(to traits: UITraitCollection, with change: SizeChangeCoordinator?) {
    let newStyle = adaptedStyle(for: traits)
    guard newStyle != style else { return }
    let adapted = newStyle == controller.presentationStyle ? .none : newStyle
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: change)
    let context = TransitionContext(
      containerView: container, style: newStyle, isAnimated: false,
      from: .init(controller: presented), to: .init(controller: presented))
    ViewControllerTransition(
      context: context, animator: nil, interactor: nil, host: AdaptationHost(self, to: newStyle)
    ).start()
  }

  /// Replaces the current style by another one.
  func replaceStyle(by newStyle: UIModalPresentationStyle) {
    if active !== controller { active.presentation = nil }
    (style, active, presented) = (controller.presentationStyle, controller, original)
    adopt(newStyle)
  }

  /// Removes the presenter's view again where this presentation covers it, because the view has got
  /// another superview.
  func coverAgain() {
    guard removesPresenter, !isOnlyRequested else { return }
    takePresenterView()
    // A transition that is only requested adds the view when it starts. The dismissal of a chain
    // runs in the topmost container, and shows only the lowest presenter.
    let isInMotion = chain.lazy.compactMap(\.transition).contains {
      $0.phase != .requested && $0.context.participant(presenter) != nil
    }
    if !isInMotion { presenter.viewIfLoaded?.removeFromSuperview() }
  }

  /// Puts the presented view at its final frame.
  func showPresentedView() {
    let view = presentedView
    if view.superview !== container { container.addSubview(view) }
    view.place(untransformed: active.frameOfPresentedViewInContainerView)
  }

  /// The container is about to get another size.
  func resize(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    call("viewWillTransition(to:with:)", [size, coordinator]) {
      $0.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The container is about to get other traits, which may change the style.
  func change(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    call("willTransition(to:with:)", [traits, coordinator]) {
      $0.willTransition(to: traits, with: coordinator)
    }
    let change = coordinator as? SizeChangeCoordinator
    change?.animate(alongsideTransition: { [weak self] _ in
      self?.adapt(to: traits, with: change)
    })
  }

  // MARK: Placeholder

  /// Makes a placeholder that holds the presenter's view and the container, if the presentation
  /// does not always cover the window.
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

  /// The superview of the container: the window, or the presenter's placeholder. A placeholder that
  /// is out of the window holds the container in any case, because the presenter's own container
  /// has removed both.
  func containerSuperview(in window: UIWindow) -> UIView {
    guard let placeholder else { return window }
    return active.shouldPresentInFullscreen && placeholder.window != nil && !leavesWithPlaceholder
      ? window : placeholder
  }

  /// Whether the presenter's container is removing the placeholder. Of the controllers that are
  /// presented one on top of the other in the placeholder, the topmost one is asked, because it is
  /// the visible one.
  var leavesWithPlaceholder: Bool {
    let top = presented.contextChain.reduce(presented) { $1 }
    return top.appearance.isDisappearing && !top.isBeingDismissed
  }

  /// Puts the container into the hierarchy: over everything, or over the presenter's view alone.
  func installContainer(in window: UIWindow) {
    preparePlaceholder()
    let superview = containerSuperview(in: window)
    container.frame = superview.bounds
    // A view that slides in from below is not visible outside the placeholder.
    container.clipsToBounds = superview !== window
    if container.window == nil { container.laidOutSize = container.bounds.size }
    guard container.superview !== superview else { return }
    let disappears = container.window != nil && superview.window == nil
    if disappears { presented.beginAppearanceChange(false, animated: false) }
    if let above = presented.presentation?.container, above.superview === superview {
      superview.insertSubview(container, belowSubview: above)
    } else {
      superview.addSubview(container)
    }
    // The appearance that began with the placeholder ends over the window, without the presenter.
    if disappears || (superview === window && isSettled) { presented.endAppearanceChange() }
  }

  /// Remembers the location of the presenter's view, and moves the view into the container.
  func takePresenterView() {
    // The dismissal of a chain may already show the view in the topmost container.
    guard removesPresenter, let view = presenter.view, let superview = view.superview,
      !chain.contains(where: { $0.container === superview })
    else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    originalLocation = OriginalLocation(
      superview: superview, index: index, size: superview.bounds.size, frame: view.frame)
    let frame = superview.convert(view.frame, to: container)
    container.insertSubview(view, at: 0)
    if view.transform == .identity { view.frame = frame }
  }

  /// Restores the presenter's view to its original location. It keeps its frame, except where the
  /// frame may be out of date: the superview has another size now, or no animator has added the
  /// view, so that it missed every resize.
  ///
  /// - Parameters:
  ///   - always: also where the presentation's style leaves the presenter's view where it is.
  ///   - wasResized: whether the container that holds the view has got another size since.
  func returnPresenterView(always: Bool = false, wasResized: Bool = false) {
    guard removesPresenter || always, let view = presenter.viewIfLoaded, let originalLocation else {
      return
    }
    self.originalLocation = nil
    guard let superview = originalLocation.superview else { return }
    // The owner of the view has already put it back, at its original location or elsewhere.
    if view.superview === superview || isElsewhere(view) { return }
    // Since it was moved, its frame is in the container's coordinates.
    let frame = container.convert(view.frame, to: superview)
    let isStale = view.superview == nil && view.transform == .identity
    superview.insertSubview(view, at: min(originalLocation.index, superview.subviews.count))
    if isStale || wasResized || superview.bounds.size != originalLocation.size {
      view.frame = presenter.ownPresentation?.frame(of: view) ?? originalLocation.currentFrame
    } else if view.transform == .identity, view.frame != frame {
      view.frame = frame
    }
  }

  /// Whether the presenter's view is where its parent has put it, and not where the presentation or
  /// an animator has.
  func isElsewhere(_ view: UIView) -> Bool {
    guard let superview = view.superview, let parentView = presenter.parent?.viewIfLoaded,
      superview.isDescendant(of: parentView)
    else { return false }
    return ![container, placeholder].contains { $0.map(superview.isDescendant(of:)) ?? false }
  }

  /// The original frame of the presenter's view, in the container's coordinates; the view may be
  /// out of the window.
  var presenterFrame: CGRect {
    guard let originalLocation, let superview = originalLocation.superview else {
      guard let view = presenter.viewIfLoaded, let superview = view.superview else { return .zero }
      return superview.convert(view.frame, to: container)
    }
    return superview.convert(originalLocation.currentFrame, to: container)
  }

  /// Whether it has not ended: the presenter still presents this.
  var isCurrent: Bool { presenter.presentation === self }

  /// Whether a transition presents or dismisses this presentation.
  var isInTransition: Bool { transition != nil }

  /// Whether it is to be presented, and nothing of it is shown yet.
  var isOnlyRequested: Bool {
    guard let transition, transition.phase == .requested else { return false }
    return transition.context.to.controller === presented
  }

  /// The transition that presents or dismisses this presentation.
  var transition: ViewControllerTransition? { transitions.last }

  /// The transitions in the container, the oldest first: an adaptation may run in the middle of a
  /// presentation or a dismissal.
  private var transitions: [ViewControllerTransition] {
    ViewControllerTransition.running.filter { $0.context.containerView === container }
  }

  /// Whether constraints place the presented view in the container, such as those that an app's
  /// animator adds. The view gets no other frame then.
  var isPlacedByConstraints: Bool {
    guard let record = presentedView.layoutRecord else { return false }
    return !presentedView.translatesAutoresizingMaskIntoConstraints && !record.crossings.isEmpty
  }

  /// Gives the presented view its frame in a container whose size has changed during a transition.
  func placeInResizedContainer() {
    guard !isPlacedByConstraints else { return }
    presentedView.frame = active.frameOfPresentedViewInContainerView
  }

  /// The final frame of the presented view, in the container; nil for any other view.
  private func frame(of view: UIView) -> CGRect? {
    view === presentedView ? active.frameOfPresentedViewInContainerView : nil
  }

  /// Calls a method of the presentation controller. A trace lists the call if the presentation
  /// controller is of a class of the app.
  func call(
    _ name: String, _ arguments: @autoclosure () -> [Any?] = [],
    _ body: (UIPresentationController) -> Void
  ) {
    let controller = active
    guard style == .custom else { return body(controller) }
    TransitionTrace.call(controller, name, arguments()) { body(controller) }
  }

  // MARK: The user

  /// Whether the user may dismiss the presentation now; asks the delegate, and notifies it of a
  /// blocked dismissal.
  var mayBeDismissedByUser: Bool {
    guard ViewControllerTransition.exclusive(in: container.window) == nil else { return false }
    if isUsersDismissalAllowed { return true }
    notifyOfBlockedDismissal()
    return false
  }

  /// Whether the controllers and the delegate allow the user to dismiss the presentation.
  var isUsersDismissalAllowed: Bool {
    // A controller that is shown inside, such as the top of a stack, may forbid it, too.
    let isModal = [presented, original].contains { controller in
      controller.contentChain.contains(where: \.isModalInPresentation)
    }
    guard !isModal else { return false }
    return controller.delegateAllowsDismissal
  }

  /// The user has tried to dismiss the presentation, which is not allowed.
  func notifyOfBlockedDismissal() {
    guard let delegate = controller.delegate else { return }
    TransitionTrace.call(delegate, "presentationControllerDidAttemptToDismiss(_:)", [controller]) {
      delegate.presentationControllerDidAttemptToDismiss(controller)
    }
  }

  /// Notifies the delegate that a dismissal by the user begins, or has ended.
  func notifyOfUserDismissal(isOver: Bool) {
    guard isDismissedByUser, let delegate = controller.delegate else { return }
    if isOver {
      controller.notifyDelegateOfDismissal()
    } else {
      TransitionTrace.call(delegate, "presentationControllerWillDismiss(_:)", [controller]) {
        delegate.presentationControllerWillDismiss(controller)
      }
    }
  }

  // MARK: The end

  /// Ends the presentation, and clears the references between its controllers.
  func end() {
    segues = []
    presented.ownPresentation = nil
    original.ownPresentation = nil
    presented.traitOverride = nil
    presenter.presentation = nil
    active.presenterViewWillReturn()
    if let view = presenter.viewIfLoaded { placeholder?.restore(to: view) }
    placeholder = nil
    active.presentationIsOver()
    active.presentation = nil
    controller.presentation = nil
    original.preparedPresentationController = nil
  }

  /// Removes everything at once, without appearance calls for the presenter: its window gets
  /// another root, or it has left the hierarchy.
  func discard() {
    for presentation in chain.reversed() {
      for transition in presentation.transitions.reversed() { transition.abandon() }
    }
    for presentation in chain.reversed() {
      // A presentation whose transition was ended has removed itself.
      guard presentation.isCurrent else { continue }
      presentation.presented.beginAppearanceChange(false, animated: false)
      presentation.presentedView.removeFromSuperview()
      presentation.container.removeFromSuperview()
      presentation.presented.endAppearanceChange()
      presentation.end()
      presentation.presented.endPresentationsInside()
    }
  }
}

/// The container view of a presentation. It gets the touches that miss the presented view, so that
/// a visible presenter does not get them.
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection {
      presentation?.active.notifyTraitsChanged(from: previousTraitCollection, to: traitCollection)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.call("containerViewWillLayoutSubviews()") { $0.containerViewWillLayoutSubviews() }
    if laidOutSize != bounds.size, !presentation.isInTransition,
      !presentation.isPlacedByConstraints
    {
      presentation.presentedView.place(
        untransformed: presentation.active.frameOfPresentedViewInContainerView)
    }
    laidOutSize = bounds.size
    presentation.call("containerViewDidLayoutSubviews()") { $0.containerViewDidLayoutSubviews() }
  }
}

extension Presentation: SceneBound {
  /// Holds a segue.
  func keep(_ segue: UIStoryboardSegue) {
    segues.append(segue)
    presenter.hostScene.bind(self)
  }

  func sceneWasDisconnected() { segues = [] }
}

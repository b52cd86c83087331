public import CoreGraphics

/// Presents a page sheet or a form sheet.
///
/// In a regular width a form sheet lies in the middle, 540 × 620 points or as its content prefers,
/// and a page sheet is a tall page. In a compact width a sheet rises from the bottom edge to one of
/// its detents, and the user drags it between them, or dismisses it by a drag. Behind the large
/// detent the views below become a smaller card. Detents apply at the bottom edge only. While its
/// keyboard is on the screen a sheet at the edge is higher by that, and a form sheet lies above it,
/// as far as there is room.
///
/// Where the scene's `automaticModalPresentationStyle` is `.fullScreen`, a sheet covers the screen
/// in a compact width, as until iOS 12, unless the app sets one of the sheet's own properties.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Whether the app has set one of the sheet's own properties: then the app wants a sheet even
  /// where sheets cover the screen by default.
  private var isConfigured = false
  /// The adapted style in which this sheet presents another style; nil if it is not adapted.
  var adaptedStyle: UIModalPresentationStyle?

  private lazy var sheetView = makeSheetView()
  private let dimmingView = DimmingView(color: .black)
  private let backdrop = SheetBackdrop()
  private lazy var drag = SheetDrag(self)
  private var settling: UIViewPropertyAnimator?
  private var knownLayout: SheetLayout?
  private var isChangingAnimated = false
  /// Whether the sheet's view holds the content; a presentation over the sheet may take it out.
  private var hasContent = false
  /// The sheet's extent while a gesture holds it.
  private var heldExtent: CGFloat?
  private let keyboard = KeyboardCover()

  /// The alpha of the dimming behind a sheet (as observed on iOS).
  private static let dimming: CGFloat = 0.2

  open override var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? super.presentationStyle
  }

  // MARK: Configuration

  /// The heights at which the sheet settles, in any order: the large one unless set. An empty list
  /// is ignored, with a warning.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        Diagnostics.warn("A sheet needs a detent at least; the empty list is ignored.")
        detents = oldValue
      }
      isConfigured = true
      invalidateDetents()
    }
  }

  /// The detent at which the sheet rests. For nil, and for one that is not in ``detents``, it is
  /// the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { configure() } }
  }

  /// The highest detent at which the views behind are not dimmed, and can be touched; nil dims
  /// always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { configure() }
  }

  /// Whether a small bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { configure() } }

  /// Whether a drag in a scroll view that is at its top raises the sheet before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { configure() } }

  /// Whether the sheet is attached to the bottom edge also in a compact height; otherwise it covers
  /// the screen there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { configure() } }

  /// Whether a sheet at the bottom edge is as wide as its content prefers, by
  /// `preferredContentSize`, instead of as wide as its container.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      knownLayout = nil
      configure()
    }
  }

  /// The radius of the corners in points; nil is 10.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if let radius = preferredCornerRadius, !radius.isFinite || radius < 0 {
        Diagnostics.warn(
          "A sheet's corner radius must be finite and not negative; \(radius) is ignored.")
        preferredCornerRadius = oldValue
      }
      configure()
    }
  }

  /// Called when one of the sheet's properties was set.
  private func configure() {
    isConfigured = true
    layOut()
  }

  /// Animates what `changes` does to the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    guard !isChangingAnimated else { return changes() }
    isChangingAnimated = true
    changes()
    isChangingAnimated = false
    layOut(animated: true)
  }

  /// Asks custom detents again for their heights.
  open func invalidateDetents() {
    knownLayout = nil
    layOut()
  }

  // MARK: Adapting

  override var systemAdaptiveStyle: UIModalPresentationStyle {
    let usual = presentingViewController.hostScene.automaticModalPresentationStyle
    guard isConfigured || usual == .pageSheet || usual == .formSheet else { return .fullScreen }
    let isLow = adaptingTraits.verticalSizeClass == .compact
    return isLow && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  private var traits: UITraitCollection { presentingViewController.traitCollection }

  // MARK: Place

  open override var presentedView: UIView? {
    guard let presentation, presentation.active === self else { return super.presentedView }
    if !hasContent {
      hasContent = true
      let content: UIView = presentation.presented.viewOrPlaceholder
      // Content that another style has shown stays in the window, and what covers it with it.
      if content.window != nil, sheetView.window == nil { containerView?.addSubview(sheetView) }
      sheetView.embed(content)
    }
    return sheetView
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.frame(extent: heldExtent ?? restingStop.extent)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let layout = makeLayout(in: parentSize)
    return layout.frame(extent: layout.stop(selectedDetentIdentifier).extent).size
  }

  /// Where the sheet may lie now.
  var layout: SheetLayout {
    if let knownLayout, fitsContainer(knownLayout) { return knownLayout }
    let layout = makeLayout(in: containerView?.bounds.size ?? .zero)
    knownLayout = layout
    return layout
  }

  private func fitsContainer(_ layout: SheetLayout) -> Bool {
    layout.container == containerView?.bounds.size ?? .zero
      && layout.top == containerView?.safeAreaInsets.top ?? 0
  }

  private func makeLayout(in size: CGSize) -> SheetLayout {
    let traits = traits
    let kind: SheetLayout.Kind =
      traits.horizontalSizeClass != .regular
      ? .edge : presentationStyle == .formSheet ? .form : .page
    let isPreferred = kind == .form || widthFollowsPreferredContentSizeWhenEdgeAttached
    let preferred = presentation?.presented.preferredContentSize ?? .zero
    return SheetLayout(
      kind: kind, container: size, top: containerView?.safeAreaInsets.top ?? 0,
      covered: keyboard.length, preferred: isPreferred ? preferred : .zero
    ) { maximum in
      stops(for: DetentContext(traits: traits, maximum: maximum, halfHeight: size.height / 2))
    }
  }

  private func stops(for context: DetentContext) -> [SheetLayout.Stop] {
    var stops: [SheetLayout.Stop] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context) else { continue }
      guard value.isFinite, value > 0 else {
        Diagnostics.warn(
          "The detent \"\(detent.identifier.rawValue)\" has a height of \(value); it is left out.")
        continue
      }
      let extent = min(value, context.maximumDetentValue)
      if !stops.contains(where: { $0.extent == extent || $0.identifier == detent.identifier }) {
        stops.append(.init(identifier: detent.identifier, extent: extent))
      }
    }
    return stops
  }

  var restingStop: SheetLayout.Stop { layout.stop(selectedDetentIdentifier) }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentation?.isInTransition == false { followKeyboard() }
    guard knownLayout.map(fitsContainer) != true else { return }
    // The layout moves the sheet under the finger, so the drag cannot continue.
    drag.cancel()
    endSettling()
    knownLayout = nil
    decorate()
    // The dismissal of a sheet moves the views behind it back itself.
    if isShown, !isLeaving { arrangeBackdrop() }
    if presentation?.isInTransition == false { layOut() }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    knownLayout = nil
    layOut(animated: true)
  }

  // MARK: Transitions

  override func systemAnimator(isPresenting: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    let slide = { SheetAnimator(isPresenting: isPresenting) }
    // A sheet that is dragged follows the touch, also where less motion is wanted.
    guard isPresenting || drag.interactor == nil else { return slide() }
    return ReducedMotion.animator(isPresenting: isPresenting, otherwise: slide)
  }

  override var interactionControllerForDismissal: (any UIViewControllerInteractiveTransitioning)? {
    drag.interactor
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.alpha = 0
    install()
    show(dimming: 0, recession: 0)
    presentation?.presented.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
      self?.arrangeBackdrop()
    })
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentation?.presented.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
      self?.show(dimming: 0, recession: 0)
    })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    drag.dismissalDidEnd()
    guard !completed else { return }
    noteKeyboard()
    // The animator does not reset its values if the container's size has changed.
    sheetView.transform = .identity
    if settling == nil { layOut() }
    arrangeBackdrop()
  }

  override func didTakeOver() {
    super.didTakeOver()
    install()
    noteKeyboard()
    arrangeBackdrop()
  }

  override func willBeReplaced() {
    super.willBeReplaced()
    keyboard.end()
    drag.cancel()
    endSettling()
    if let content = presentation?.presented.viewOrPlaceholder, content.isDescendant(of: sheetView)
    {
      containerView?.addSubview(content)
    }
    hasContent = false
    // A transition may be running.
    sheetView.transform = .identity
    sheetView.removeFromSuperview()
    dimmingView.removeFromSuperview()
    backdrop.remove()
  }

  override func presenterViewWillReturn() { backdrop.remove() }

  override func presentationIsOver() {
    super.presentationIsOver()
    keyboard.end()
    sheetView.release()
  }

  /// The sheet's view while it lies at the bottom edge; nil otherwise.
  var edgeSheetView: UIView? { isShown && layout.kind == .edge ? sheetView : nil }

  private func makeSheetView() -> SheetView {
    let view = SheetView()
    view.onGrabberPress = { [weak self] in self?.goToNextDetent() }
    view.addGestureRecognizer(drag.recognizer)
    return view
  }

  private func install() {
    guard let containerView else { return }
    keyboard.begin(in: containerView) { [weak self] in self?.followKeyboard() }
    dimmingView.onPress = { [weak self] in self?.dismissByUser() }
    dimmingView.cover(containerView, over: presentation?.presenter.viewIfLoaded)
    if layout.kind == .edge, let presentation { backdrop.install(behind: presentation) }
    decorate()
  }

  // MARK: Appearance

  private func decorate() {
    let isAtEdge = layout.kind == .edge
    sheetView.setCorners(
      radius: preferredCornerRadius ?? SheetView.cornerRadius, roundsBottom: !isAtEdge)
    sheetView.showsGrabber = prefersGrabberVisible && isAtEdge
    sheetView.hasShadow = isAtEdge && largestUndimmedDetentIdentifier != nil
  }

  /// Dims the views behind the sheet, and moves them back, as far as the sheet has risen.
  private func arrangeBackdrop() {
    let extent = heldExtent ?? restingStop.extent
    let dimming = layout.dimming(at: extent, undimmed: largestUndimmedDetentIdentifier)
    show(dimming: dimming, recession: dimming > 0 ? layout.recession(at: extent) : 0)
  }

  /// Dims the views behind the sheet and moves them back.
  private func show(dimming: CGFloat, recession: CGFloat) {
    dimmingView.alpha = Self.dimming * dimming
    backdrop.recede(to: recession, sheetTop: layout.highestEdge)
  }

  /// Views that are not dimmed can be touched.
  override func touch(
    at point: CGPoint, with event: UIEvent?, outsideOn view: UIView
  ) -> UIView? {
    isDimmed ? view : nil
  }

  override func leavesKeys(to responder: UIResponder) -> Bool { !isDimmed }

  private var isDimmed: Bool {
    let extent = heldExtent ?? restingStop.extent
    return layout.dimming(at: extent, undimmed: largestUndimmedDetentIdentifier) > 0
  }

  // MARK: Moving

  /// Whether the sheet is in its container.
  private var isShown: Bool {
    presentation?.active === self && sheetView.window != nil
  }

  /// Puts the sheet at its current frame.
  private func layOut(animated: Bool = false) {
    guard isShown, !isChangingAnimated, heldExtent == nil else { return }
    endSettling()
    decorate()
    if animated { settle(velocity: 0) } else { place() }
  }

  private func place() {
    // A transition, or a sheet above, may move it by its transform.
    sheetView.place(untransformed: frameOfPresentedViewInContainerView)
    sheetView.layoutIfNeeded()
    if !isLeaving { arrangeBackdrop() }
  }

  private var isLeaving: Bool { presentation?.presented.isBeingDismissed ?? false }

  /// The greatest initial velocity of the spring, in distances per second.
  private static let greatestVelocity: CGFloat = 50

  /// Lets the sheet settle.
  ///
  /// - Parameter velocity: of the extent, in points per second.
  private func settle(velocity: CGFloat) {
    let distance = restingStop.extent - shownExtent
    let limit = Self.greatestVelocity
    let relativeVelocity = abs(distance) > 1 ? min(max(velocity / distance, -limit), limit) : 0
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: SheetAnimator.stiffness, damping: SheetAnimator.damping,
      initialVelocity: CGVector(dx: 0, dy: relativeVelocity))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    settling = animator
    animator.addAnimations { [weak self] in self?.place() }
    animator.addCompletion { [weak self] _ in self?.settling = nil }
    animator.startAnimation()
  }

  /// Stops the motion at the place where the sheet is on the screen.
  ///
  /// All animated views get their final sizes first. Then the sheet gets its size on the screen,
  /// which resizes its subviews, too, and those that were added during the motion.
  private func endSettling() {
    guard let animator = settling else { return }
    settling = nil
    let shown = sheetView.window == nil ? nil : sheetView.layer.presentationValuesNow
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    guard let shown else { return }
    ViewAnimation.withoutInheritedAnimation {
      sheetView.bounds.size = shown.bounds.size
      sheetView.center = shown.position
    }
  }

  private var shownExtent: CGFloat {
    layout.container.height - (sheetView.center.y - sheetView.bounds.size.height / 2)
  }

  private func goToNextDetent() {
    let (stops, resting) = (layout.stops, restingStop)
    // Above the keyboard, several detents may have the same, largest extent.
    let next = stops.first { $0.extent > resting.extent } ?? stops.first
    if let next, next.extent != resting.extent { select(next, velocity: 0) }
  }

  /// Called when the keyboard moves. The sheet moves with it, unless a gesture holds it or it is
  /// being dismissed.
  private func followKeyboard() {
    guard heldExtent == nil, !isLeaving, noteKeyboard() else { return }
    layOut(animated: true)
  }

  /// Updates the layout for the keyboard. Returns whether the keyboard has moved.
  @discardableResult
  private func noteKeyboard() -> Bool {
    guard keyboard.update() else { return false }
    knownLayout = nil
    return true
  }

  /// Called when a gesture grabs the sheet. Returns the extent of the sheet.
  func grab() -> CGFloat {
    endSettling()
    let extent = shownExtent
    heldExtent = extent
    return extent
  }

  func hold(at extent: CGFloat) {
    heldExtent = extent
    place()
  }

  /// Called when the gesture releases the sheet.
  ///
  /// - Parameter velocity: of the extent, in points per second.
  func release(velocity: CGFloat) {
    guard let extent = heldExtent else { return }
    noteKeyboard()
    select(layout.stop(from: extent, velocity: velocity), velocity: velocity)
  }

  private func select(_ stop: SheetLayout.Stop, velocity: CGFloat) {
    heldExtent = nil
    let isOther = stop.extent != restingStop.extent
    if isOther {
      isChangingAnimated = true
      selectedDetentIdentifier = stop.identifier
      isChangingAnimated = false
    }
    settle(velocity: velocity)
    guard isOther, layout.kind == .edge,
      let delegate = delegate as? any UISheetPresentationControllerDelegate
    else { return }
    TransitionTrace.call(
      delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", [self]
    ) { delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }
}

/// A presentation of another style that the system shows as a sheet where there is little room.
@MainActor
protocol ShownAsSheet {
  /// The sheet, to be configured.
  var sheet: UISheetPresentationController { get }
}

extension UIViewController {
  /// The controller that presents this one as a sheet, or as what the system shows as a sheet where
  /// there is little room; nil for any other style.
  public var sheetPresentationController: UISheetPresentationController? {
    if let sheet = presentationController as? UISheetPresentationController { return sheet }
    return (presentationController as? any ShownAsSheet)?.sheet
  }
}

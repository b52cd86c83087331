public import CoreGraphics

/// Presents a popover: a bubble with an arrow that points at its source, a view or a bar item.
///
/// It lies where there is room for it, keeps a margin to the edges and to the keyboard, and follows
/// its source when the available space changes. The presented controller has a compact width. In a
/// compact environment it becomes a sheet, unless the delegate returns `.none`. Where the scene's
/// `automaticModalPresentationStyle` is `.fullScreen` it covers the screen there, as until iOS 12.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private lazy var popoverView = PopoverView()
  private let touchBlockingView = DimmingView(color: .clear)
  private var shownLayout: PopoverLayout?
  /// Whether the popover was in its own style, and not adapted, when the delegate was asked last.
  private var wasPopover = false
  /// Whether the popover's view holds the content; a presentation that covers it may take the
  /// content out.
  private var hasContent = false
  private var isReported = false
  private let keyboard = KeyboardCover()

  /// The margin to every edge, in points.
  private static let margin: CGFloat = 10
  /// The size of content without a preferred size, in points: UIKit's width, and a height of ours.
  private static let usualSize = CGSize(width: 320, height: 480)
  /// Seconds that a change of the content's size takes.
  private static let resizing: TimeInterval = 0.3

  // MARK: Source

  /// The view that the popover belongs to.
  open weak var sourceView: UIView? { didSet { if sourceView !== oldValue { anchorDidChange() } } }
  /// The rectangle that the arrow points at, in the source view's coordinates; null, the default,
  /// is the whole view.
  open var sourceRect = CGRect.null { didSet { if sourceRect != oldValue { anchorDidChange() } } }
  /// The source instead of a view, such as a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { anchorDidChange() }
  }

  /// The bar button item that the popover belongs to.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Whether the popover may cover the source rectangle instead of getting smaller.
  open var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }

  // MARK: Appearance and margins

  /// The permitted directions of the arrow. With an empty set there is no arrow: the popover lies
  /// over the middle of its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { anchorDidChange() } }

  /// The direction of the arrow; `.unknown` if there is no arrow, or no popover.
  open var arrowDirection: UIPopoverArrowDirection {
    presentation == nil ? .unknown : shownLayout?.direction ?? .unknown
  }

  /// The margins to the edges of its container, in points.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: margin, left: margin, bottom: margin, right: margin)
  { didSet { anchorDidChange() } }

  /// The colour of body and arrow; nil is that of the presented view.
  open var backgroundColor: UIColor? { didSet { decorate() } }

  /// Views outside the popover that get touches while it is shown.
  open var passthroughViews: [UIView]?

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Adapting

  override var systemAdaptiveStyle: UIModalPresentationStyle { sheetStyle(for: adaptingTraits) }

  /// The page sheet; or what covers the screen, where there are no sheets, and where one would be
  /// low.
  func sheetStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let usual = presentingViewController.hostScene.automaticModalPresentationStyle
    guard usual == .pageSheet || usual == .formSheet || ownSheet != nil else {
      return .overFullScreen
    }
    let isLow = traits.verticalSizeClass == .compact
    return isLow && ownSheet?.prefersEdgeAttachedInCompactHeight != true
      ? .overFullScreen : .pageSheet
  }

  private var ownSheet: UISheetPresentationController?

  /// The sheet that the popover becomes in a compact environment, to be configured. Once a program
  /// has asked for it, the popover becomes a sheet also where sheets cover the screen.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let ownSheet { return ownSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.adaptedStyle = .pageSheet
    ownSheet = sheet
    return sheet
  }

  override func makeController(
    of presented: UIViewController, adaptedTo style: UIModalPresentationStyle,
    presenting: UIViewController
  ) -> UIPresentationController {
    if style == .pageSheet, let ownSheet { return ownSheet }
    return super.makeController(of: presented, adaptedTo: style, presenting: presenting)
  }

  // MARK: Place

  open override var presentedView: UIView? {
    guard let presentation, presentation.active === self else { return super.presentedView }
    if !hasContent {
      hasContent = true
      popoverView.embed(presentation.presented.viewOrPlaceholder)
    }
    return popoverView
  }

  open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize }

  private var contentSize: CGSize {
    let preferred = presentation?.presented.preferredPopoverSize ?? .zero
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
      height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
  }

  private var layout: PopoverLayout {
    guard let containerView else {
      return PopoverLayout(
        anchor: nil, content: contentSize, area: .zero, permitted: .any, canOverlap: false)
    }
    var safe = containerView.safeAreaInsets
    safe.bottom = max(safe.bottom, keyboard.length)
    let insets = popoverLayoutMargins.adding(safe)
    let bounds = containerView.bounds
    let area = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    return PopoverLayout(
      anchor: anchor(in: containerView), content: contentSize, area: area,
      permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
  }

  /// Whether the popover has a source.
  var hasSource: Bool { sourceItem != nil || sourceView != nil }

  private func anchor(in container: UIView) -> CGRect? {
    // The container may not be in the window yet; it will fill the window, or the view that it
    // covers.
    let window = presentingViewController.viewIfLoaded?.window
    let place = container.window == nil ? window ?? container : container
    let rect: CGRect?
    if let sourceItem {
      rect = sourceItem.frame(in: place)
    } else if let sourceView, sourceView.window != nil {
      let part = sourceRect.isNull ? sourceView.bounds : sourceRect
      rect = sourceView.convert(part, to: place)
    } else {
      rect = nil
    }
    guard let rect, rect.isFinite else { return nil }
    return place === container
      ? rect : rect.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY)
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard isShown, presentation?.isInTransition == false else { return }
    keyboard.update()
    presentingViewController.viewIfLoaded?.layoutIfNeeded()
    reposition()
  }

  /// Whether the popover is in its container.
  private var isShown: Bool {
    presentation?.active === self && popoverView.window != nil
  }

  private func reposition() {
    let isElsewhere = layout != shownLayout
    if isElsewhere, sourceItem == nil { askWhereTo() }
    let layout = layout
    shownLayout = layout
    popoverView.apply(layout)
  }

  private func askWhereTo() {
    guard let delegate = popoverDelegate, let sourceView else { return }
    var (rect, view) = (sourceRect.isNull ? sourceView.bounds : sourceRect, sourceView)
    let before = rect
    let name = "popoverPresentationController(_:willRepositionPopoverTo:in:)"
    TransitionTrace.call(delegate, name, [self, rect, view]) {
      delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    }
    isReported = true
    if view !== sourceView { self.sourceView = view }
    if rect != before { sourceRect = rect }
    isReported = false
  }

  private func anchorDidChange() {
    guard isShown, !isReported else { return }
    containerView?.setNeedsLayout()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard isShown else { return }
    let layout = layout
    shownLayout = layout
    UIView.animate(withDuration: Self.resizing) { self.popoverView.apply(layout) }
  }

  private func keyboardDidMove() {
    guard keyboard.update(), isShown, presentation?.isInTransition == false else { return }
    let layout = layout
    shownLayout = layout
    KeyboardCover.animate { [popoverView] in popoverView.apply(layout) }
  }

  // MARK: Transitions

  override func systemAnimator(isPresenting: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  { PopoverAnimator(isPresenting: isPresenting) }

  override func prepareToPresent() {
    super.prepareToPresent()
    if let delegate = popoverDelegate {
      TransitionTrace.call(delegate, "prepareForPopoverPresentation(_:)", [self]) {
        delegate.prepareForPopoverPresentation(self)
      }
    }
    overridePresentedTraits()
  }

  /// Warns of a missing source. An app may set the source after it has called `present`.
  private func checkSource() {
    guard !hasSource else { return }
    Diagnostics.warn(
      "A popover of \(type(of: presentedViewController)) belongs to nothing: set its sourceView or "
        + "its sourceItem; it is shown in the middle.")
  }

  /// The presented controller has a compact width.
  override func overridePresentedTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    presentation?.presented.traitOverride = compact.overridden(by: presentedTraits?.traits)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    install()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { reposition() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else { return }
    // The animator does not reset its values if the container's size has changed.
    (popoverView.transform, popoverView.alpha) = (.identity, 1)
    reposition()
  }

  override func didTakeOver() {
    super.didTakeOver()
    prepareToPresent()
    install()
    if keyboard.update() { reposition() }
  }

  override func willBeReplaced() {
    super.willBeReplaced()
    presentation?.presented.traitOverride = presentedTraits
    if let content = presentation?.presented.viewOrPlaceholder,
      content.isDescendant(of: popoverView)
    {
      containerView?.addSubview(content)
    }
    hasContent = false
    // A transition may be running.
    (popoverView.transform, popoverView.alpha) = (.identity, 1)
    popoverView.removeFromSuperview()
    touchBlockingView.removeFromSuperview()
    shownLayout = nil
    keyboard.end()
  }

  override func presentationIsOver() {
    super.presentationIsOver()
    keyboard.end()
    popoverView.release()
  }

  private func install() {
    guard let containerView else { return }
    checkSource()
    keyboard.begin(in: containerView) { [weak self] in self?.keyboardDidMove() }
    touchBlockingView.onPress = { [weak self] in self?.dismissByUser() }
    touchBlockingView.cover(containerView, over: nil)
    _ = presentedView
    let layout = layout
    shownLayout = layout
    popoverView.apply(layout)
    decorate()
  }

  // MARK: The user

  override var delegateAllowsDismissal: Bool {
    wasPopover = presentation?.active === self
    guard super.delegateAllowsDismissal else { return false }
    guard wasPopover, let delegate = popoverDelegate else { return true }
    return TransitionTrace.call(
      delegate, "popoverPresentationControllerShouldDismissPopover(_:)", [self]
    ) { delegate.popoverPresentationControllerShouldDismissPopover(self) }
  }

  override func notifyDelegateOfDismissal() {
    super.notifyDelegateOfDismissal()
    guard wasPopover, let delegate = popoverDelegate else { return }
    TransitionTrace.call(delegate, "popoverPresentationControllerDidDismissPopover(_:)", [self]) {
      delegate.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  private func decorate() {
    guard let presentation, presentation.active === self else { return }
    popoverView.color =
      backgroundColor ?? presentation.presented.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  /// A text field that offers completions in a popover is still typed into.
  override func leavesKeys(to responder: UIResponder) -> Bool {
    let isPassed = (passthroughViews ?? []).contains { other in
      responder.responderChain.contains { $0 === other }
    }
    return isPassed || super.leavesKeys(to: responder)
  }

  /// Touches outside go to the passthrough views.
  override func touch(
    at point: CGPoint, with event: UIEvent?, outsideOn view: UIView
  ) -> UIView? {
    guard let containerView else { return view }
    for other in passthroughViews ?? [] where other.window === containerView.window {
      if let hit = other.hitTest(containerView.convert(point, to: other), with: event) {
        return hit
      }
    }
    return view
  }
}

extension UIViewController {
  /// The controller that presents this one as a popover; nil for any other style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

public import CoreGraphics
public import ObjectiveCSupport
import QuartzCore

/// Shows a part of larger content, which gestures, the wheel and the program can scroll.
///
/// The visible part is ``bounds``, whose origin is the content's offset: subviews keep their
/// frames. All motion is a function of the screen's time, so it pauses with that time, and is the
/// same at every frame rate.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  open override class var inspectables: [String: Inspectable] { scrollAttributes }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.decodeProperties(of: self, as: UIScrollView.self)
  }

  /// Is notified of scrolling and zooming; held weakly.
  // Table, collection and text views have a property of the same name and a narrower type, which
  // callers get. With this attribute the compiler prefers that one.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange(from: oldValue) }
  }
  /// Called when the delegate was set, even to the same object.
  func delegateDidChange(from old: (any UIScrollViewDelegate)?) {}

  // MARK: Content

  /// The size of the content in points. Negative numbers count as zero.
  open var contentSize: CGSize {
    get { ownContentSize }
    set {
      guard let size = sensible(newValue), size != ownContentSize else { return }
      let isByZooming = isZoomSettingSize
      isZoomSettingSize = false
      ownContentSize = size
      if size != contentSize(zoomedTo: zoomScale) {
        unzoomedSize = CGSize(width: size.width / zoomScale, height: size.height / zoomScale)
      }
      // A zoom sets an offset for the new size afterwards.
      if !isByZooming { contentDidChange() }
    }
  }
  private var ownContentSize = CGSize.zero
  /// The content's size at the scale 1, so that repeated zooming accumulates no errors.
  private var unzoomedSize = CGSize.zero
  /// Whether the running zoom itself is setting the content's size.
  private var isZoomSettingSize = false

  /// Makes content without a size as large as the zoomed view, before a zoom: as on iOS, a program
  /// need not set the content's size.
  final func adoptZoomedSize() {
    guard ownContentSize == .zero, givenScrolledSize == nil, let view = zoomedView,
      view.superview === self, view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let size = view.frame.size
    unzoomedSize = CGSize(width: size.width / zoomScale, height: size.height / zoomScale)
  }

  func contentSize(zoomedTo scale: CGFloat) -> CGSize {
    guard scale != 1 else { return unzoomedSize }
    let kept = sizeKeptInZoom(of: unzoomedSize)
    func zoomed(_ length: CGFloat, _ kept: CGFloat) -> CGFloat {
      // The limit keeps a huge size finite.
      min(kept + (length - kept) * scale, .greatestFiniteMagnitude)
    }
    return CGSize(
      width: zoomed(unzoomedSize.width, kept.width),
      height: zoomed(unzoomedSize.height, kept.height))
  }

  /// The point of the content at the view's upper left corner: the origin of ``bounds``.
  ///
  /// Any finite point may be set. A drag or a deceleration continues from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite else {
        return Diagnostics.warn("A content offset must be finite; \(newValue) is ignored.")
      }
      if newValue != bounds.origin { bounds.origin = newValue }
    }
  }

  /// Scrolls to an offset. It ends an earlier motion.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveContent(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as necessary to make a rectangle of the content visible, as far as it fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    moveContent(toShow: rect, animated: animated)
  }

  /// Insets around the content in points, by which the scroll range is extended.
  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set {
      guard let insets = sensible(newValue, "contentInset") else { return }
      ownContentInset = insets
      insetsDidChange()
    }
  }
  private var ownContentInset = UIEdgeInsets.zero

  /// Whether the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }

  /// The position of the content along an axis on which it is smaller than the view: 0, the
  /// default, is at the left or the top, 1 at the other end, and 0.5 in the middle.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint.x.isFinite, contentAlignmentPoint.y.isFinite else {
        Diagnostics.warn(
          "contentAlignmentPoint must be finite; \(contentAlignmentPoint) is ignored.")
        contentAlignmentPoint = oldValue
        return
      }
      if contentAlignmentPoint != oldValue { insetsDidChange() }
    }
  }

  /// ``contentInset``, plus the safe area if it is added. At the left and the top it also has the
  /// space that ``contentAlignmentPoint`` leaves there.
  open var adjustedContentInset: UIEdgeInsets { alignedInset(of: contentSize) }
  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  /// The control that refreshes the content after a pull; nil for none. The content can be pulled
  /// if it is long enough to scroll, or with ``alwaysBounceVertical``.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
      refreshRoomDidChange()
    }
  }

  /// The object that is notified of scrolling: the delegate. The scroll view of a container
  /// notifies its container as well, which leaves the delegate to the app.
  var notified: (any UIScrollViewDelegate)? { delegate }

  // MARK: Configuration

  /// Whether gestures and the wheel scroll the content. The program always can.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. It does if this is the only visible view
  /// for which it is true, or on an iPad the one nearest to the bar.
  open var scrollsToTop = true
  /// Whether content settles only at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether content can be pulled beyond its edges, and springs back. Setting it sets
  /// ``bouncesHorizontally`` and ``bouncesVertically``; it is true if one of them is.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  /// Whether content can be pulled beyond its left and right edge.
  open var bouncesHorizontally = true
  /// Whether content can be pulled beyond its upper and lower edge.
  open var bouncesVertically = true
  /// Whether content can be pulled vertically even if it cannot scroll. It requires
  /// ``bouncesVertically``.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether content can be pulled horizontally even if it cannot scroll. It requires
  /// ``bouncesHorizontally``.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }

  /// The rate at which released content decelerates. A rate that is not between 0 and 1 counts as
  /// the normal one.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard !decelerationRate.isPossible else { return }
      Diagnostics.warn(
        "A deceleration rate lies between 0 and 1; \(decelerationRate.rawValue) counts as normal.")
      decelerationRate = .normal
    }
  }

  /// The way in which a drag of the content dismisses the keyboard, or ends editing without a
  /// keyboard. The default is none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: State

  /// Whether a touch is on the content, even before it has moved.
  open var isTracking: Bool { pan.numberOfTouches > 0 && !pan.record.isOver }
  /// Whether a drag moves the content.
  open var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether the content decelerates after a drag.
  open var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
  /// Whether a scroll animation is running.
  open var isScrollAnimating: Bool { if case .animating = phase { true } else { false } }
  /// Ends every motion at the current offset, or at the nearest offset at which content may rest.
  open func stopScrollingAndZooming() { stop() }

  /// The container whose bar follows the content. With an observer the safe area is added at the
  /// top, even if the content cannot scroll.
  weak var observer: (any ScrollObserver)? {
    didSet {
      if observer != nil { lastObserver = observer }
      insetsDidChange()
    }
  }
  /// The container whose bar follows the content, or followed it before another child was shown.
  final weak var lastObserver: (any ScrollObserver)?

  /// The container whose bar at the bottom follows the end of the content.
  weak var endObserver: (any ContentEndObserver)?

  /// Returns the offset at which released content settles. A subclass may choose another one.
  ///
  /// - Parameter velocity: the velocity of the offset, in points per millisecond.
  func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// Called when a drag begins to move the content, before the delegate is notified.
  func dragWillBegin() {}

  var phase = ScrollPhase.resting
  /// Counts the phases, so that a caller of a delegate can detect whether it began another phase.
  var turn = 0
  var link: CADisplayLink?
  /// Whether the running motion itself is setting the offset.
  var isMovingItself = false
  /// The depth of nested calls of `scrollViewDidScroll(_:)`.
  var scrollCallDepth = 0
  /// Whether the range changed during a touch that has not moved yet.
  var isAwaitingTouchEnd = false
  var knownSize = CGSize.zero
  var knownInset = UIEdgeInsets.zero

  // MARK: Touches

  /// The pan recogniser. Others can require its failure, or recognise simultaneously.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  let pan = ScrollPanGestureRecognizer()
  let contentDelay = ContentDelayGestureRecognizer()

  /// Whether views in the content receive a touch only when it is unlikely to scroll.
  open var delaysContentTouches = true
  /// Whether a touch that a view in the content has already received can still begin to scroll.
  open var canCancelContentTouches = true

  /// Whether a view in the content receives touches that begin on it. The default is true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag cancels the touch of a view in the content. As in UIKit the default is true,
  /// except for controls. Called only if ``canCancelContentTouches``.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The minimum scale at which content settles; 0 for no limit.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if minimumZoomScale != 0, !isScale(minimumZoomScale, "minimumZoomScale") {
        minimumZoomScale = oldValue
      }
    }
  }
  /// The maximum scale at which content settles. A pinch can zoom if it exceeds the minimum scale
  /// and the delegate returns a view.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { if !isScale(maximumZoomScale, "maximumZoomScale") { maximumZoomScale = oldValue } }
  }
  /// The scale of the content. Setting it keeps the middle of the visible part.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { changeZoom(to: newValue, animated: false) }
  }
  private var ownZoomScale: CGFloat = 1
  /// Whether a pinch can temporarily zoom beyond the limits.
  open var bouncesZoom = true
  /// Whether a pinch zooms the content.
  open var isZooming: Bool { pinchedScale != nil }
  /// Whether the content springs back to an allowed scale.
  open var isZoomBouncing: Bool {
    if case .animating(let animation) = phase { animation.zoom?.isBounce ?? false } else { false }
  }
  /// The pinch recogniser.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  let pinch = ScrollPinchGestureRecognizer()
  /// The scale at the beginning of the current pinch.
  var pinchedScale: CGFloat?
  /// Whether the delegate must still be notified that zooming has ended.
  var isZoomReported = false
  /// The zoomed view, from the beginning of a zoom to its end.
  weak var viewInZoom: UIView?
  /// The depth of nested calls of `scrollViewDidZoom(_:)`.
  var zoomCallDepth = 0

  /// Zooms to a scale within the limits, about the middle of the visible part.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms within the limits so that a rectangle in the coordinates of the zoomed view fills the
  /// view.
  open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

  func setZoom(_ scale: CGFloat) {
    ownZoomScale = scale
    isZoomSettingSize = true
    contentSize = contentSize(zoomedTo: scale)
    isZoomSettingSize = false
  }

  // MARK: Indicators

  /// Whether the vertical indicator is shown while content moves.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether the horizontal indicator is shown while content moves.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether the indicators are dark or light.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }
  /// Whether the safe area is added to the insets of the indicators if it is added to those of the
  /// content, so that the indicators end at the bars. The default is true.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }
  /// The insets of the vertical indicator's track in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if sensible(verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets") == nil {
        verticalScrollIndicatorInsets = oldValue
      }
      placeIndicators()
    }
  }
  /// The insets of the horizontal indicator's track in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if sensible(horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets") == nil {
        horizontalScrollIndicatorInsets = oldValue
      }
      placeIndicators()
    }
  }
  /// The insets of both tracks. The getter returns the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Shows the indicators for a short time.
  open func flashScrollIndicators() { flashIndicators() }

  let verticalIndicator = ScrollIndicator()
  let horizontalIndicator = ScrollIndicator()

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue.size == old.size {
        // Scrolling changes no frame, so nothing around the view has to be laid out.
        layer.bounds = newValue
      } else {
        super.bounds = newValue
      }
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The layer may have changed the size.
    sizeMayHaveChanged()
    placeIndicators()
    endObserver?.contentEndDidMove(in: self)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { stop() }
  }

  // For constraints of subviews, the edges are those of the content.
  override var innerEdges: UILayoutGuide? { contentLayoutGuide }

  override var scrolledSize: CGSize {
    get { ownContentSize }
    set {
      guard givenScrolledSize == nil else { return }
      // Constraints determine the content at the scale 1.
      unzoomedSize = newValue
      let size = contentSize(zoomedTo: zoomScale)
      if contentSize != size { contentSize = size }
    }
  }

  override func zoomScale(of subview: UIView) -> CGFloat {
    zoomScale != 1 && subview === zoomedView ? zoomScale : 1
  }

  // MARK: Subviews

  override func mayGive(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }

  override var reachableContent: CGRect? { contentInReach }

  override func reveal(_ rect: CGRect) -> CGRect { scroll(toReveal: rect) }
  override func safeAreaOfCells(_ safe: UIEdgeInsets) -> UIEdgeInsets { withoutAddedSafeArea(safe) }
}

public import CoreGraphics
import QuartzCore

/// Shows a part of something that is larger than itself, and lets fingers, the wheel and the
/// program move it.
///
/// The part that is seen is ``bounds``, whose origin is the content's offset: subviews keep their
/// frames. All motion is a function of the screen's time, so it stands still while that does and is
/// the same at every frame rate.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Made for a storyboard or a xib, with what the file says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.decodeProperties(of: self, as: UIScrollView.self)
  }

  /// Is notified of what happens here; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// In points. Numbers below zero count as zero.
  open var contentSize: CGSize {
    get { ownContentSize }
    set {
      guard let size = sensible(newValue), size != ownContentSize else { return }
      ownContentSize = size
      unzoomedSize = CGSize(width: size.width / zoomScale, height: size.height / zoomScale)
      contentDidChange()
    }
  }
  private var ownContentSize = CGSize.zero
  /// What the content's size is at the scale 1, so that zooming to and fro adds up no errors.
  private var unzoomedSize = CGSize.zero

  func contentSize(zoomedTo scale: CGFloat) -> CGSize {
    // What is huge already stays finite.
    CGSize(
      width: min(unzoomedSize.width * scale, .greatestFiniteMagnitude),
      height: min(unzoomedSize.height * scale, .greatestFiniteMagnitude))
  }

  /// The point of the content that is at the view's upper left corner: the origin of ``bounds``.
  ///
  /// Any finite point may be set. While the content is dragged or thrown, the motion continues from
  /// there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite else {
        return Diagnostics.warn("A content offset must be finite; \(newValue) is ignored.")
      }
      if newValue != bounds.origin { bounds.origin = newValue }
    }
  }

  /// Moves to an offset. What moved the content before ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveContent(to: contentOffset, animated: animated)
  }

  /// Moves as little as is needed to show a rectangle of the content, as far as there is room for
  /// it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    moveContent(toShow: rect, animated: animated)
  }

  /// Room around the content, in points, through which it can be scrolled further.
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

  /// ``contentInset``, and the safe area where it is added.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }
  /// Called when ``adjustedContentInset`` is another one.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  // MARK: What can be done

  /// Whether fingers and the wheel move the content. The program always can.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether content settles at whole multiples of the view's size only.
  open var isPagingEnabled = false
  /// Whether content can be pulled beyond its edges, and springs back.
  open var bounces = true
  /// Whether it can be pulled vertically even where there is nothing to scroll; needs ``bounces``.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether it can be pulled sideways even where there is nothing to scroll; needs ``bounces``.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }

  /// How fast thrown content slows down. A rate that is not between 0 and 1 counts as the normal
  /// one.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard !decelerationRate.isPossible else { return }
      Diagnostics.warn(
        "A deceleration rate lies between 0 and 1; \(decelerationRate.rawValue) counts as normal.")
      decelerationRate = .normal
    }
  }

  // MARK: What happens

  /// Whether a finger is on the content, moved or not.
  open var isTracking: Bool { pan.numberOfTouches > 0 && !pan.record.isOver }
  /// Whether a finger moves the content.
  open var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether the content decelerates after a finger released it.
  open var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
  /// Whether an animated change of the offset is running.
  open var isScrollAnimating: Bool { if case .animating = phase { true } else { false } }
  /// Ends every motion where it is, or at the nearest place where content may rest.
  open func stopScrollingAndZooming() { stop() }

  /// The container whose bar follows the content. The safe area counts at the top then, whether
  /// there is anything to scroll or not.
  weak var observer: (any ScrollObserver)? { didSet { insetsDidChange() } }

  /// Where released content settles; subclasses may choose another place.
  ///
  /// - Parameter velocity: of the offset, in points a millisecond.
  func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  var phase = ScrollPhase.resting
  /// Counts the phases, so that a caller of the user's code can see whether it began another.
  var turn = 0
  var link: CADisplayLink?
  /// Whether the offset is being written by the running motion itself.
  var isMovingItself = false
  /// Calls of `scrollViewDidScroll(_:)` within one another.
  var scrollCallDepth = 0
  /// Whether the range changed under a finger that has not moved yet.
  var isAwaitingTouchEnd = false
  var knownSize = CGSize.zero
  var knownInset = UIEdgeInsets.zero

  // MARK: Touches

  /// The recogniser of drags. Others can be made to wait for it, or allowed beside it.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  let pan = ScrollPanGestureRecognizer()
  let contentDelay = ContentDelayGestureRecognizer()

  /// Whether views in the content receive a finger only once it is likely not to scroll.
  open var delaysContentTouches = true
  /// Whether a finger that a view in the content already knows can still begin to scroll.
  open var canCancelContentTouches = true

  /// Whether a view in the content gets touches that begin on it; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view in the content, which knows of the finger already, loses it to a drag: as in
  /// UIKit all do but controls, unless overridden. Asked only where ``canCancelContentTouches``.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The smallest scale that content settles at.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { if !isScale(minimumZoomScale, "minimumZoomScale") { minimumZoomScale = oldValue } }
  }
  /// The largest scale that content settles at. Fingers can zoom where it is larger than the
  /// smallest, and the delegate names a view.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { if !isScale(maximumZoomScale, "maximumZoomScale") { maximumZoomScale = oldValue } }
  }
  /// The scale of the content; setting it keeps the middle of what is seen.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { changeZoom(to: newValue, animated: false) }
  }
  private var ownZoomScale: CGFloat = 1
  /// Whether fingers can zoom beyond the limits for as long as they hold the content there.
  open var bouncesZoom = true
  /// Whether fingers zoom the content.
  open var isZooming: Bool { pinchedScale != nil }
  /// Whether the content springs back to a scale that is allowed.
  open var isZoomBouncing: Bool {
    if case .animating(let animation) = phase { animation.zoom?.isBounce ?? false } else { false }
  }
  /// The recogniser of pinches.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  let pinch = ScrollPinchGestureRecognizer()
  /// The scale that a pinch counts from, while there is one.
  var pinchedScale: CGFloat?
  /// Whether the delegate is still to be notified that zooming is over.
  var isZoomReported = false
  /// The view that is zoomed, from the begin of a zoom to its end.
  weak var viewInZoom: UIView?
  /// Calls of `scrollViewDidZoom(_:)` within one another.
  var zoomCallDepth = 0

  /// Zooms to a scale, as far as it is allowed, about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills as much as is allowed.
  open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

  func setZoom(_ scale: CGFloat) {
    ownZoomScale = scale
    ownContentSize = contentSize(zoomedTo: scale)
  }

  // MARK: Indicators

  /// Whether the vertical indicator is seen while content moves.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether the horizontal indicator is seen while content moves.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether the indicators are dark or light.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }
  /// Distances of the vertical indicator's track from the view's edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if sensible(verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets") == nil {
        verticalScrollIndicatorInsets = oldValue
      }
      placeIndicators()
    }
  }
  /// Distances of the horizontal indicator's track from the view's edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if sensible(horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets") == nil {
        horizontalScrollIndicatorInsets = oldValue
      }
      placeIndicators()
    }
  }
  /// Both; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Shows the indicators for a moment, to say that there is more.
  open func flashScrollIndicators() { flashIndicators() }

  let verticalIndicator = ScrollIndicator()
  let horizontalIndicator = ScrollIndicator()

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
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
    // The size may have changed below, in the layer.
    sizeMayHaveChanged()
    placeIndicators()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { stop() }
  }

  // From inside, the edges are those of the content.
  override var innerEdges: UILayoutGuide? { contentLayoutGuide }

  override var scrolledSize: CGSize {
    get { contentSize }
    set { if contentSize != newValue { contentSize = newValue } }
  }

  // MARK: What is in it

  override func mayGive(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }

  override var reachableContent: CGRect? { contentInReach }

  override func reveal(_ rect: CGRect) -> CGRect { scroll(toReveal: rect) }
}

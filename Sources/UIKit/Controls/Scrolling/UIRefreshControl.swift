public import CoreGraphics
import QuartzCore

/// A control above the content of a scroll view, which a pull downwards shows and triggers.
///
/// Its spokes appear with the pull. A pull beyond the threshold begins to refresh: the spokes turn,
/// `.valueChanged` is sent once while the finger is still down, and an inset keeps the control in
/// sight until ``endRefreshing()``. The control places itself; do not set its frame.
///
/// Set it as ``UIScrollView/refreshControl``, or as that of a table controller. Added to a scroll
/// view without a control as a subview, it becomes that one's.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height without a title, in points; as iOS 17 on a device.
  private static let height: CGFloat = 60
  /// Points between the spokes and the title, and below the title. By eye.
  private static let titleGap: CGFloat = 4
  /// Points that content has to be pulled down on the screen to begin refreshing. By eye on iOS 17.
  private static let threshold: CGFloat = 102
  /// The fraction of the threshold at which the first spoke appears. By eye.
  private static let firstSpoke: CGFloat = 0.3
  /// Points across the ring of spokes; as iOS 17 on a device.
  private static let ringSide: CGFloat = 30
  /// Seconds in which the spokes shrink at the end: those of the content's way back.
  private static let endDuration: TimeInterval = ScrollAnimation.duration

  /// What the control does.
  private enum Phase {
    /// A pull can begin to refresh.
    case ready
    case refreshing
    /// Refreshing has ended, and the content has not come back to its beginning yet.
    case ended
  }

  private var phase = Phase.ready
  private let ring = UIActivityIndicatorView(style: .large)
  private let title = UILabel()
  private weak var scrollView: UIScrollView?
  /// With the title, in points.
  private var ownHeight = UIRefreshControl.height

  /// A control of the standard size; the size of the frame does not matter.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 0, height: Self.height)))
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIRefreshControl.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    ring.hidesWhenStopped = false
    ring.transform = CGAffineTransform(
      scaleX: Self.ringSide / ring.bounds.width, y: Self.ringSide / ring.bounds.height)
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    addSubview(ring)
    addSubview(title)
    showPull(0)
  }

  // MARK: Refreshing

  /// Whether refreshing has begun and not ended.
  open var isRefreshing: Bool { if case .refreshing = phase { true } else { false } }

  /// Begins to refresh, as from a program that loads without a pull. Sends no event, and does not
  /// scroll: scroll to the control to show it. No effect while refreshing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = .refreshing
    ring.layer.removeAllAnimations()
    showPull(1)
    ring.startAnimating()
    scrollView?.refreshRoomDidChange()
  }

  /// Ends refreshing: the content moves back to its beginning, while the spokes shrink. A finger
  /// that holds the content keeps it. No effect if nothing is refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .ended
    scrollView?.refreshRoomDidChange()
    guard window != nil else { return rearm() }
    UIView.animate(
      withDuration: Self.endDuration, delay: 0, options: .beginFromCurrentState,
      animations: { self.ring.alpha = 0 },
      completion: { [weak self] _ in self?.rearmIfBack() })
  }

  private func rearm() {
    phase = .ready
    ring.stopAnimating()
    showPull(0)
  }

  private func rearmIfBack() {
    guard case .ended = phase else { return }
    ring.stopAnimating()
    if revealed <= 0 { rearm() }
  }

  // MARK: Appearance

  /// A text below the spokes; nil for none. Fonts and colours that it does not have are the
  /// control's: 13 points, grey.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.show(attributedTitle.map(styled))
      ownHeight = sizeThatFits(.zero).height
      frame.size.height = ownHeight
      setNeedsLayout()
      scrollView?.refreshRoomDidChange()
    }
  }

  private func styled(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      values, range, _ in
      if values[.font] == nil {
        result.addAttribute(.font, value: UIFont.systemFont(ofSize: 13), range: range)
      }
      if values[.foregroundColor] == nil {
        result.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: range)
      }
    }
    return result
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // An inherited tint does not colour the spokes, which are grey unless the control has its own.
    ring.color = ownTintColor
  }

  /// Shows as many spokes as belong to a part of the threshold, 0 to 1.
  private func showPull(_ progress: CGFloat) {
    let shown = (progress - Self.firstSpoke) / (1 - Self.firstSpoke)
    ring.showSpokes(upTo: min(max(shown, 0), 1))
    ring.alpha = shown > 0 ? 1 : 0
    title.alpha = min(max(progress, 0), 1)
  }

  // MARK: The scroll view

  /// The height by which the content's inset is greater while refreshing, in points.
  var room: CGFloat { isRefreshing ? ownHeight : 0 }

  func attach(to scrollView: UIScrollView) {
    leaveScrollView(for: scrollView)
    self.scrollView = scrollView
    if superview !== scrollView { scrollView.insertSubview(self, at: 0) }
    follow()
  }

  func detach() {
    let old = scrollView
    scrollView = nil
    // It may be in another scroll view already.
    if superview === old { removeFromSuperview() }
    rearm()
  }

  private func leaveScrollView(for next: UIView?) {
    guard let scrollView, scrollView !== next, scrollView.refreshControl === self else { return }
    scrollView.refreshControl = nil
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    leaveScrollView(for: superview)
    if let superview = superview as? UIScrollView, superview.refreshControl == nil {
      superview.refreshControl = self
    }
  }

  /// Points between the top of the visible part and the content.
  private var revealed: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.effectiveInset.top - room)
  }

  /// The frame in the scroll view, for its offset; nil without one.
  private var place: CGRect? {
    guard let scrollView else { return nil }
    // Pulled farther than its height, it stays at the edge of the visible part.
    return CGRect(
      x: 0, y: -max(revealed, ownHeight), width: scrollView.bounds.width, height: ownHeight)
  }

  /// In a scroll view the control places itself, also where a list gives its background a frame.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = place ?? newValue }
  }

  /// Places the control for the scroll view's offset, and begins to refresh where the user has
  /// pulled far enough.
  func follow() {
    guard let scrollView, let place else { return }
    if frame != place { frame = place }
    switch phase {
    case .refreshing: break
    case .ended:
      if revealed <= 0, !ring.isAnimating || window == nil { rearm() }
    case .ready:
      let progress = revealed / Self.threshold
      showPull(progress)
      if progress >= 1, isEnabled, !isHidden, scrollView.isDragging { refresh() }
    }
  }

  private func refresh() {
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Geometry

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height = Self.height
    if attributedTitle != nil {
      height += title.sizeThatFits(.zero).height.rounded(.up) + Self.titleGap
    }
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ring.center = CGPoint(x: bounds.midX, y: Self.height / 2)
    let height = title.sizeThatFits(.zero).height.rounded(.up)
    title.frame = CGRect(
      x: 0, y: Self.height - Self.titleGap, width: bounds.width, height: height)
  }
}

extension UIScrollView {
  /// The control's inset has come or gone. The content stays where it is on the screen, and where
  /// it would not rest there moves to its beginning.
  func refreshRoomDidChange() {
    let beginning = -(effectiveInset.top)
    if case .resting = phase, !isTracking, window != nil, contentOffset.y < beginning {
      var animation = ScrollAnimation(
        from: contentOffset, to: CGPoint(x: contentOffset.x, y: beginning),
        start: hostScene.screen.clock.now)
      animation.isOfProgram = false
      enter(.animating(animation))
    }
    contentDidChange()
    refreshControl?.follow()
  }

  /// How far the content is scrolled from its beginning, in points, below zero where it is pulled
  /// beyond. The control of a refresh counts as a part of the edge.
  var scrolledDistance: CGFloat {
    let distance = contentOffset.y + effectiveInset.top
    guard distance > 0, let room = refreshControl?.room else { return distance }
    return max(distance - room, 0)
  }
}

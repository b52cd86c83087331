public import CoreGraphics
import QuartzCore

/// A control above the content of a scroll view. A pull downwards shows and triggers it.
///
/// Its spokes appear with the pull. A pull beyond the threshold starts refreshing: the spokes turn,
/// `.valueChanged` is sent once while the finger still drags, and an inset keeps the control
/// visible until ``endRefreshing()``. The control sets its own frame.
///
/// Set it as ``UIScrollView/refreshControl``, or as that of a table view controller. If it is added
/// as a subview to a scroll view without a refresh control, it becomes that view's refresh control.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height without a title in points, as on a device with iOS 17.
  private static let height: CGFloat = 60
  /// The points between the spokes and the title, and below the title, chosen by eye.
  private static let titleGap: CGFloat = 4
  /// The points by which content must be pulled down to start refreshing, chosen by eye to match
  /// iOS 17.
  private static let threshold: CGFloat = 102
  /// The fraction of the threshold at which the first spoke appears, chosen by eye.
  private static let firstSpoke: CGFloat = 0.3
  /// The diameter of the ring of spokes in points, as on a device with iOS 17.
  private static let ringSide: CGFloat = 30
  /// The seconds in which the spokes shrink at the end, which are those of the content's return.
  private static let endDuration: TimeInterval = ScrollAnimation.duration

  /// The phase of the control.
  private enum Phase {
    /// A pull can start refreshing.
    case ready
    case refreshing
    /// Refreshing has ended, and the content has not returned yet.
    case ended
  }

  private var phase = Phase.ready
  private let ring = UIActivityIndicatorView(style: .large)
  private let title = UILabel()
  private weak var scrollView: UIScrollView?
  /// The height including the title in points.
  private var ownHeight = UIRefreshControl.height

  /// Makes a control of the standard size. The size of the frame is ignored.
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

  /// Whether it is refreshing.
  open var isRefreshing: Bool { if case .refreshing = phase { true } else { false } }

  /// Starts refreshing on behalf of the program, without a pull. It sends no event and does not
  /// scroll: scroll to the control to show it. It has no effect while refreshing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = .refreshing
    ring.layer.removeAllAnimations()
    showPull(1)
    ring.startAnimating()
    scrollView?.refreshRoomDidChange()
  }

  /// Ends refreshing. The content returns to its beginning, while the spokes shrink, unless a
  /// finger drags it. It has no effect if it is not refreshing.
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

  /// A text below the spokes; nil for none. Its default font has 13 points and is grey.
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
    // An inherited tint colour is not used: the spokes are grey unless the control has its own.
    ring.color = ownTintColor
  }

  /// Shows the spokes for a fraction of the threshold, from 0 to 1.
  private func showPull(_ progress: CGFloat) {
    let shown = (progress - Self.firstSpoke) / (1 - Self.firstSpoke)
    ring.showSpokes(upTo: min(max(shown, 0), 1))
    ring.alpha = shown > 0 ? 1 : 0
    title.alpha = min(max(progress, 0), 1)
  }

  // MARK: The scroll view

  /// The height in points that is added to the content's inset while refreshing.
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
    // It may already be in another scroll view.
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

  /// The points between the top of the visible part and the content.
  private var revealed: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.effectiveInset.top - room)
  }

  /// The frame in the scroll view for its offset; nil without a scroll view.
  private var place: CGRect? {
    guard let scrollView else { return nil }
    // If it is pulled farther than its height, it stays at the edge of the visible part.
    return CGRect(
      x: 0, y: -max(revealed, ownHeight), width: scrollView.bounds.width, height: ownHeight)
  }

  /// The frame. In a scroll view the control sets it itself, even if a list sets the frame of its
  /// background.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = place ?? newValue }
  }

  /// Places the control for the scroll view's offset, and starts refreshing if the user has pulled
  /// far enough.
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
  /// Called when the control's inset has appeared or disappeared. The content keeps its position on
  /// the screen. If it cannot rest there, it moves to its beginning.
  func refreshRoomDidChange() {
    let beginning = -(effectiveInset.top)
    if case .resting = phase, !isTracking, window != nil, contentOffset.y < beginning {
      var animation = ScrollAnimation(
        from: contentOffset, to: CGPoint(x: contentOffset.x, y: beginning),
        start: hostScene.screen.clock.now)
      animation.isOfProgram = false
      enter(.animating(animation))
    }
    contentDidChange(staysAtBeginning: false)
    refreshControl?.follow()
  }

  /// The distance in points that the content is scrolled from its beginning; negative if it is
  /// pulled beyond. The room of a refreshing control counts as a part of the edge.
  var scrolledDistance: CGFloat {
    let distance = contentOffset.y + effectiveInset.top
    guard distance > 0, let room = refreshControl?.room else { return distance }
    return max(distance - room, 0)
  }
}

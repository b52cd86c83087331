import CoreGraphics

/// Lets a finger take over a zoom that runs by itself. The finger moves the card along its path,
/// and the release decides to which end it goes.
@MainActor
final class ZoomGrab: NSObject {
  /// The distance of the finger that moves the card from one end of its path to the other, in
  /// heights of the page. Chosen by eye.
  private static let reach: CGFloat = 0.5
  /// The velocity of a release, in points per second, that decides by its direction.
  private static let flick: CGFloat = 500
  /// The shortest return of the card, as a fraction of the zoom's duration. Chosen by eye.
  private static let leastReturn: CGFloat = 0.4
  /// The least speed of the return. At the very beginning of the zoom the path to go back is too
  /// short to be seen.
  private static let leastReturnSpeed: CGFloat = 0.05
  /// Steps of the bisection that finds the time of a position on the path: they find it to less
  /// than a thousandth of a second.
  private static let halvings = 10

  /// In front of all other views of the container. It takes touches where the card is.
  private final class GrabView: UIView {
    let isOnCard: (CGPoint) -> Bool

    init(frame: CGRect, isOnCard: @escaping (CGPoint) -> Bool) {
      self.isOnCard = isOnCard
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isOnCard(point) }
  }

  private let context: any UIViewControllerContextTransitioning
  private let isAppearing: Bool
  /// The share of the transition's time that has passed.
  private let percentComplete: () -> CGFloat
  private let height: CGFloat
  private let view: GrabView
  /// The fraction of the path at which the finger has grabbed the card.
  private var start: CGFloat = 0

  init(
    _ stage: ZoomStage, _ context: any UIViewControllerContextTransitioning, isAppearing: Bool,
    percentComplete: @escaping () -> CGFloat
  ) {
    (self.context, self.isAppearing) = (context, isAppearing)
    (self.percentComplete, height) = (percentComplete, stage.height)
    view = GrabView(frame: context.containerView.bounds) { [weak stage] point in
      stage?.isOnCard(point) ?? false
    }
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(ZoomGrab.follow))
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    context.containerView.addSubview(view)
    view.window?.windowScene?.grabbableView = view
  }

  /// The zoom is over.
  func end() { view.removeFromSuperview() }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      context.pauseInteractiveTransition()
      start = share(at: percentComplete())
      move(pan)
    case .changed: move(pan)
    case .ended: release(pan)
    case .cancelled, .failed: context.finishInteractiveTransition()
    case .possible: break
    }
  }

  /// The fraction of the path to which the finger moves the card.
  private func share(under pan: UIPanGestureRecognizer) -> CGFloat {
    let moved = height > 0 ? pan.translation(in: view).y / (height * Self.reach) : 0
    return min(max(start + (isAppearing ? -moved : moved), 0), 1)
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    context.updateInteractiveTransition(time(of: share(under: pan)))
  }

  private func release(_ pan: UIPanGestureRecognizer) {
    let velocity = pan.velocity(in: view).y * (isAppearing ? -1 : 1)
    let isMeant = abs(velocity) > Self.flick ? velocity > 0 : share(under: pan) > 0.5
    if isMeant {
      context.finishInteractiveTransition()
    } else {
      goBack(from: share(under: pan))
    }
  }

  /// Returns the card. A spring covers the first half of its distance in a fifth of its time, so
  /// that the card would jump back. The duration is therefore proportional to the length of the
  /// path.
  private func goBack(from share: CGFloat) {
    guard let transition = (context as? TransitionContext)?.transition else {
      return context.cancelInteractiveTransition()
    }
    let speed = time(of: share) / max(share, Self.leastReturn)
    transition.interactionDidEnd(
      .cancelled,
      timing: .eased(speed: max(speed, Self.leastReturnSpeed), curve: .easeInOut, parameters: nil))
  }

  /// The fraction of the path at a fraction of the time.
  private func share(at time: CGFloat) -> CGFloat {
    let value = ZoomAnimator.spring.value(at: TimeInterval(time) * ZoomAnimator.duration)
    return min(max(CGFloat(value), 0), 1)
  }

  /// The fraction of the time at which the card has covered a fraction of its path.
  private func time(of share: CGFloat) -> CGFloat {
    var (earlier, later): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<Self.halvings {
      let middle = (earlier + later) / 2
      if self.share(at: middle) < share { earlier = middle } else { later = middle }
    }
    return share <= 0 ? 0 : later
  }
}

import CoreGraphics
import QuartzCore

/// The system's own push and pop: the upper page slides in over the lower one, which moves more
/// slowly and darkens, and out again. Mirrored in right-to-left layout.
@MainActor
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  // As observed on iOS.
  /// Seconds.
  private static let duration: TimeInterval = 0.35
  /// The distance that the lower page moves, as a fraction of the width.
  private static let parallax: CGFloat = 0.3
  /// The alpha of the black over the lower page.
  private static let dimming: CGFloat = 0.1
  /// The width of the shadow at the upper page's edge, in points.
  private static let shadowWidth: CGFloat = 9
  /// The shadow's alpha at the edge. Chosen by eye.
  private static let shadowAlpha: CGFloat = 0.14

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: controller)
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let fromOrigin = from.center
    let pages = Pages(
      upper: isPush ? to : from, lower: isPush ? from : to, in: container,
      isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    pages.place(covered: !isPush)
    var away = from.center
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: {
        pages.place(covered: self.isPush)
        away = from.center
      },
      completion: { _ in
        pages.takeAway()
        let finished = !transitionContext.transitionWasCancelled
        // Restores the position of the page that is out of sight, unless another transition has
        // moved it since this one was cut short.
        if finished, from.center == away { from.center = fromOrigin }
        transitionContext.completeTransition(finished)
      })
  }

  /// The two pages, with the dimming view and the shadow between them.
  @MainActor
  private struct Pages {
    let upper: UIView
    let lower: UIView
    private let dimmer: UIView
    private let shadow: EdgeShadowView
    private let upperOrigin: CGPoint
    private let lowerOrigin: CGPoint
    private let shadowOrigin: CGPoint
    /// The distance that the upper page moves, in points; negative to the left.
    private let distance: CGFloat

    init(upper: UIView, lower: UIView, in container: UIView, isMirrored: Bool) {
      self.upper = upper
      self.lower = lower
      let bounds = container.bounds
      distance = isMirrored ? -bounds.size.width : bounds.size.width
      upperOrigin = upper.center
      lowerOrigin = lower.center
      dimmer = UIView(frame: bounds)
      dimmer.backgroundColor = .black
      dimmer.isUserInteractionEnabled = false
      let width = NavigationSlideAnimator.shadowWidth
      shadow = EdgeShadowView(
        frame: CGRect(
          x: isMirrored ? bounds.maxX : bounds.minX - width, y: bounds.minY, width: width,
          height: bounds.size.height))
      shadow.fall(to: isMirrored ? .right : .left, alpha: NavigationSlideAnimator.shadowAlpha)
      shadowOrigin = shadow.center
      container.insertSubview(dimmer, belowSubview: upper)
      container.insertSubview(shadow, belowSubview: upper)
    }

    /// Puts the upper page over the lower one, or beside it.
    func place(covered: Bool) {
      let offset = covered ? 0 : distance
      upper.center.x = upperOrigin.x + offset
      shadow.center.x = shadowOrigin.x + offset
      shadow.alpha = covered ? 1 : 0
      dimmer.alpha = covered ? NavigationSlideAnimator.dimming : 0
      lower.center.x = lowerOrigin.x - (covered ? distance * NavigationSlideAnimator.parallax : 0)
    }

    func takeAway() {
      dimmer.removeFromSuperview()
      shadow.removeFromSuperview()
    }
  }
}

/// The shadow at the side of a page.
final class EdgeShadowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter alpha: of the black at the page's edge.
  func fall(to side: UIRectEdge, alpha: CGFloat) {
    guard let gradient = layer as? CAGradientLayer else { return }
    isUserInteractionEnabled = false
    gradient.colors = [alpha, alpha * 0.35, 0].map { UIColor(white: 0, alpha: $0).cgColor }
    let isLeft = side == .left
    gradient.startPoint = CGPoint(x: isLeft ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
  }
}

import CoreGraphics

/// A popover grows out of its source while it fades in, and fades out.
@MainActor
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  // Apple documents no numbers; chosen by eye.
  /// Seconds.
  private static let presenting: TimeInterval = 0.3
  private static let dismissing: TimeInterval = 0.2
  /// The scale that it grows from, and shrinks to.
  private static let smallScale: CGFloat = 0.8
  private static let goneScale: CGFloat = 0.96

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? Self.presenting : Self.dismissing }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    let completion = { (_: Bool) in
      let finished = !context.transitionWasCancelled
      // The view may be presented again.
      if finished { (view.transform, view.alpha) = (.identity, 1) }
      context.completeTransition(finished)
    }
    guard isPresenting else {
      UIView.animate(
        withDuration: Self.dismissing, delay: 0, options: .curveEaseIn,
        animations: {
          view.alpha = 0
          view.transform = Self.scaling(view, by: ReducedMotion.scale(Self.goneScale))
        }, completion: completion)
      return
    }
    context.containerView.addSubview(view)
    view.alpha = 0
    view.transform = Self.scaling(view, by: ReducedMotion.scale(Self.smallScale))
    UIView.animate(
      withDuration: Self.presenting, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0,
      animations: {
        view.alpha = 1
        view.transform = .identity
      }, completion: completion)
  }

  /// A scale about the tip of the arrow.
  private static func scaling(_ view: UIView, by scale: CGFloat) -> CGAffineTransform {
    let (size, tip) = (view.bounds.size, (view as? PopoverView)?.tip)
    let (dx, dy) = tip.map { ($0.x - size.width / 2, $0.y - size.height / 2) } ?? (0, 0)
    return CGAffineTransform(translationX: dx, y: dy).scaledBy(x: scale, y: scale)
      .translatedBy(x: -dx, y: -dy)
  }
}

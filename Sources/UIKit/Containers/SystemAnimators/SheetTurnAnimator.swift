import CoreGraphics

/// Turns a sheet of a book that lies open: the page at one side of the spine rises, and comes down
/// on the other side, with the next page on its back.
@MainActor
final class SheetTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The views of two pages that are shown together, with their frames.
  struct Spread {
    let pages: [(view: UIView, frame: CGRect)]
  }

  private let former, next: Spread
  /// Which of the two is lifted.
  private let lifted: Int
  private let lift: PageLift

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.6

  init(from former: Spread, to next: Spread, lifted: Int, lift: PageLift) {
    self.former = former
    self.next = next
    self.lifted = lifted
    self.lift = lift
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (context, container) = (transitionContext, transitionContext.containerView)
    for (view, frame) in next.pages { view.frame = frame }
    // The page that the sheet uncovers lies over it, because the lifted sheet is a snapshot. The
    // page on its back lies below all until the sheet has come down.
    container.addSubview(next.pages[lifted].view)
    container.insertSubview(next.pages[1 - lifted].view, at: 0)
    let sheet = CurledPageView(
      turning: former.pages[lifted].view, to: next.pages[1 - lifted].view, in: container.bounds,
      lift: lift)
    container.addSubview(sheet)
    sheet.curl(to: 1, from: 0, duration: Self.duration, isEven: context.isInteractive) {
      sheet.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

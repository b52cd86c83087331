import CoreGraphics

/// Turns a sheet of a book that lies open: the page at one side of the spine rises, and comes down
/// on the other side, with the next page on its back.
@MainActor
final class SheetTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// A page's view, and where the page lies in the container.
  typealias Page = (view: UIView, frame: CGRect)

  /// The sheet, and what it is a part of.
  struct Sheet {
    /// The page that is on top as the sheet lies at first.
    let front: Page
    /// The page that is on top once the sheet is turned over, at its place then.
    let back: Page
    /// The page that the sheet uncovers; nil if it uncovers nothing that is seen.
    let uncovered: Page?
    /// The two halves together, in the container's coordinates. A half may be outside of the
    /// container, where it is not seen.
    let book: CGRect
  }

  private let sheet: Sheet
  private let lift: PageLift

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.6

  init(of sheet: Sheet, lift: PageLift) {
    self.sheet = sheet
    self.lift = lift
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (context, container) = (transitionContext, transitionContext.containerView)
    // The page that the sheet uncovers lies over it, because the lifted sheet is a snapshot. The
    // page on its back lies below all until the sheet has come down.
    if let (view, frame) = sheet.uncovered {
      view.frame = frame
      container.addSubview(view)
    }
    for (view, frame) in [sheet.back, sheet.front] {
      view.frame = frame
      if view.superview !== container { container.insertSubview(view, at: 0) }
    }
    let turning = CurledPageView(
      turning: sheet.front.view, to: sheet.back.view, in: sheet.book, lift: lift)
    container.addSubview(turning)
    // A sheet that comes from beyond the spine is not visible in the first half of its turn. A
    // gesture starts in the middle, because it would show nothing before.
    let start = sheet.uncovered == nil ? 0.5 : 0
    turning.curl(to: 1, from: start, duration: Self.duration, isEven: context.isInteractive) {
      turning.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

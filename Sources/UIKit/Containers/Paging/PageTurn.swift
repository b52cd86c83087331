import CoreGraphics

/// A request to turn pages.
struct PageTurn {
  let pages: [UIViewController]
  /// The page on the back of the sheet that is turned, which is seen while it turns. Nil for none,
  /// and for two pages at once: there it is one of these.
  var back: UIViewController?
  let isForward: Bool
  var isAnimated = true
  /// Called at the end of a turn in code, with false if another turn has replaced it. Nil for a
  /// turn by the user, of which the delegate is notified.
  var completion: ((Bool) -> Void)?

  var backs: [UIViewController] { back.map { [$0] } ?? [] }
}

/// Turns pages in one of the styles.
@MainActor
protocol PageTurner: AnyObject {
  /// The view that fills the controller's view.
  var view: UIView { get }
  /// The superview of the pages' views.
  var container: UIView { get }
  var gestureRecognizers: [UIGestureRecognizer] { get }
  /// Shows other pages, or enqueues them while a turn runs.
  func turn(_ turn: PageTurn)
  /// Where a page rests in the container.
  func frame(of page: UIViewController) -> CGRect
  /// A turn has ended; the pages and their positions are still those of the turn.
  func turnWillEnd(completed: Bool)
  /// Called when a turn has ended and the pages that stay are set.
  ///
  /// - Returns: whether the turn has finished, and no other has replaced it.
  func turnDidEnd(completed: Bool) -> Bool
  /// Lays everything out in the area for the pages.
  func layOut()
  func neighboursMayHaveChanged()
  /// Ends a turn at the pages before it, because an arriving page has got another parent.
  func abandonTurn()
  /// Ends a turn that no screen shows any more.
  func completeOffscreen()
}

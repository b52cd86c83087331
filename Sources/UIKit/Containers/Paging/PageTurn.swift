import CoreGraphics

/// A turn of pages that is to be shown.
struct PageTurn {
  let pages: [UIViewController]
  let isForward: Bool
  var isAnimated = true
  /// Called at the end of a turn in code; gets false where another turn took its place. Nil where
  /// the user turns, and the delegate is called.
  var completion: ((Bool) -> Void)?
}

/// Turns pages in one of the styles.
@MainActor
protocol PageTurner: AnyObject {
  /// What fills the controller's view.
  var view: UIView { get }
  /// What the pages' views are in.
  var container: UIView { get }
  var gestureRecognizers: [UIGestureRecognizer] { get }
  /// Shows other pages, or lets them wait for the end of what runs.
  func turn(_ turn: PageTurn)
  /// Where a page rests in the container.
  func frame(of page: UIViewController) -> CGRect
  /// A turn has ended; the pages and their places are still those of the turn.
  func turnWillEnd(completed: Bool)
  /// A turn has ended, and the pages are those that stay.
  ///
  /// - Returns: whether it came to its end and no other took its place.
  func turnDidEnd(completed: Bool) -> Bool
  /// Brings everything to its place in the area for the pages.
  func layOut()
  func neighboursMayHaveChanged()
  /// Goes back to the pages before a turn: those that were to come are gone.
  func giveUp()
  /// Ends a turn that nobody sees any more.
  func completeOffscreen()
}

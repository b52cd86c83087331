import UIKit

/// A drag to a side: back to the page before, or to the tab beside. 200 points are the whole way.
public final class HorizontalSwipeInteraction: GalleryInteraction {
  /// Whether a drag to the left pops and dismisses, instead of one to the right.
  public var popOnRightToLeft = false

  override func supports(_ operation: Operation) -> Bool { true }

  override func makeRecognizer() -> UIGestureRecognizer { .makeSwipe() }

  override func isMeant(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.swipe.velocity
    return abs(velocity.x) > abs(velocity.y)
  }

  override func fraction(of recognizer: UIGestureRecognizer) -> CGFloat {
    abs(recognizer.swipe.distance.x) / swipeDistance
  }

  override func tabStep(of recognizer: UIGestureRecognizer) -> Int {
    recognizer.swipe.velocity.x < 0 ? 1 : -1
  }

  override func leadsBack(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.swipe.velocity.x < 0) == popOnRightToLeft
  }
}

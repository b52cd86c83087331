import UIKit

/// A drag to a side: back to the page before, or to the tab beside. 200 points are the whole way.
/// Left and right are exchanged in right-to-left layout.
public final class HorizontalSwipeInteraction: GalleryInteraction {
  /// Whether a drag to the left pops and dismisses, instead of one to the right. In right-to-left
  /// layout it is one to the right, instead of one to the left.
  public var popOnRightToLeft = false

  /// 1 for a drag that began to the right, −1 for one to the left.
  private var direction: CGFloat = 1

  override func supports(_ operation: Operation) -> Bool { true }

  override func makeRecognizer() -> UIGestureRecognizer { .makeSwipe() }

  override func isMeant(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.swipe.velocity
    return abs(velocity.x) > abs(velocity.y)
  }

  override func fraction(of recognizer: UIGestureRecognizer) -> CGFloat {
    direction * recognizer.swipe.distance.x / swipeDistance
  }

  override func tabStep(of recognizer: UIGestureRecognizer) -> Int {
    isToLeft(recognizer) != isMirrored ? 1 : -1
  }

  override func leadsBack(_ recognizer: UIGestureRecognizer) -> Bool {
    (isToLeft(recognizer) != isMirrored) == popOnRightToLeft
  }

  override func gestureDidBegin(_ recognizer: UIGestureRecognizer) {
    direction = isToLeft(recognizer) ? -1 : 1
  }

  private func isToLeft(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.swipe.velocity.x < 0
  }
}

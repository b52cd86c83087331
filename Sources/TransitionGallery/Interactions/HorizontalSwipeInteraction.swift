import UIKit

/// A horizontal drag: to the previous page, or to an adjacent tab. 200 points complete the
/// transition. Left and right are exchanged in right-to-left layout.
public final class HorizontalSwipeInteraction: GalleryInteraction {
  /// Whether a drag to the left pops and dismisses, instead of one to the right. In right-to-left
  /// layout the directions are exchanged.
  public var popOnRightToLeft = false

  /// 1 if the drag began to the right, −1 if it began to the left.
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

import UIKit

/// A drag downwards pops and dismisses. 200 points complete the transition. It does not drive tabs.
public final class VerticalSwipeInteraction: GalleryInteraction {
  override func makeRecognizer() -> UIGestureRecognizer { .makeSwipe() }

  override func isMeant(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.swipe.velocity
    return abs(velocity.y) > abs(velocity.x)
  }

  override func fraction(of recognizer: UIGestureRecognizer) -> CGFloat {
    recognizer.swipe.distance.y / swipeDistance
  }

  override func leadsBack(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.swipe.velocity.y > 0
  }
}

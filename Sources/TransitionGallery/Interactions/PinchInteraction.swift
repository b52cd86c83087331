import UIKit

/// A pinch of two fingers pops and dismisses. The fraction is the decrease of their distance,
/// relative to the initial distance. It does not drive tabs.
public final class PinchInteraction: GalleryInteraction {
  private var startScale: CGFloat = 1

  override func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  override func gestureDidBegin(_ recognizer: UIGestureRecognizer) {
    startScale = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 1
  }

  override func fraction(of recognizer: UIGestureRecognizer) -> CGFloat {
    guard let pinch = recognizer as? UIPinchGestureRecognizer, startScale > 0 else { return 0 }
    return 1 - pinch.scale / startScale
  }
}

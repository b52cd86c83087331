import UIKit

/// Two fingers that come together pop and dismiss: the fraction is what is missing of their first
/// distance. It does not drive tabs.
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

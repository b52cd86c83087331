import UIKit

/// The arriving page comes from the right, while the departing page leaves to the left at half the
/// speed. In reverse the upper page leaves to the right. It is mirrored in right-to-left layout,
/// and takes 0.3 seconds.
public final class PanAnimator: GalleryAnimator {
  /// Makes a pan, which takes 0.3 seconds unless ``GalleryAnimator/duration`` is set.
  public override init() {
    super.init()
    duration = 0.3
  }

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: !isReversed)
    let (from, to) = (stage.from, stage.to)
    let width = stage.container.bounds.width
    let rest = to.center.x
    let direction: CGFloat = stage.movesToRight ? 1 : -1
    to.center.x -= direction * (isReversed ? to.bounds.width / 2 : width)
    stage.animate {
      to.center.x = rest
      from.center.x += direction * (self.isReversed ? width : from.bounds.width / 2)
    }
  }
}

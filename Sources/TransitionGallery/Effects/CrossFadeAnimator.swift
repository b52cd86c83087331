import UIKit

/// The departing page fades out over the arriving one, in both directions.
public final class CrossFadeAnimator: GalleryAnimator {
  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: false)
    stage.animate { stage.from.alpha = 0 }
  }
}

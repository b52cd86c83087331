import UIKit

/// The departing page leans back and stays behind as a card, while the arriving page comes up from
/// below. In reverse the upper page moves down and the page behind comes forward again.
public final class CardsAnimator: GalleryAnimator {
  /// The `m34` for a screen of 320 × 568 points.
  private static let perspective: CGFloat = -1 / 900
  /// The height of the arriving page that is visible first, in points of a screen that is 320 wide.
  private static let peek: CGFloat = 30
  /// The alpha of the page behind.
  private static let alpha: CGFloat = 0.6

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: !isReversed)
    let lean = leaning(stage.perspective(Self.perspective, about: .horizontal))
    if isReversed { goBack(stage, lean) } else { goForward(stage, lean) }
  }

  private func goForward(_ stage: EffectStage, _ lean: CATransform3D) {
    let (from, to) = (stage.from, stage.to)
    let rest = to.center.y
    let height = stage.container.bounds.height
    var behind = stage.perspective(Self.perspective, about: .horizontal)
    behind = CATransform3DTranslate(behind, 0, -0.08 * from.bounds.height, 0)
    behind = CATransform3DScale(behind, 0.8, 0.8, 1)
    to.center.y = rest + height
    stage.animateKeyframes(options: .calculationModeCubic) {
      stage.keyframe(0...0.4) {
        from.transform3D = lean
        from.alpha = Self.alpha
      }
      stage.keyframe(0.2...0.6) { from.transform3D = behind }
      stage.keyframe(0.6...0.8) { to.center.y = rest + height - Self.peek * stage.unit }
      stage.keyframe(0.8...1) { to.center.y = rest }
    }
  }

  private func goBack(_ stage: EffectStage, _ lean: CATransform3D) {
    let (from, to) = (stage.from, stage.to)
    to.transform3D = CATransform3DMakeScale(0.6, 0.6, 1)
    to.alpha = Self.alpha
    stage.animateKeyframes(options: .calculationModeCubic) {
      stage.keyframe(0...0.5) { from.center.y += stage.container.bounds.height }
      stage.keyframe(0.35...0.7) {
        to.transform3D = lean
        to.alpha = 1
      }
      stage.keyframe(0.75...1) { to.transform3D = CATransform3DIdentity }
    }
  }

  private func leaning(_ seen: CATransform3D) -> CATransform3D {
    CATransform3DRotate(CATransform3DScale(seen, 0.95, 0.95, 1), 15 * .pi / 180, 1, 0, 0)
  }
}

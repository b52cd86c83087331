import UIKit

/// Turns the page of a magazine: the departing page turns back at its left edge, while the arriving
/// page swings in from the right. A pop runs the same in reverse. It is mirrored in right-to-left
/// layout.
public final class NatGeoAnimator: GalleryAnimator {
  /// The `m34` for a screen that is 320 points wide.
  private static let perspective: CGFloat = -1 / 500
  /// The fraction of the duration in which the lower page moves. The upper page takes all of it.
  private static let share = 0.8

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: !isReversed)
    let (lower, upper) = isReversed ? (stage.to, stage.from) : (stage.from, stage.to)
    let rest = stage.perspective(Self.perspective)
    let back = turnedBack(rest, on: stage)
    let aside = swungAside(rest, on: stage)
    stage.setAnchorPoint(CGPoint(x: stage.isMirrored ? 1 : 0, y: 0.5), of: lower)
    lower.transform3D = isReversed ? back : rest
    upper.transform3D = isReversed ? rest : aside
    stage.animateKeyframes(options: .calculationModeCubic) {
      let time = self.isReversed ? 0...Self.share : (1 - Self.share)...1
      stage.keyframe(time) { lower.transform3D = self.isReversed ? rest : back }
      stage.keyframe(0...1) { upper.transform3D = self.isReversed ? aside : rest }
    }
  }

  /// Rotates by 80° about the left edge, and then moves the rotated page 30 points back and 170 to
  /// the right.
  private func turnedBack(_ rest: CATransform3D, on stage: EffectStage) -> CATransform3D {
    let unit = stage.unit
    let right: CGFloat = stage.isMirrored ? -1 : 1
    let turned = CATransform3DRotate(rest, right * 80 * .pi / 180, 0, 1, 0)
    return CATransform3DTranslate(turned, right * 170 * unit, 0, -30 * unit)
  }

  /// Moves one width to the right and nearer to the eye, and rotates about all three axes.
  private func swungAside(_ rest: CATransform3D, on stage: EffectStage) -> CATransform3D {
    let unit = stage.unit
    let right: CGFloat = stage.isMirrored ? -1 : 1
    var transform = CATransform3DRotate(rest, right * 5 * .pi / 180, 0, 0, 1)
    transform = CATransform3DTranslate(transform, right * 320 * unit, -40 * unit, 150 * unit)
    transform = CATransform3DRotate(transform, right * -45 * .pi / 180, 0, 1, 0)
    return CATransform3DRotate(transform, 10 * .pi / 180, 1, 0, 0)
  }
}

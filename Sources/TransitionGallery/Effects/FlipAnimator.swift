import UIKit

/// Turns the page of a book: the right half of the departing page turns over to the left, with the
/// left half of the arriving page on its back. It is mirrored in right-to-left layout.
public final class FlipAnimator: GalleryAnimator {
  /// The `m34` for a screen that is 320 points wide.
  private static let perspective: CGFloat = -0.002
  /// The maximum alpha of the black shadow.
  private static let shadow: CGFloat = 0.5

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: false)
    stage.container.layer.sublayerTransform = stage.perspective(Self.perspective)
    let from = stage.cutInHalves(stage.from)
    let to = stage.cutInHalves(stage.to)
    let turnsRight = stage.movesToRight
    let (leaving, coming) = turnsRight ? (from.left, to.right) : (from.right, to.left)
    // The halves that turn are above the halves that stay.
    for leaf in [leaving, coming] { stage.container.bringSubviewToFront(leaf) }
    let angle: CGFloat = turnsRight ? .pi / 2 : -.pi / 2
    hinge(leaving, at: turnsRight ? .right : .left)
    hinge(coming, at: turnsRight ? .left : .right)
    leaving.shade.alpha = 0
    coming.transform3D = CATransform3DMakeRotation(-angle, 0, 1, 0)
    stage.animateKeyframes {
      stage.keyframe(0...0.5) {
        leaving.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
        leaving.shade.alpha = 1
      }
      stage.keyframe(0.5...1) {
        coming.transform3D = CATransform3DIdentity
        coming.shade.alpha = 0
      }
    }
  }

  private func hinge(_ leaf: EffectPiece, at edge: UIRectEdge) {
    leaf.hinge(at: CGPoint(x: edge == .left ? 0 : 1, y: 0.5))
    leaf.shade.fall(from: edge, alpha: Self.shadow)
  }
}

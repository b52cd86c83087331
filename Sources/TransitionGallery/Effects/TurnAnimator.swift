import UIKit

/// The departing page rotates until it is edge-on, and then the arriving page rotates to the front.
/// About the vertical axis it is mirrored in right-to-left layout.
public final class TurnAnimator: GalleryAnimator {
  /// The axis of the rotation.
  public var axis: GalleryAxis

  /// The `m34` for a screen that is 320 points wide.
  private static let perspective: CGFloat = -0.002

  /// - Parameter axis: the axis of the rotation.
  public init(axis: GalleryAxis = .vertical) {
    self.axis = axis
    super.init()
  }

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: true)
    stage.container.layer.sublayerTransform = stage.perspective(Self.perspective, about: axis)
    let turnsBack = axis == .vertical ? stage.movesToRight : isReversed
    let angle: CGFloat = turnsBack ? -.pi / 2 : .pi / 2
    stage.to.transform3D = turned(by: -angle)
    stage.animateKeyframes {
      stage.keyframe(0...0.5) { stage.from.transform3D = self.turned(by: angle) }
      stage.keyframe(0.5...1) { stage.to.transform3D = CATransform3DIdentity }
    }
  }

  private func turned(by angle: CGFloat) -> CATransform3D {
    switch axis {
    case .vertical: CATransform3DMakeRotation(angle, 0, 1, 0)
    case .horizontal: CATransform3DMakeRotation(angle, 1, 0, 0)
    }
  }
}

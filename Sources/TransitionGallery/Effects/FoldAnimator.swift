import UIKit

/// The departing page folds up like paper towards the left while the arriving one unfolds from the
/// right; mirrored backwards, and in right-to-left layout.
public final class FoldAnimator: GalleryAnimator {
  /// The number of folds of a page, from 1 to 16; each has two strips.
  public var folds: Int

  /// For a screen of 320 points.
  private static let perspective: CGFloat = -0.005
  private static let foldLimits = 1...16

  /// - Parameter folds: the number of folds; outside 1 to 16 the nearest counts.
  public init(folds: Int = 2) {
    self.folds = folds
    super.init()
  }

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: false)
    stage.container.layer.sublayerTransform = stage.perspective(Self.perspective)
    let from = makeStrips(of: stage.from, on: stage)
    let to = makeStrips(of: stage.to, on: stage)
    let all = stage.from.frame.union(stage.to.frame)
    let (entry, exit) = stage.movesToRight ? (all.minX, all.maxX) : (all.maxX, all.minX)
    for strip in to { strip.collapse(at: entry) }
    stage.animate {
      for strip in from { strip.collapse(at: exit) }
      for strip in to { strip.unfold() }
    }
  }

  private func makeStrips(of page: UIView, on stage: EffectStage) -> [Strip] {
    let count = 2 * min(max(folds, Self.foldLimits.lowerBound), Self.foldLimits.upperBound)
    let size = page.bounds.size
    let width = size.width / CGFloat(count)
    let parts = (0..<count).map {
      CGRect(x: CGFloat($0) * width, y: 0, width: width, height: size.height)
    }
    // Strips join at the ridges between folds, and the arriving page, which is above, joins the
    // other one where it enters.
    let overlap = 1 / page.traitCollection.displayScale
    let isAbove = page == stage.to
    let pieces = stage.cut(page, into: parts) { index in
      let isLast = index == count - 1
      let joinsLeft = isAbove && !stage.movesToRight && index == 0
      let joinsRight = isLast ? isAbove && stage.movesToRight : index % 2 == 1
      return UIEdgeInsets(
        top: 0, left: joinsLeft ? overlap : 0, bottom: 0, right: joinsRight ? overlap : 0)
    }
    return zip(pieces, 0...).map { Strip($0, isLeft: $1 % 2 == 0) }
  }

  /// Half of a fold, whose inner edge goes back.
  @MainActor
  private struct Strip {
    private let piece: EffectPiece
    private let angle: CGFloat
    private let rest: CGFloat

    init(_ piece: EffectPiece, isLeft: Bool) {
      self.piece = piece
      angle = isLeft ? .pi / 2 : -.pi / 2
      piece.hinge(at: CGPoint(x: isLeft ? 0 : 1, y: 0.5))
      piece.shade.fall(from: isLeft ? .right : .left, alpha: 1)
      piece.shade.alpha = 0
      rest = piece.center.x
    }

    func collapse(at x: CGFloat) {
      piece.center.x = x
      piece.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
      piece.shade.alpha = 1
    }

    func unfold() {
      piece.center.x = rest
      piece.transform3D = CATransform3DIdentity
      piece.shade.alpha = 0
    }
  }
}

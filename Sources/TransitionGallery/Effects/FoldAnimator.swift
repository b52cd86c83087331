import UIKit

/// The departing page folds up like paper towards the left, while the arriving page unfolds from
/// the right. It is mirrored in reverse, and in right-to-left layout.
public final class FoldAnimator: GalleryAnimator {
  /// The number of folds of a page, from 1 to 16; each has two strips.
  public var folds: Int

  /// The `m34` for a screen that is 320 points wide.
  private static let perspective: CGFloat = -0.005
  private static let foldLimits = 1...16
  /// The fraction of the transition in which folded strips fade in or out. They fade because
  /// perspective makes their sides visible.
  private static let fading = 0.1

  /// - Parameter folds: the number of folds, limited to 1 to 16.
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
    for strip in to {
      strip.collapse(at: entry)
      strip.fade(to: 0)
    }
    stage.animateKeyframes {
      stage.keyframe(0...1) {
        for strip in from { strip.collapse(at: exit) }
        for strip in to { strip.unfold() }
      }
      stage.keyframe(0...Self.fading) { for strip in to { strip.fade(to: 1) } }
      stage.keyframe((1 - Self.fading)...1) { for strip in from { strip.fade(to: 0) } }
    }
  }

  private func makeStrips(of page: UIView, on stage: EffectStage) -> [Strip] {
    let count = 2 * min(max(folds, Self.foldLimits.lowerBound), Self.foldLimits.upperBound)
    let size = page.bounds.size
    let scale = page.traitCollection.displayScale
    // Edges are on whole pixels, so that there are no gaps between flat strips.
    let edges = (0...count).map { index in
      let x = size.width * CGFloat(index) / CGFloat(count)
      return index == count ? x : (x * scale).rounded() / scale
    }
    let parts = zip(edges, edges.dropFirst()).map { left, right in
      CGRect(x: left, y: 0, width: right - left, height: size.height)
    }
    // Strips need margins where they join: between strips, which are above the strips to their
    // left, and, for the arriving page, which is above, at the edge to the departing page.
    let overlap = 1 / scale
    let isAbove = page == stage.to
    let pieces = stage.cut(page, into: parts) { index in
      let isLast = index == count - 1
      let joinsLeft = isAbove && !stage.movesToRight && index == 0
      let joinsRight = !isLast || isAbove && stage.movesToRight
      return UIEdgeInsets(
        top: 0, left: joinsLeft ? overlap : 0, bottom: 0, right: joinsRight ? overlap : 0)
    }
    return zip(pieces, 0...).map { Strip($0, isLeft: $1 % 2 == 0) }
  }

  /// A strip, which is half of a fold. Its inner edge moves back.
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

    func fade(to alpha: CGFloat) { piece.alpha = alpha }

    func unfold() {
      piece.center.x = rest
      piece.transform3D = CATransform3DIdentity
      piece.shade.alpha = 0
    }
  }
}

import UIKit

/// The departing page bursts into squares, which fly off, turn, shrink and fade; backwards, the
/// squares of the arriving page gather.
public final class ExplodeAnimator: GalleryAnimator {
  /// Where the random numbers begin: the same seed gives the same flight.
  public var seed: UInt64

  /// Squares beside each other.
  private static let columns: CGFloat = 10
  /// Squares of a page at most; those of a very high page are larger.
  private static let mostSquares: CGFloat = 400
  /// The farthest flight along an axis, in points of a screen of 320.
  private static let flight: CGFloat = 100
  /// The largest turn, in radians.
  private static let turn: CGFloat = 10
  /// What a square shrinks to.
  private static let scale: CGFloat = 0.01
  /// A turn is animated in so many steps, each below half a turn: an animation of a transform takes
  /// the shorter way round.
  private static let steps = 4

  /// - Parameter seed: where the random numbers begin.
  public init(seed: UInt64 = 0) {
    self.seed = seed
    super.init()
  }

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: isReversed)
    let page = isReversed ? stage.to : stage.from
    var numbers = SplitMix(state: seed)
    let squares = stage.cut(page, into: Self.grid(of: page.bounds.size)).map {
      Square($0, flight: Self.flight * stage.unit, &numbers)
    }
    if isReversed { for square in squares { square.fly(1) } }
    stage.animateKeyframes {
      for square in squares { square.animate(isReversed: self.isReversed, on: stage) }
    }
  }

  /// Squares that cover a page; those at its right and lower edge are cut.
  private static func grid(of size: CGSize) -> [CGRect] {
    let whole = CGRect(origin: .zero, size: size)
    let side = max(size.width / columns, (size.width * size.height / mostSquares).squareRoot())
    var squares: [CGRect] = []
    for y in stride(from: 0, to: size.height, by: side) {
      for x in stride(from: 0, to: size.width, by: side) {
        let square = CGRect(x: x, y: y, width: side, height: side).intersection(whole)
        // Sums of the side may miss the last edge by a rounding error.
        if square.width > side / 1000, square.height > side / 1000 { squares.append(square) }
      }
    }
    return squares
  }

  /// A square with its random flight.
  @MainActor
  private struct Square {
    private let piece: EffectPiece
    private let rest: CGPoint
    private let offset: CGVector
    private let turn: CGFloat

    init(_ piece: EffectPiece, flight: CGFloat, _ numbers: inout SplitMix) {
      self.piece = piece
      rest = piece.center
      offset = CGVector(
        dx: .random(in: -flight...flight, using: &numbers),
        dy: .random(in: -flight...flight, using: &numbers))
      turn = .random(in: -ExplodeAnimator.turn...ExplodeAnimator.turn, using: &numbers)
    }

    /// Shows it at a fraction of its flight, 1 for the end.
    func fly(_ fraction: CGFloat) {
      move(fraction)
      rotate(fraction)
    }

    func animate(isReversed: Bool, on stage: EffectStage) {
      move(isReversed ? 0 : 1)
      let count = ExplodeAnimator.steps
      for step in 0..<count {
        stage.keyframe(Double(step) / Double(count)...Double(step + 1) / Double(count)) {
          let passed = CGFloat(step + 1) / CGFloat(count)
          rotate(isReversed ? 1 - passed : passed)
        }
      }
    }

    private func move(_ fraction: CGFloat) {
      piece.center = CGPoint(x: rest.x + fraction * offset.dx, y: rest.y + fraction * offset.dy)
      piece.alpha = 1 - fraction
    }

    private func rotate(_ fraction: CGFloat) {
      let scale = 1 + fraction * (ExplodeAnimator.scale - 1)
      piece.transform = CGAffineTransform(rotationAngle: fraction * turn)
        .scaledBy(x: scale, y: scale)
    }
  }
}

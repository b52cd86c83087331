import UIKit

/// The departing page bursts into squares, which fly away, rotate, shrink and fade out. In reverse
/// the squares of the arriving page gather.
public final class ExplodeAnimator: GalleryAnimator {
  /// The seed of the random numbers. The same seed gives the same flight.
  public var seed: UInt64

  /// The number of squares in a row.
  private static let columns: CGFloat = 10
  /// The maximum number of squares. Those of a very high page are larger.
  private static let maximumSquares: CGFloat = 400
  /// The maximum distance along an axis, in points of a screen that is 320 wide.
  private static let flight: CGFloat = 100
  /// The maximum rotation, in radians.
  private static let turn: CGFloat = 10
  /// The final scale of a square.
  private static let scale: CGFloat = 0.01
  /// The number of steps of a rotation, each below half a turn: an animation of a transform takes
  /// the shorter direction.
  private static let steps = 4

  /// - Parameter seed: the seed of the random numbers.
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

  /// Returns the squares that cover a page. Those at its right and lower edges are cut off.
  private static func grid(of size: CGSize) -> [CGRect] {
    let whole = CGRect(origin: .zero, size: size)
    let side = max(size.width / columns, (size.width * size.height / maximumSquares).squareRoot())
    var squares: [CGRect] = []
    for y in stride(from: 0, to: size.height, by: side) {
      for x in stride(from: 0, to: size.width, by: side) {
        let square = CGRect(x: x, y: y, width: side, height: side).intersection(whole)
        // Rounding errors in the sums may leave an empty strip at the last edge.
        if square.width > side / 1000, square.height > side / 1000 { squares.append(square) }
      }
    }
    return squares
  }

  /// A square with its random movement.
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

    /// Places the square at a fraction of its movement; 1 is the end.
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

import CoreGraphics
import Testing

@testable import QuartzCore

struct TransformComponentsTests {
  private static func difference(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    let (p, q) = (a.rows, b.rows)
    let rows = [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3]
    return rows.flatMap { row in (0..<4).map { abs(row[$0]) } }.max() ?? CGFloat.nan
  }

  private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double)
    -> CATransform3D?
  {
    let mixed = AnimatableValue.transform(a).interpolated(to: .transform(b), at: fraction)
    guard case .transform(let result) = mixed else { return nil }
    return result
  }

  private struct Matrices: IteratorProtocol, Sequence {
    var generator = SeededGenerator(seed: 7)
    var left: Int
    var hasPerspective = false

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }

    mutating func next() -> CATransform3D? {
      guard left > 0 else { return nil }
      left -= 1
      var rows = (0..<4).map { _ in
        SIMD4(number(-3...3), number(-3...3), number(-3...3), 0)
      }
      rows[3] = SIMD4(number(-500...500), number(-500...500), number(-500...500), 1)
      if hasPerspective {
        for row in 0..<3 { rows[row].w = number(-0.01...0.01) }
        rows[3].w = number(0.5...2)
      }
      return CATransform3D(rows[0], rows[1], rows[2], rows[3])
    }
  }

  @Test(arguments: [false, true])
  func takingApartAndPuttingTogetherGivesTheSameMatrix(hasPerspective: Bool) {
    var worst = 0.0
    for matrix in Matrices(left: 2000, hasPerspective: hasPerspective) {
      let again = TransformComponents(matrix).transform
      worst = max(worst, Self.difference(matrix, again))
    }
    #expect(worst < 1e-7)
  }

  @Test(arguments: [false, true])
  func interpolationBeginsAndEndsExactly(hasPerspective: Bool) throws {
    let all = Array(Matrices(left: 500, hasPerspective: hasPerspective))
    var worst = 0.0
    for (a, b) in zip(all, all.dropFirst()) {
      worst = max(worst, Self.difference(try #require(Self.mix(a, b, 0)), a))
      worst = max(worst, Self.difference(try #require(Self.mix(a, b, 1)), b))
      #expect(try #require(Self.mix(a, b, 0.5)).isFinite)
    }
    #expect(worst < 1e-7)
  }

  @Test func minusThreeQuartersOfATurnTakeTheShortArc() throws {
    let end = CATransform3DMakeRotation(-1.5 * .pi, 0, 0, 1)
    let half = try #require(Self.mix(CATransform3DIdentity, end, 0.5))
    #expect(Self.difference(half, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)) < 1e-12)
    #expect(half.m12 > 0, "clockwise on screen")
  }

  @Test func plainAffineTransformsMixInTheirParts() throws {
    let end = CATransform3DConcat(
      CATransform3DMakeScale(3, 5, 1), CATransform3DMakeTranslation(40, -60, 0))
    let half = try #require(Self.mix(CATransform3DIdentity, end, 0.5))
    #expect(isClose(half.m11, 2) && isClose(half.m22, 3))
    #expect(isClose(half.m41, 20) && isClose(half.m42, -30))
    #expect(isClose(half.m12, 0) && isClose(half.m21, 0))
  }

  @Test func scaleZeroGrowsPerComponentInsteadOfVanishing() throws {
    let zero = CATransform3DMakeScale(0, 0, 1)
    let half = try #require(Self.mix(zero, CATransform3DIdentity, 0.5))
    #expect(isClose(half.m11, 0.5) && isClose(half.m22, 0.5) && isClose(half.m33, 1))
    #expect(isClose(half.m12, 0) && isClose(half.m21, 0))
    let turned = CATransform3DConcat(zero, CATransform3DMakeRotation(1, 0, 0, 1))
    let other = CATransform3DMakeTranslation(10, 20, 0)
    let mixed = try #require(Self.mix(turned, other, 0.25))
    #expect(mixed.isFinite)
    #expect(isClose(mixed.m41, 2.5) && isClose(mixed.m42, 5))
  }

  @Test(arguments: [(0.0, 1.0), (1, 0), (0, 0)])
  func aTransformThatCollapsedOneAxisKeepsTheOther(x: Double, y: Double) throws {
    let flat = CATransform3DMakeScale(x, y, 1)
    let half = try #require(Self.mix(flat, CATransform3DIdentity, 0.5))
    #expect(isClose(half.m11, (x + 1) / 2) && isClose(half.m22, (y + 1) / 2))
    #expect(Self.difference(try #require(Self.mix(CATransform3DIdentity, flat, 1)), flat) < 1e-12)
  }

  @Test(arguments: [(0.0, 1.0), (1, 0)])
  func aCollapsedAxisComesBackWhereTheRotationPutsIt(x: Double, y: Double) throws {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    let flat = CATransform3DConcat(CATransform3DMakeScale(x, y, 1), turn)
    let half = try #require(Self.mix(flat, turn, 0.5))
    let expected = CATransform3DMakeScale((x + 1) / 2, (y + 1) / 2, 1)
    #expect(Self.difference(half, CATransform3DConcat(expected, turn)) < 1e-12)
  }

  @Test func aMirrorImageTurnsOverWithoutRotating() throws {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    let half = try #require(Self.mix(CATransform3DIdentity, mirror, 0.5))
    #expect(isClose(half.m22, 1) && isClose(half.m12, 0) && isClose(half.m21, 0))
    #expect(isClose(half.m11, 0))
  }

  @Test func perspectiveMixesItsOwnPart() throws {
    var end = CATransform3DIdentity
    end.m34 = -1.0 / 500
    let half = try #require(Self.mix(CATransform3DIdentity, end, 0.5))
    #expect(isClose(half.m34, -1.0 / 1000))
    let turned = CATransform3DRotate(end, .pi / 3, 0, 1, 0)
    let between = try #require(Self.mix(end, turned, 0.5))
    #expect(Self.difference(between, CATransform3DRotate(end, .pi / 6, 0, 1, 0)) < 1e-12)
  }

  @Test func halfATurnAboutAnyAxisIsFinite() throws {
    for axis in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 2, 3)] {
      let end = CATransform3DMakeRotation(.pi, axis.0, axis.1, axis.2)
      let half = try #require(Self.mix(CATransform3DIdentity, end, 0.5))
      let turns = [-0.5, 0.5].map {
        Self.difference(half, CATransform3DMakeRotation(.pi * $0, axis.0, axis.1, axis.2))
      }
      #expect(turns.min() ?? 1 < 1e-7, "\(axis): either way round is half way")
    }
  }

  @Test func degenerateMatricesHaveFiniteParts() {
    let odd: [Double] = [0, 1e-300, -1e-300, 1e-160, 1e150, -1e150]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      func pick() -> Double { odd.randomElement(using: &generator) ?? 0 }
      let matrix = CATransform3D(
        SIMD4(pick(), pick(), pick(), pick()), SIMD4(pick(), pick(), pick(), pick()),
        SIMD4(pick(), pick(), pick(), pick()), SIMD4(pick(), pick(), pick(), 1))
      // Numbers of such sizes may well overflow; what must not happen is a trap.
      _ = TransformComponents(matrix).transform
      _ = Self.mix(matrix, CATransform3DIdentity, 0.5)
    }
    #expect(TransformComponents(CATransform3D()).transform.isFinite)
  }
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

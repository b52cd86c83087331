public import UIKit

/// The effect on a pixel at a distance from the centre of a radial effect.
struct RadialStep {
  /// The position of the source pixel relative to the centre, in units of the distance: along the
  /// line to the pixel, and at a right angle to it.
  var along, across: Float
  /// The weight of the second page, in 256ths.
  var weight: UInt16
}

/// A ring about a centre in which pixels are displaced. Inside the ring and outside it the pages
/// are unchanged.
struct RadialEffect {
  /// The centre, in pixels.
  private let middleX, middleY: Float
  private let inner, outer: Float
  /// The weights of the second page outside and inside the ring, in 256ths.
  private let weightOutside, weightInside: UInt16
  /// A table of the factors along and across, with `density` entries per pixel from `inner` to
  /// `outer`, and `margin` entries more at either end. Lookups are random, so the table should fit
  /// into the first-level cache.
  private let turns: [SIMD2<Float>]
  /// A table of the weights; empty if all are the weight inside.
  private let weights: [UInt16]

  /// Table entries per pixel. With fewer, tangential edges are jagged where adjacent pixels rotate
  /// differently.
  private static let density = 4.0
  /// Extra entries for pixels that are computed together with others, up to three pixels outside
  /// the ring. With these, no index has to be clamped.
  private static let margin = 16

  /// - Parameters:
  ///   - middle: the centre in pixels; the radii are in pixels too.
  ///   - weightOutside: the weight of the second page outside the ring in 256ths, and
  ///     `weightInside` inside it.
  ///   - step: returns the effect at a distance.
  init(
    middle: SIMD2<Double>, from inner: Double, to outer: Double, weightOutside: UInt16,
    weightInside: UInt16, _ step: (_ distance: Double) -> RadialStep
  ) {
    (middleX, middleY) = (Float(middle.x), Float(middle.y))
    (self.inner, self.outer) = (Float(inner), Float(outer))
    (self.weightOutside, self.weightInside) = (weightOutside, weightInside)
    let last = Int((outer - inner) * Self.density)
    let steps = (-Self.margin...last + Self.margin).map {
      step(inner + (Double(min(max($0, 0), last)) + 0.5) / Self.density)
    }
    turns = steps.map { SIMD2($0.along, $0.across) }
    weights = steps.allSatisfy { $0.weight == weightInside } ? [] : steps.map(\.weight)
  }

  /// The pixels of a row in the ring: those left and those right of its hole. If there is no hole,
  /// all are on the left.
  private struct RingRow {
    let y: Int
    let left, right: Range<Int>
  }

  /// Writes all rows of the output.
  func paint(_ pages: ShaderPages) {
    let rows = pages.rows.compactMap { paintFlat(row: $0, pages) }
    guard let left = rows.map(\.left.lowerBound).min() else { return }
    let right = rows.map(\.right.upperBound).max() ?? left
    // Column by column: the source pixels of a block are close together, so they are in the cache
    // for all of its rows.
    for start in stride(from: left, to: right, by: ShaderPages.block) {
      bend(start..<min(start + ShaderPages.block, right), of: rows, pages)
    }
  }

  /// Writes the pixels of a row outside the ring and in its hole.
  ///
  /// - Returns: the pixels in the ring; nil if there are none.
  private func paintFlat(row y: Int, _ pages: ShaderPages) -> RingRow? {
    let down = Float(y) + 0.5 - middleY
    func span(_ radius: Float) -> Range<Int> {
      let rest = radius * radius - down * down
      guard radius > 0, rest > 0 else { return 0..<0 }
      let half = rest.squareRoot()
      let left = Int((middleX - half).rounded(.up))
      let right = Int((middleX + half).rounded(.down))
      let lower = max(0, min(pages.width, left))
      return lower..<max(lower, min(pages.width, right))
    }
    let ring = span(outer)
    guard !ring.isEmpty else {
      pages.mix(weightOutside, 0..<pages.width, row: y)
      return nil
    }
    let hole = span(inner)
    pages.mix(weightOutside, 0..<ring.lowerBound, row: y)
    pages.mix(weightOutside, ring.upperBound..<pages.width, row: y)
    guard !hole.isEmpty else {
      return RingRow(y: y, left: ring, right: ring.upperBound..<ring.upperBound)
    }
    pages.mix(weightInside, hole, row: y)
    return RingRow(
      y: y, left: ring.lowerBound..<hole.lowerBound, right: hole.upperBound..<ring.upperBound)
  }

  /// Writes the pixels of the ring in some columns, which are at most one block.
  private func bend(_ block: Range<Int>, of rows: [RingRow], _ pages: ShaderPages) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * ShaderPages.block) { memory in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: ShaderPages.block) { shares in
        guard let across = memory.baseAddress, let shares = shares.baseAddress else { return }
        let down = across + ShaderPages.block
        for row in rows {
          for part in [row.left.clamped(to: block), row.right.clamped(to: block)]
          where !part.isEmpty {
            find(part.lowerBound, count: part.count, row: row.y, across, down, shares)
            let target = pages.row(row.y) + part.lowerBound
            if weights.isEmpty {
              pages.sample(
                x: across, y: down, count: part.count, weight: weightInside, to: target)
            } else {
              pages.sample(
                x: across, y: down,
                weights: UnsafeBufferPointer(start: shares, count: part.count), to: target)
            }
          }
        }
      }
    }
  }

  /// Computes the source positions of the pixels from x on, their weights where these differ, and
  /// those of up to three pixels more.
  private func find(
    _ x: Int, count: Int, row y: Int, _ across: UnsafeMutablePointer<Float>,
    _ down: UnsafeMutablePointer<Float>, _ shares: UnsafeMutablePointer<UInt16>
  ) {
    let below = SIMD4<Float>(repeating: Float(y) + 0.5 - middleY)
    let density = Float(Self.density)
    let start = Float(Self.margin) - 0.5 - inner * density
    turns.withUnsafeBufferPointer { turns in
      weights.withUnsafeBufferPointer { weights in
        var right = SIMD4<Float>(repeating: Float(x) + 0.5 - middleX) + SIMD4(0, 1, 2, 3)
        var four = 0
        while four < count {
          let index = ((right * right + below * below).squareRoot() * density + start).whole
          let (i, j, k, l) = (Int(index[0]), Int(index[1]), Int(index[2]), Int(index[3]))
          let first = SIMD4(lowHalf: turns[i], highHalf: turns[j])
          let second = SIMD4(lowHalf: turns[k], highHalf: turns[l])
          let along = SIMD4(lowHalf: first.evenHalf, highHalf: second.evenHalf)
          let aside = SIMD4(lowHalf: first.oddHalf, highHalf: second.oddHalf)
          let u = right * along - below * aside + (middleX - 0.5)
          let v = below * along + right * aside + (middleY - 0.5)
          UnsafeMutableRawPointer(across + four).storeBytes(of: u, as: SIMD4<Float>.self)
          UnsafeMutableRawPointer(down + four).storeBytes(of: v, as: SIMD4<Float>.self)
          if !weights.isEmpty {
            (shares[four], shares[four &+ 1]) = (weights[i], weights[j])
            (shares[four &+ 2], shares[four &+ 3]) = (weights[k], weights[l])
          }
          right += 4
          four &+= 4
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// Adding this constant to a Float rounds it to a whole number, because the last bit of the sum
  /// has the value 1. The lower bits of the sum are that number.
  private static var magic: Float { 12_582_912 }

  /// The nearest whole numbers. The numbers must be below four million.
  @inline(__always)
  var whole: SIMD4<Int32> {
    unsafeBitCast(self + Self.magic, to: SIMD4<Int32>.self)
      &- Int32(bitPattern: Self.magic.bitPattern)
  }
}

/// A wave runs from the centre to the corners. Behind it the second page is visible.
public final class RippleKernel: CIImageProcessorKernel {
  /// True: a mixture of opaque pages is opaque.
  public override class var outputIsOpaque: Bool { true }
  /// True: the kernel computes every pixel.
  public override class var overwritesOutput: Bool { true }

  /// The length of the wave, in units of the distance from the centre to a corner.
  private static let length = 0.34
  /// The maximum displacement of pixels, in wavelengths. A larger one would fold the picture over
  /// itself.
  private static let height = 0.055
  /// The number of crests.
  private static let crests = 2.0

  public override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let pages = ShaderPages(inputs, arguments, output) else { return }
    let (x, y) = (Double(pages.width) / 2, Double(pages.height) / 2)
    let reach = (x * x + y * y).squareRoot()
    let length = max(2, Self.length * reach)
    let outer = pages.time * (reach + length)
    let inner = max(0, outer - length)
    RadialEffect(
      middle: SIMD2(x, y), from: inner, to: outer, weightOutside: 0, weightInside: 256
    ) { distance in
      // The position in the wave: 0 at its end, 1 at its front.
      let place = min(max((distance - outer) / length + 1, 0), 1)
      let envelope = sin(.pi * place) * sin(.pi * place)
      let shift = Self.height * length * envelope * sin(2 * .pi * Self.crests * place)
      return RadialStep(
        along: Float(max(0, 1 + shift / max(distance, 1))), across: 0,
        weight: UInt16(256 * (1.5 - 2 * place).smoothed))
    }.paint(pages)
  }
}

/// The middle of the pages is twisted while it shows the first page, and untwisted while it shows
/// the second.
public final class SwirlKernel: CIImageProcessorKernel {
  /// True: a mixture of opaque pages is opaque.
  public override class var outputIsOpaque: Bool { true }
  /// True: the kernel computes every pixel.
  public override class var overwritesOutput: Bool { true }

  /// The radius of the twisted area, in units of the page's shorter side.
  private static let radius = 0.5
  /// The maximum rotation of the centre, in radians.
  private static let turn = 2.2 * Double.pi
  /// The times at which the second page begins to appear, and at which the first has disappeared.
  private static let exchange = 0.38...0.62

  public override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let pages = ShaderPages(inputs, arguments, output) else { return }
    let span = Self.exchange.upperBound - Self.exchange.lowerBound
    let weight = UInt16(
      (256 * ((pages.time - Self.exchange.lowerBound) / span).smoothed).rounded())
    let turn = Self.turn * sin(.pi * pages.time) * sin(.pi * pages.time)
    guard turn > 1e-9 else { return pages.show(pages.time < 0.5 ? pages.first : pages.second) }
    let radius = Self.radius * Double(min(pages.width, pages.height))
    RadialEffect(
      middle: SIMD2(Double(pages.width), Double(pages.height)) / 2, from: 0, to: radius,
      weightOutside: weight, weightInside: weight
    ) { distance in
      let rest = max(0, 1 - distance / radius)
      let angle = turn * rest * rest
      return RadialStep(along: Float(cos(angle)), across: Float(sin(angle)), weight: weight)
    }.paint(pages)
  }
}

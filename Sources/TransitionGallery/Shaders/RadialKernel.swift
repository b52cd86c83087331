public import UIKit

/// What happens to a pixel at a distance from the middle of a radial effect.
struct RadialStep {
  /// The place that is shown, from the middle: along the line to the pixel, and at a right angle to
  /// it, as factors of the distance. Then the second page's share, of 256, and nothing: together
  /// they are read at once.
  let values: SIMD4<Float>

  init(along: Float, across: Float, weight: UInt16) {
    values = SIMD4(along, across, Float(weight), 0)
  }
}

/// A ring about a middle in which pixels come from elsewhere in the pages. Inside of it and outside
/// the pages are as they are.
struct RadialEffect {
  /// In pixels.
  var middleX, middleY: Float
  var inner, outer: Float
  /// The second page's share outside and inside, of 256.
  var weightOutside, weightInside: UInt16
  /// So many for each pixel from `inner` to `outer`: see `density`.
  var steps: [RadialStep]

  /// Steps a pixel. With fewer, edges that run across are jagged where neighbours turn differently.
  static let density = 4.0

  /// The steps between two distances from the middle.
  static func steps(
    from inner: Double, to outer: Double, _ step: (_ distance: Double) -> RadialStep
  ) -> [RadialStep] {
    (0...Int((outer - inner) * density)).map { step(inner + (Double($0) + 0.5) / density) }
  }

  /// Writes all rows.
  func paint(_ pages: ShaderPages) {
    steps.withUnsafeBufferPointer { steps in
      guard !steps.isEmpty else { return }
      for y in pages.rows { paint(row: y, pages, steps) }
    }
  }

  private func paint(
    row y: Int, _ pages: ShaderPages, _ steps: UnsafeBufferPointer<RadialStep>
  ) {
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
    guard !ring.isEmpty else { return pages.mix(weightOutside, 0..<pages.width, row: y) }
    let hole = span(inner)
    pages.mix(weightOutside, 0..<ring.lowerBound, row: y)
    pages.mix(weightOutside, ring.upperBound..<pages.width, row: y)
    guard !hole.isEmpty else { return bend(ring, row: y, pages, steps) }
    pages.mix(weightInside, hole, row: y)
    bend(ring.lowerBound..<hole.lowerBound, row: y, pages, steps)
    bend(hole.upperBound..<ring.upperBound, row: y, pages, steps)
  }

  /// Pixels in the ring.
  private func bend(
    _ columns: Range<Int>, row y: Int, _ pages: ShaderPages,
    _ steps: UnsafeBufferPointer<RadialStep>
  ) {
    let row = pages.row(y)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * ShaderPages.block) { memory in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: ShaderPages.block) { weights in
        guard let across = memory.baseAddress, let shares = weights.baseAddress else { return }
        let down = across + ShaderPages.block
        var x = columns.lowerBound
        while x < columns.upperBound {
          let count = min(ShaderPages.block, columns.upperBound &- x)
          find(x, count: count, row: y, steps, across, down, shares)
          pages.sample(
            x: across, y: down, weights: UnsafeBufferPointer(start: shares, count: count),
            to: row + x)
          x &+= count
        }
      }
    }
  }

  /// The places and weights of the pixels from x on, and of up to three more.
  private func find(
    _ x: Int, count: Int, row y: Int, _ steps: UnsafeBufferPointer<RadialStep>,
    _ across: UnsafeMutablePointer<Float>, _ down: UnsafeMutablePointer<Float>,
    _ weights: UnsafeMutablePointer<UInt16>
  ) {
    let below = SIMD4<Float>(repeating: Float(y) + 0.5 - middleY)
    let last = Float(steps.count - 1)
    let density = Float(Self.density)
    guard let steps = steps.baseAddress else { return }
    var right = SIMD4<Float>(repeating: Float(x) + 0.5 - middleX) + SIMD4(0, 1, 2, 3)
    var four = 0
    while four < count {
      var place = ((right * right + below * below).squareRoot() - inner) * density - 0.5
      place.clamp(from: 0, to: last)
      let index = place.whole
      let (a, b) = (steps[Int(index[0])].values, steps[Int(index[1])].values)
      let (c, d) = (steps[Int(index[2])].values, steps[Int(index[3])].values)
      let along = SIMD4(a.x, b.x, c.x, d.x)
      let aside = SIMD4(a.y, b.y, c.y, d.y)
      let shares = SIMD4(a.z, b.z, c.z, d.z).whole
      let u = right * along - below * aside + (middleX - 0.5)
      let v = below * along + right * aside + (middleY - 0.5)
      UnsafeMutableRawPointer(across + four).storeBytes(of: u, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(down + four).storeBytes(of: v, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(weights + four).storeBytes(
        of: SIMD4<UInt16>(truncatingIfNeeded: shares), as: SIMD4<UInt16>.self)
      right += 4
      four &+= 4
    }
  }
}

extension SIMD4<Float> {
  /// At this size a Float's last bit is a whole number: adding it rounds, and the bits are it.
  private static var magic: Float { 12_582_912 }

  /// The nearest whole numbers, of numbers below four millions.
  @inline(__always)
  var whole: SIMD4<Int32> {
    unsafeBitCast(self + Self.magic, to: SIMD4<Int32>.self)
      &- Int32(bitPattern: Self.magic.bitPattern)
  }

  @inline(__always)
  mutating func clamp(from lower: Float, to upper: Float) {
    let (low, high) = (Self(repeating: lower), Self(repeating: upper))
    replace(with: low, where: self .< low)
    replace(with: high, where: self .> high)
  }
}

/// A wave runs from the middle to the corners; behind it the second page is shown.
public final class RippleKernel: CIImageProcessorKernel {
  /// Mixtures of opaque pages are opaque.
  public override class var outputIsOpaque: Bool { true }
  /// Each pixel is computed.
  public override class var overwritesOutput: Bool { true }

  /// The length of the wave, in distances from the middle to a corner.
  private static let length = 0.34
  /// How far pixels are moved at most, in lengths of the wave; less than would fold the picture.
  private static let height = 0.055
  /// Crests.
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
    let steps = RadialEffect.steps(from: inner, to: outer) { distance in
      // 0 at the wave's end, 1 at its front.
      let place = min(max((distance - outer) / length + 1, 0), 1)
      let envelope = sin(.pi * place) * sin(.pi * place)
      let shift = Self.height * length * envelope * sin(2 * .pi * Self.crests * place)
      return RadialStep(
        along: Float(max(0, 1 + shift / max(distance, 1))), across: 0,
        weight: UInt16(256 * (1.5 - 2 * place).smoothed))
    }
    RadialEffect(
      middleX: Float(x), middleY: Float(y), inner: Float(inner), outer: Float(outer),
      weightOutside: 0, weightInside: 256, steps: steps
    ).paint(pages)
  }
}

/// The middle of the pages is wound up, and unwinds as the second page.
public final class SwirlKernel: CIImageProcessorKernel {
  /// Mixtures of opaque pages are opaque.
  public override class var outputIsOpaque: Bool { true }
  /// Each pixel is computed.
  public override class var overwritesOutput: Bool { true }

  /// The radius of what is wound up, in shorter sides of the page.
  private static let radius = 0.5
  /// How far the middle turns, in radians.
  private static let turn = 2.2 * Double.pi
  /// When the second page begins to be seen, and when the first is gone.
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
    let steps = RadialEffect.steps(from: 0, to: radius) { distance in
      let rest = max(0, 1 - distance / radius)
      let angle = turn * rest * rest
      return RadialStep(along: Float(cos(angle)), across: Float(sin(angle)), weight: weight)
    }
    RadialEffect(
      middleX: Float(pages.width) / 2, middleY: Float(pages.height) / 2, inner: 0,
      outer: Float(radius), weightOutside: weight, weightInside: weight, steps: steps
    ).paint(pages)
  }
}

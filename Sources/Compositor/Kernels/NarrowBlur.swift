internal import CoreGraphics
internal import Foundation

/// A Gaussian blur of a few pixels by its weights: along the columns of a row, then along the row.
struct NarrowBlur {
  /// Wider ones are cheaper on fewer pixels.
  static let largestSigma = 2.5

  /// The weights of a pixel and of those 1, 2, 3 … to both of its sides, in 256ths.
  let weights: [UInt16]
  /// Whether what lies beyond the ends is like the ends, rather than nothing.
  let clampsEdges: Bool

  init(sigma: Double, clampsEdges: Bool) {
    self.clampsEdges = clampsEdges
    // Sums are rounded rather than weights, so that no step between two colours is off by more than
    // half a 256th.
    let scale = 1 / (max(sigma, 0.01) * 2.0.squareRoot())
    var weights: [UInt16] = []
    var before = 0
    repeat {
      let edge: Double = (Double(weights.count) + 0.5) * scale
      let sum = Int((128 * erf(edge)).rounded())
      // The middle one is on both sides.
      weights.append(UInt16(weights.isEmpty ? 2 * sum : sum - before))
      before = sum
    } while before < 128
    self.weights = weights
  }

  var radius: Int { weights.count - 1 }

  func apply(_ source: PixelBuffer, _ target: PixelBuffer, rows: Range<Int>) {
    let width = source.width
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: width + 2 * radius)
    let middle = line + radius
    let lines = UnsafeMutablePointer<UnsafePointer<UInt32>>.allocate(capacity: 2 * radius + 1)
    // A transparent row, which stands above and below the picture if its edges are not extended.
    let blank = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    blank.initialize(repeating: 0, count: width)
    weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for y in rows {
        for offset in -radius...radius {
          let near = max(0, min(source.height - 1, y + offset))
          let isBlank = near != y + offset && !clampsEdges
          lines[radius + offset] = isBlank ? UnsafePointer(blank) : UnsafePointer(source.row(near))
        }
        acrossRows(lines, middle, weights, count: width)
        line.update(repeating: clampsEdges ? middle[0] : 0, count: radius)
        (middle + width).update(repeating: clampsEdges ? middle[width - 1] : 0, count: radius)
        along(middle, target.row(y), weights, count: width)
      }
    }
    line.deallocate()
    lines.deallocate()
    blank.deallocate()
  }

  private func acrossRows(
    _ lines: UnsafePointer<UnsafePointer<UInt32>>, _ target: UnsafeMutablePointer<UInt32>,
    _ weights: UnsafePointer<UInt16>, count: Int
  ) {
    let radius = radius
    var x = 0
    while x &+ 4 <= count {
      var sum = WeightedFour(lines[radius] + x, weights[0])
      for k in 1..<(radius &+ 1) {
        sum.add(lines[radius &- k] + x, lines[radius &+ k] + x, weights[k])
      }
      sum.store(target + x)
      x &+= 4
    }
    while x < count {
      var sum = WeightedOne(lines[radius][x], weights[0])
      for k in 1..<(radius &+ 1) {
        sum.add(lines[radius &- k][x], lines[radius &+ k][x], weights[k])
      }
      target[x] = sum.pixel
      x &+= 1
    }
  }

  private func along(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ weights: UnsafePointer<UInt16>, count: Int
  ) {
    let end = radius &+ 1
    var x = 0
    while x &+ 4 <= count {
      let place = source + x
      var sum = WeightedFour(place, weights[0])
      for k in 1..<end { sum.add(place - k, place + k, weights[k]) }
      sum.store(target + x)
      x &+= 4
    }
    while x < count {
      var sum = WeightedOne(source[x], weights[0])
      for k in 1..<end { sum.add(source[x &- k], source[x &+ k], weights[k]) }
      target[x] = sum.pixel
      x &+= 1
    }
  }
}

/// A weighted sum of four pixels side by side; weights of 256 in all fill sixteen bits.
private struct WeightedFour {
  private var blueRed, greenAlpha: SIMD8<UInt16>

  @inline(__always)
  init(_ place: UnsafePointer<UInt32>, _ weight: UInt16) {
    let four = UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt16>.self)
    let half = SIMD8<UInt16>(repeating: 128)
    blueRed = (four & 255) &* weight &+ half
    greenAlpha = (four &>> 8) &* weight &+ half
  }

  @inline(__always)
  mutating func add(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ weight: UInt16) {
    let a = UnsafeRawPointer(a).loadUnaligned(as: SIMD8<UInt16>.self)
    let b = UnsafeRawPointer(b).loadUnaligned(as: SIMD8<UInt16>.self)
    blueRed &+= ((a & 255) &+ (b & 255)) &* weight
    greenAlpha &+= ((a &>> 8) &+ (b &>> 8)) &* weight
  }

  @inline(__always)
  func store(_ target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(
      of: (blueRed &>> 8) | (greenAlpha & 0xFF00), as: SIMD8<UInt16>.self)
  }
}

/// A weighted sum of single pixels.
private struct WeightedOne {
  private var sum: SIMD4<UInt16>

  @inline(__always)
  init(_ pixel: UInt32, _ weight: UInt16) { sum = Self.wide(pixel) &* weight &+ 128 }

  @inline(__always)
  mutating func add(_ a: UInt32, _ b: UInt32, _ weight: UInt16) {
    sum &+= (Self.wide(a) &+ Self.wide(b)) &* weight
  }

  @inline(__always)
  var pixel: UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8), to: UInt32.self)
  }

  @inline(__always)
  private static func wide(_ pixel: UInt32) -> SIMD4<UInt16> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }
}

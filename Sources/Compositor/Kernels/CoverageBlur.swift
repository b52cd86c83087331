internal import CoreGraphics

/// A Gaussian blur of 8-bit coverage. A wide one leaves nothing that fewer samples could not hold:
/// it is made of the means of squares of pixels, and what lies between these is mixed from them.
struct CoverageBlur {
  private enum Method {
    case pixels(BoxBlur)
    case samples(BoxFilter)
  }

  /// In pixels; a wider blur is drawn as this one.
  static let largestSigma = BoxBlur.largestSigma
  /// In pixels; from here on there are fewer samples than pixels.
  static let leastSampledSigma = 16.0
  /// The least standard deviation in samples: mixing these linearly is off by a quarter of a 255th
  /// then. That is a sixteenth of the square of their distance, times the second derivative of a
  /// blurred edge, which is at most 0.242 / sigma².
  private static let leastSamples = 4.0

  /// How many pixels, in each direction, have one sample: a power of two.
  let step: Int
  /// How many pixels a silhouette grows by on each side, a multiple of the step.
  let reach: Int
  private let method: Method

  /// - Parameter sigma: the standard deviation in pixels.
  init(sigma: Double) {
    guard sigma >= Self.leastSampledSigma else {
      let blur = BoxBlur(sigma: sigma)
      (step, reach, method) = (1, blur.reach, .pixels(blur))
      return
    }
    let sigma = min(sigma, Self.largestSigma)
    var step = 1
    while sigma >= 2 * Self.leastSamples * Double(step) { step *= 2 }
    let filter = BoxFilter(sigma: sigma, step: step, clampsEdges: false)
    // The contribution of the last box beyond the reach is less than half of a 255th.
    self.step = step
    reach = step * Int((1.5 * filter.width).rounded(.up))
    method = .samples(filter)
  }

  /// The number of pixels that one thread blurs before another one would be awake.
  private static let shortArea = 1 << 16

  /// Blurs samples in place. What lies outside counts as not covered.
  func apply(
    to mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
    on workers: EffectWorkers
  ) {
    switch method {
    case .pixels(let blur):
      let memory = (0..<2).map { _ in
        Bitmap(width: (width + 1) / 2, height: height, from: workers.pool)
      }
      let lines = memory.map { $0.base.assumingMemoryBound(to: UInt16.self) }
      let isShort = width * height < Self.shortArea
      withExtendedLifetime(memory) {
        blur.apply(
          to: mask, width: width, height: height, bytesPerRow: bytesPerRow,
          lines: (lines[0], lines[1]), stride: memory[0].bytesPerRow / 2
        ) { count, body in workers.share(count, isShort: isShort, body) }
      }
    case .samples(let filter):
      var table = SampleTable(mask, width: width, height: height, bytesPerRow: bytesPerRow)
      table.filterRows(by: filter)
      table.filterColumns(by: filter)
      table.write(to: mask, bytesPerRow: bytesPerRow)
    }
  }
}

/// Coverage in two bytes a sample, so that six passes do not add up their rounding.
private struct SampleTable {
  private let width, height: Int
  private var values: [Int32] = []

  init(_ mask: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
    (self.width, self.height) = (width, height)
    values.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { values.append(Int32(mask[y * bytesPerRow + x]) << 8) }
    }
  }

  func write(to mask: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
    for y in 0..<height {
      for x in 0..<width {
        mask[y * bytesPerRow + x] = UInt8(truncatingIfNeeded: (values[y * width + x] + 128) >> 8)
      }
    }
  }

  mutating func filterRows(by filter: BoxFilter) {
    self.filter(lines: height, count: width, stride: 1, lineStride: width, by: filter)
  }

  mutating func filterColumns(by filter: BoxFilter) {
    self.filter(lines: width, count: height, stride: width, lineStride: 1, by: filter)
  }

  /// Filters lines, as many side by side as the filter takes.
  ///
  /// - Parameters:
  ///   - stride: from one value of a line to the next.
  ///   - lineStride: from one line to the next.
  private mutating func filter(
    lines: Int, count: Int, stride: Int, lineStride: Int, by filter: BoxFilter
  ) {
    guard count > 0 else { return }
    let lanes = BoxFilter.Lanes.scalarCount
    filter.withRoom(for: count) { samples, spare in
      let numbers = UnsafeMutableRawPointer(samples).assumingMemoryBound(to: Int32.self)
      for first in Swift.stride(from: 0, to: lines, by: lanes) {
        let used = min(lanes, lines - first)
        for index in 0..<count {
          let start = index * stride + first * lineStride
          for lane in 0..<used { numbers[index * lanes + lane] = values[start + lane * lineStride] }
        }
        filter.apply(to: samples, spare: spare, count: count)
        for index in 0..<count {
          let start = index * stride + first * lineStride
          for lane in 0..<used { values[start + lane * lineStride] = numbers[index * lanes + lane] }
        }
      }
    }
  }
}

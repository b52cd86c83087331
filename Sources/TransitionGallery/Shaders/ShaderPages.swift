import UIKit

/// The pixels of the two pages of a transition, and the rows of the output that a kernel writes in
/// one call. Pixels are premultiplied 32-bit words `0xAARRGGBB`. Columns and rows are counted from
/// the upper left corner of the pages.
struct ShaderPages {
  /// The page that is visible at the start, and the page that is visible at the end.
  let first, second: CIImageProcessorInput
  let width, height: Int
  /// The rows to write.
  let rows: Range<Int>
  /// The time, from 0 to 1.
  let time: Double
  /// Pixels per point.
  let scale: Double
  /// The maximum side in pixels: in larger pages, positions in 256ths of a pixel have no exact
  /// value in single precision.
  private static let longestSide = 16_000
  private let target: UnsafeMutableRawPointer
  private let targetStride: Int

  /// Returns nil if there is nothing to compute, because a page has fewer than two pixels on a
  /// side. The output is then the first page.
  init?(
    _ inputs: [CIImageProcessorInput]?, _ arguments: [String: any Sendable]?,
    _ output: CIImageProcessorOutput
  ) {
    guard let inputs, inputs.count == 2 else {
      output.copy(inputs?.first)
      return nil
    }
    width = Int(output.region.width)
    height = Int(inputs[0].region.height)
    guard width >= 2, height >= 2, width < Self.longestSide, height < Self.longestSide else {
      output.copy(inputs[0])
      return nil
    }
    (first, second) = (inputs[0], inputs[1])
    rows = output.firstRow..<output.firstRow + Int(output.region.height)
    let time = arguments?["time"] as? Double ?? 0
    self.time = time.isFinite ? min(max(time, 0), 1) : 0
    let points = arguments?["width"] as? Double ?? 0
    scale = points > 0 ? Double(width) / points : 1
    target = output.baseAddress
    targetStride = output.bytesPerRow
  }

  /// Returns the pixels of an output row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (target + (y - rows.lowerBound) * targetStride).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies pixels of a row from one page to the output.
  func copy(_ page: CIImageProcessorInput, _ columns: Range<Int>, row y: Int) {
    guard !columns.isEmpty else { return }
    (row(y) + columns.lowerBound).update(
      from: page.row(y) + columns.lowerBound, count: columns.count)
  }

  /// Writes mixtures of the pixels of both pages in a row. The weight is that of the second page,
  /// in 256ths.
  func mix(_ weight: UInt16, _ columns: Range<Int>, row y: Int) {
    if weight == 0 { return copy(first, columns, row: y) }
    if weight >= 256 { return copy(second, columns, row: y) }
    let start = columns.lowerBound
    let share = SIMD8<UInt16>(repeating: weight)
    mix(
      first.row(y) + start, second.row(y) + start, count: columns.count, into: row(y) + start
    ) { _, _ in share }
  }

  /// The number of pixels that are sampled together. Their positions fit into the first-level
  /// cache.
  static let block = 128

  /// Writes at most `block` pixels of a row, each a mixture of a sample of either page.
  ///
  /// - Parameters:
  ///   - x: the source columns, relative to the centre of the first pixel; `y` are the source rows.
  ///   - weights: the weights of the second page, in 256ths.
  func sample(
    x: UnsafePointer<Float>, y: UnsafePointer<Float>, weights: UnsafeBufferPointer<UInt16>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    if let weight = weights.first, weights.allSatisfy({ $0 == weight }) {
      return sample(x: x, y: y, count: weights.count, weight: weight, to: target)
    }
    guard let each = weights.baseAddress else { return }
    sampleBoth(x: x, y: y, count: weights.count, to: target) {
      SIMD8(lowHalf: SIMD4(repeating: each[$0]), highHalf: SIMD4(repeating: each[$1]))
    }
  }

  /// Writes pixels of a row as the other method does, with one weight for all.
  func sample(
    x: UnsafePointer<Float>, y: UnsafePointer<Float>, count: Int, weight: UInt16,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    if weight == 0 { return first.sample(x: x, y: y, count: count, to: target) }
    if weight >= 256 { return second.sample(x: x, y: y, count: count, to: target) }
    let share = SIMD8<UInt16>(repeating: weight)
    sampleBoth(x: x, y: y, count: count, to: target) { _, _ in share }
  }

  /// - Parameter share: the weight of the second page, as in `mix`.
  @inline(__always)
  private func sampleBoth(
    x: UnsafePointer<Float>, y: UnsafePointer<Float>, count: Int,
    to target: UnsafeMutablePointer<UInt32>, _ share: (Int, Int) -> SIMD8<UInt16>
  ) {
    first.sample(x: x, y: y, count: count, to: target)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.block) { memory in
      guard let others = memory.baseAddress else { return }
      second.sample(x: x, y: y, count: count, to: others)
      mix(target, others, count: count, into: target, share)
    }
  }

  /// Mixes pixels.
  ///
  /// - Parameter share: the weight of `others` in 256ths, for each channel of two pixels.
  @inline(__always)
  private func mix(
    _ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>, _ share: (Int, Int) -> SIMD8<UInt16>
  ) {
    var x = 0
    while x &+ 2 <= count {
      PixelPair(pixels + x).mixed(with: PixelPair(others + x), share(x, x &+ 1)).store(target + x)
      x &+= 2
    }
    guard x < count else { return }
    PixelPair(pixels[x], pixels[x]).mixed(with: PixelPair(others[x], others[x]), share(x, x))
      .storeFirst(target + x)
  }

  /// Copies all rows from one page to the output.
  func show(_ page: CIImageProcessorInput) { for y in rows { copy(page, 0..<width, row: y) } }
}

extension CIImageProcessorInput {
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    (baseAddress + y &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }
}

extension CIImageProcessorOutput {
  /// Copies an input to the output; clears the output if there is none.
  fileprivate func copy(_ input: CIImageProcessorInput?) {
    let byteCount = Int(region.size.width) * 4
    for row in 0..<Int(region.size.height) {
      let line = baseAddress + row * bytesPerRow
      if let input {
        line.copyMemory(from: input.row(firstRow + row), byteCount: byteCount)
      } else {
        line.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
      }
    }
  }
}

/// Two adjacent pixels, with sixteen bits per channel.
struct PixelPair {
  let channels: SIMD8<UInt16>

  @inline(__always)
  init(_ place: UnsafeRawPointer) {
    channels = Self.widened(place.loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  init(_ first: UInt32, _ second: UInt32) {
    channels = Self.widened(UInt64(second) << 32 | UInt64(first))
  }

  @inline(__always)
  init(channels: SIMD8<UInt16>) { self.channels = channels }

  /// Widens the bytes lane by lane, which the compiler turns into one instruction.
  @inline(__always)
  private static func widened(_ word: UInt64) -> SIMD8<UInt16> {
    let bytes = unsafeBitCast(word, to: SIMD8<UInt8>.self)
    return SIMD8<UInt16>(
      UInt16(bytes[0]), UInt16(bytes[1]), UInt16(bytes[2]), UInt16(bytes[3]), UInt16(bytes[4]),
      UInt16(bytes[5]), UInt16(bytes[6]), UInt16(bytes[7]))
  }

  /// Returns a mixture. The weight is that of the other pair, in 256ths.
  @inline(__always)
  func mixed(with other: PixelPair, _ weight: SIMD8<UInt16>) -> PixelPair {
    PixelPair(
      channels: ((channels &<< 8) &+ (other.channels &- channels) &* weight &+ 128) &>> 8)
  }

  /// The two pixels as a word.
  @inline(__always)
  var word: UInt64 {
    func byte(_ value: UInt16) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    return unsafeBitCast(
      SIMD8<UInt8>(
        byte(channels[0]), byte(channels[1]), byte(channels[2]), byte(channels[3]),
        byte(channels[4]), byte(channels[5]), byte(channels[6]), byte(channels[7])),
      to: UInt64.self)
  }

  @inline(__always)
  func store(_ target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
  }

  @inline(__always)
  func storeFirst(_ target: UnsafeMutablePointer<UInt32>) {
    target.pointee = UInt32(truncatingIfNeeded: word)
  }
}

extension Double {
  /// A smooth step: 0 below 0, 1 above 1, and smooth between them.
  var smoothed: Double {
    let t = Swift.min(Swift.max(self, 0), 1)
    return t * t * (3 - 2 * t)
  }
}

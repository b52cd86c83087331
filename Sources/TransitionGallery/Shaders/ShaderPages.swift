import UIKit

/// The pixels of the two pages of a transition, and the rows of its result that a kernel writes in
/// one call. Pixels are 32-bit words `0xAARRGGBB`, premultiplied. Columns and rows are counted from
/// the pages' upper left corner.
struct ShaderPages {
  /// The page that is left, and the one that is shown at the end.
  let first, second: ShaderPixels
  let width, height: Int
  /// The rows to write.
  let rows: Range<Int>
  /// From 0 to 1.
  let time: Double
  /// Pixels a point.
  let scale: Double
  /// In pixels: places in 256ths of larger ones are no exact numbers of single precision.
  private static let longestSide = 16_000
  private let target: UnsafeMutableRawPointer
  private let targetStride: Int

  /// Nil where there is nothing to compute: a page of fewer than two pixels on a side.
  init?(
    _ inputs: [CIImageProcessorInput]?, _ arguments: [String: any Sendable]?,
    _ output: CIImageProcessorOutput
  ) {
    guard let inputs, inputs.count == 2 else { return nil }
    width = Int(output.region.width)
    height = Int(inputs[0].region.height)
    guard width >= 2, height >= 2, width < Self.longestSide, height < Self.longestSide else {
      return nil
    }
    first = ShaderPixels(inputs[0], width: width, height: height)
    second = ShaderPixels(inputs[1], width: width, height: height)
    rows = output.firstRow..<output.firstRow + Int(output.region.height)
    let time = arguments?["time"] as? Double ?? 0
    self.time = time.isFinite ? min(max(time, 0), 1) : 0
    let points = arguments?["width"] as? Double ?? 0
    scale = points > 0 ? Double(width) / points : 1
    target = output.baseAddress
    targetStride = output.bytesPerRow
  }

  /// The pixels of a row to write.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (target + (y - rows.lowerBound) * targetStride).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies pixels of a row of one page.
  func copy(_ page: ShaderPixels, _ columns: Range<Int>, row y: Int) {
    guard !columns.isEmpty else { return }
    (row(y) + columns.lowerBound).update(
      from: page.row(y) + columns.lowerBound, count: columns.count)
  }

  /// Mixes pixels of a row of both pages; the weight is the second one's, of 256.
  func mix(_ weight: UInt16, _ columns: Range<Int>, row y: Int) {
    if weight == 0 { return copy(first, columns, row: y) }
    if weight >= 256 { return copy(second, columns, row: y) }
    let (a, b, result) = (first.row(y), second.row(y), row(y))
    let share = SIMD8<UInt16>(repeating: weight)
    var x = columns.lowerBound
    while x &+ 2 <= columns.upperBound {
      PixelPair(a + x).mixed(with: PixelPair(b + x), share).store(result + x)
      x &+= 2
    }
    guard x < columns.upperBound else { return }
    PixelPair(a[x], a[x]).mixed(with: PixelPair(b[x], b[x]), share).storeFirst(result + x)
  }

  /// All rows as one page shows them.
  func show(_ page: ShaderPixels) { for y in rows { copy(page, 0..<width, row: y) } }
}

/// The pixels of one page.
struct ShaderPixels {
  private let base: UnsafeRawPointer
  private let stride: Int
  /// The last place of a sample, in 256ths of a pixel: one with neighbours to all sides.
  private let lastX, lastY: Int32

  init(_ input: CIImageProcessorInput, width: Int, height: Int) {
    base = input.baseAddress
    stride = input.bytesPerRow
    lastX = Int32(width - 1) * 256 - 1
    lastY = Int32(height - 1) * 256 - 1
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    (base + y &* stride).assumingMemoryBound(to: UInt32.self)
  }

  /// The mean of the four pixels around a place, weighted by their distance; beyond the page's
  /// edges it is as at the edge. Places are in 256ths of a pixel, from the centre of the first.
  @inline(__always)
  func sample(_ x: Int32, _ y: Int32) -> SIMD4<UInt16> {
    let (x, y) = (max(0, min(lastX, x)), max(0, min(lastY, y)))
    let upper = base + (Int(y &>> 8) &* stride &+ Int(x &>> 8) &* 4)
    let pair = PixelPair(upper).mixed(
      with: PixelPair(upper + stride), SIMD8(repeating: UInt16(truncatingIfNeeded: y & 255)))
    let weight = SIMD4<UInt16>(repeating: UInt16(truncatingIfNeeded: x & 255))
    let (left, right) = (pair.channels.lowHalf, pair.channels.highHalf)
    return ((left &<< 8) &+ (right &- left) &* weight &+ 128) &>> 8
  }

  /// A sample of this page and one of another, mixed; the weight is the other one's, of 256.
  @inline(__always)
  func mixture(with other: ShaderPixels, _ x: Int32, _ y: Int32, _ weight: UInt16) -> UInt32 {
    if weight == 0 { return sample(x, y).pixel }
    if weight >= 256 { return other.sample(x, y).pixel }
    return sample(x, y).mixed(with: other.sample(x, y), weight).pixel
  }
}

/// Two pixels side by side, sixteen bits a channel.
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
  private init(channels: SIMD8<UInt16>) { self.channels = channels }

  /// Lane by lane, which the compiler turns into one instruction.
  @inline(__always)
  private static func widened(_ word: UInt64) -> SIMD8<UInt16> {
    let bytes = unsafeBitCast(word, to: SIMD8<UInt8>.self)
    return SIMD8<UInt16>(
      UInt16(bytes[0]), UInt16(bytes[1]), UInt16(bytes[2]), UInt16(bytes[3]), UInt16(bytes[4]),
      UInt16(bytes[5]), UInt16(bytes[6]), UInt16(bytes[7]))
  }

  /// The weight is the other one's, of 256.
  @inline(__always)
  func mixed(with other: PixelPair, _ weight: SIMD8<UInt16>) -> PixelPair {
    PixelPair(
      channels: ((channels &<< 8) &+ (other.channels &- channels) &* weight &+ 128) &>> 8)
  }

  @inline(__always)
  private var word: UInt64 {
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

extension SIMD4<UInt16> {
  /// The weight is the other one's, of 256.
  @inline(__always)
  func mixed(with other: SIMD4<UInt16>, _ weight: UInt16) -> SIMD4<UInt16> {
    ((self &<< 8) &+ (other &- self) &* weight &+ 128) &>> 8
  }

  /// As a pixel.
  @inline(__always)
  var pixel: UInt32 {
    UInt32(self[0]) | UInt32(self[1]) &<< 8 | UInt32(self[2]) &<< 16 | UInt32(self[3]) &<< 24
  }
}

extension Double {
  /// 0 below 0, 1 above 1, and smooth between.
  var smoothed: Double {
    let t = Swift.min(Swift.max(self, 0), 1)
    return t * t * (3 - 2 * t)
  }
}

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
    first = ShaderPixels(inputs[0])
    second = ShaderPixels(inputs[1])
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

  /// Four pixels, each a mixture of a sample of either page.
  @inline(__always)
  func mixture(_ places: ShaderPlaces) -> SIMD4<UInt32> {
    let weights = places.weights
    if weights[0] | weights[1] | weights[2] | weights[3] == 0 {
      return first.samples(places).pixels
    }
    // None is more than 256.
    if weights[0] & weights[1] & weights[2] & weights[3] == 256 {
      return second.samples(places).pixels
    }
    return first.samples(places).mixed(with: second.samples(places), weights).pixels
  }

  /// Reads from memory what pixels need. Where neighbours come from other lines of the pages, the
  /// processor waits for many of them at once, and not for one after the other between the
  /// arithmetic.
  func fetch(_ places: UnsafePointer<ShaderPlaces>, count: Int) {
    var sum: UInt32 = 0
    for four in 0..<(count &+ 3) &>> 2 {
      let weights = places[four].weights
      if weights[0] < 256 { sum &+= first.touch(places[four]) }
      if weights[3] > 0 { sum &+= second.touch(places[four]) }
    }
    // The compiler does not know that time is never negative, and does not leave the reading out.
    if time < 0 { row(rows.lowerBound).pointee = sum }
  }

  /// Writes the first of four pixels, `count` of them at most.
  @inline(__always)
  func store(_ pixels: SIMD4<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int) {
    if count >= 4 {
      UnsafeMutableRawPointer(target).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
    } else {
      for lane in 0..<count { target[lane] = pixels[lane] }
    }
  }

  /// All rows as one page shows them.
  func show(_ page: ShaderPixels) { for y in rows { copy(page, 0..<width, row: y) } }
}

/// The pixels of one page.
struct ShaderPixels {
  private let base: UnsafeRawPointer
  private let stride: Int

  init(_ input: CIImageProcessorInput) {
    base = input.baseAddress
    stride = input.bytesPerRow
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    (base + y &* stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Reads a pixel below each second place.
  @inline(__always)
  func touch(_ places: ShaderPlaces) -> UInt32 {
    func pixel(_ lane: Int) -> UInt32 {
      row(Int(places.row[lane]) &+ 1)[Int(places.column[lane])]
    }
    return pixel(0) &+ pixel(2)
  }

  /// At each place the mean of the four pixels around it, weighted by their distance.
  @inline(__always)
  func samples(_ places: ShaderPlaces) -> FourPixels {
    let offsets =
      places.row &* SIMD4(repeating: Int32(truncatingIfNeeded: stride))
      &+ places.column &* 4
    @inline(__always)
    func column(_ lane: Int) -> SIMD8<UInt16> {
      let upper = base + Int(offsets[lane])
      let weight = SIMD4(repeating: places.weightY[lane])
      return PixelPair(upper).mixed(
        with: PixelPair(upper + stride), unsafeBitCast(weight, to: SIMD8<UInt16>.self)
      ).channels
    }
    @inline(__always)
    func pair(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ first: Int32, _ second: Int32)
      -> PixelPair
    {
      let weights = SIMD4(first, first, second, second)
      return PixelPair(channels: SIMD8(lowHalf: a.lowHalf, highHalf: b.lowHalf)).mixed(
        with: PixelPair(channels: SIMD8(lowHalf: a.highHalf, highHalf: b.highHalf)),
        unsafeBitCast(weights, to: SIMD8<UInt16>.self))
    }
    let weights = places.weightX
    return FourPixels(
      first: pair(column(0), column(1), weights[0], weights[1]),
      second: pair(column(2), column(3), weights[2], weights[3]))
  }
}

/// Four places in a page: the pixel up and left of each, and the weights of its neighbours, of 256,
/// twice in each lane.
struct ShaderPlaces {
  let column, row, weightX, weightY: SIMD4<Int32>
  /// The second page's shares, of 256.
  let weights: SIMD4<Int32>

  /// - Parameters:
  ///   - u: in 256ths of a pixel, from the centre of the first; `v` downwards. Beyond the page's
  ///     edges it is as at the edge, where samples have neighbours to all sides.
  @inline(__always)
  init(
    _ u: SIMD4<Float>, _ v: SIMD4<Float>, _ weights: SIMD4<Int32>, _ pages: ShaderPages
  ) {
    var (u, v) = (u, v)
    u.clamp(from: 0, to: Float((pages.width &- 1) &* 256 &- 1))
    v.clamp(from: 0, to: Float((pages.height &- 1) &* 256 &- 1))
    let (x, y) = (u.whole, v.whole)
    (column, row) = (x &>> 8, y &>> 8)
    weightX = (x & 255) | ((x & 255) &<< 16)
    weightY = (y & 255) | ((y & 255) &<< 16)
    self.weights = weights
  }
}

/// Four pixels, sixteen bits a channel.
struct FourPixels {
  let first, second: PixelPair

  /// The weights are the other ones', of 256.
  @inline(__always)
  func mixed(with other: FourPixels, _ weights: SIMD4<Int32>) -> FourPixels {
    let twice = weights | (weights &<< 16)
    func weight(_ first: Int32, _ second: Int32) -> SIMD8<UInt16> {
      unsafeBitCast(SIMD4(first, first, second, second), to: SIMD8<UInt16>.self)
    }
    return FourPixels(
      first: first.mixed(with: other.first, weight(twice[0], twice[1])),
      second: second.mixed(with: other.second, weight(twice[2], twice[3])))
  }

  @inline(__always)
  var pixels: SIMD4<UInt32> {
    unsafeBitCast(SIMD2(first.word, second.word), to: SIMD4<UInt32>.self)
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
  init(channels: SIMD8<UInt16>) { self.channels = channels }

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

  /// As two pixels.
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
  /// 0 below 0, 1 above 1, and smooth between.
  var smoothed: Double {
    let t = Swift.min(Swift.max(self, 0), 1)
    return t * t * (3 - 2 * t)
  }
}

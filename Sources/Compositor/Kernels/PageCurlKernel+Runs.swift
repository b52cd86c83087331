internal import CPixelKernels
internal import CoreGraphics

/// The parts of a sheet that lie on its inside and take the time: several pixels at once.
extension PageCurlKernel {
  // MARK: Lying on its front

  /// The pixels of a row on which the inside of the sheet's back lies.
  func lyingSpan(y: Float, from first: Float) -> Range<Int> {
    let map = backMap(y: y, from: first)
    let across = Self.steps(map.u, map.du, insideX)
    let down = Self.steps(map.v, map.dv, insideY)
    let sheet = Self.steps(Double(first), Double(roll.dx), 0...1e9)
    let low = max(0, across.low, down.low, sheet.low).rounded(.up) + 1
    let high = min(Double(width) - 1, across.high, down.high, sheet.high).rounded(.down) - 1
    guard low < high else { return 0..<0 }
    return Int(low)..<Int(high) + 1
  }

  /// Paints pixels of that span.
  func paint(
    lying span: Range<Int>, y: Float, from first: Float, _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let map = backMap(y: y, from: first)
    let one = 4_294_967_296.0
    let (du, dv) = (Int(map.du * one), Int(map.dv * one))
    let (u, v) = (Int((map.u - 0.5) * one), Int((map.v - 0.5) * one))
    let shadow = Self.underSheet * roll.shadowStrength
    let dimmed = Self.limited(SIMD4(repeating: (1 - shadow) * 255 + 0.5))
    let light = Self.light(dimmed[0], dimmed[0])
    var x = span.lowerBound
    while x < span.upperBound {
      // An odd one at the end is done twice.
      let next = min(x &+ 1, span.upperBound &- 1)
      let place = Self.point(u &+ x &* du, v &+ x &* dv)
      // The target's next row shows the row above.
      fetch_ahead(address(column: place.column, row: place.row &- 1))
      let back = back(place, Self.point(u &+ next &* du, v &+ next &* dv))
      let flat = SIMD2(source[x], source[next])
      let front = SIMD8<UInt16>(widening: unsafeBitCast(flat, to: SIMD8<UInt8>.self))
      let pair = Self.over(back, (front &* light).dividedBy255)
      target[x] = pair[0]
      target[next] = pair[1]
      x &+= 2
    }
  }

  /// Where a row's pixels show the sheet's back from: at x = 0, and how that changes with x.
  private func backMap(y: Float, from first: Float) -> (
    u: Double, v: Double, du: Double, dv: Double
  ) {
    let (dx, dy) = (Double(roll.dx), Double(roll.dy))
    let shift = -Double.pi * Double(roll.radius) - 2 * Double(first)
    return (0.5 + shift * dx, Double(y) + shift * dy, 1 - 2 * dx * dx, -2 * dx * dy)
  }

  /// For which x a line stays within limits.
  private static func steps(
    _ start: Double, _ slope: Double, _ limits: ClosedRange<Double>
  ) -> (low: Double, high: Double) {
    if abs(slope) < 1e-9 { return limits.contains(start) ? (-1e9, 1e9) : (1e9, -1e9) }
    let (a, b) = ((limits.lowerBound - start) / slope, (limits.upperBound - start) / slope)
    return (min(a, b), max(a, b))
  }

  /// Where all four neighbours of a sample are pixels on the page.
  private var insideX: ClosedRange<Double> {
    Self.inside(left, right, count: source.width)
  }

  private var insideY: ClosedRange<Double> {
    Self.inside(top, bottom, count: source.height)
  }

  static func inside(_ low: Float, _ high: Float, count: Int) -> ClosedRange<Double> {
    // With something to spare for rounding.
    let first = max(Double(low), 0) + 0.75
    return first...max(first, min(Double(high), Double(count)) - 1.75)
  }

  // MARK: On the roll

  /// The pixels of a row that the roll covers.
  func rolledSpan(from first: Float) -> Range<Int> {
    let span = Self.steps(Double(first), Double(roll.dx), -Double(roll.radius) * 0.999...(-0.01))
    let low = max(0, span.low).rounded(.up)
    let high = min(Double(width) - 1, span.high).rounded(.down)
    return low < high ? Int(low)..<Int(high) + 1 : 0..<0
  }

  /// Paints four pixels of that span; false, and nothing painted, where one is not all inside.
  func paint(
    rolled x: Int, y: Float, from first: Float, _ target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let radius = roll.radius
    let fx = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    let h = fx * roll.dx + first
    let sine = h * (-1 / radius)
    let angle = Self.arcsine(sine)
    let shade = square_roots(1 - sine * sine) * (1 - Self.darkest) + Self.darkest
    let lower = -angle * radius - h
    let upper = (angle - .pi) * radius - h
    let frontX = fx + lower * roll.dx + 0.5
    let frontY = lower * roll.dy + y
    let backX = fx + upper * roll.dx + 0.5
    let backY = upper * roll.dy + y
    guard
      SIMD4.areAll(frontX, backX, within: insideFloatX, and: frontY, backY, within: insideFloatY)
    else { return false }
    let frontU = Self.fixed(frontX)
    let frontV = Self.fixed(frontY)
    let backU = Self.fixed(backX)
    let backV = Self.fixed(backY)
    let shadow = Self.underSheet * roll.shadowStrength
    let printLight = Self.limited(shade * ((1 - shadow) * 255) + 0.5)
    let paperLight = Self.limited(shade * 255 + 0.5)
    // The target's next row shows the row below of the front, and of the back the one above.
    fetch(frontU[0], frontV[0], rows: 2)
    fetch(frontU[3], frontV[3], rows: 2)
    fetch(backU[0], backV[0], rows: -1)
    fetch(backU[3], backV[3], rows: -1)
    @inline(__always)
    func paintPair(_ a: Int, _ b: Int) {
      let front = Sampler.pair(
        Self.point(frontU[a], frontV[a]), Self.point(frontU[b], frontV[b]),
        UnsafeRawPointer(source.base), source.bytesPerRow)
      let below = (front &* Self.light(printLight[a], printLight[b])).dividedBy255
      let back = back(
        Self.point(backU[a], backV[a]), Self.point(backU[b], backV[b]),
        light: Self.light(paperLight[a], paperLight[b]))
      let pair = Self.over(back, below)
      target[x &+ a] = pair[0]
      target[x &+ b] = pair[1]
    }
    paintPair(0, 1)
    paintPair(2, 3)
    return true
  }

  @inline(__always)
  private func address(column: Int, row: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(source.base) + (row &* source.bytesPerRow &+ column &* 4)
  }

  /// Asks for the memory of a pixel some rows below a position in 256ths.
  @inline(__always)
  private func fetch(_ u: Int32, _ v: Int32, rows: Int) {
    fetch_ahead(address(column: Int(u &>> 8), row: Int(v &>> 8) &+ rows))
  }

  /// The arc sine from 0 to 1, to 2e-8: Abramowitz and Stegun, 4.4.46.
  @inline(__always)
  private static func arcsine(_ s: SIMD4<Float>) -> SIMD4<Float> {
    var sum = s * -0.001_262_491_1 + 0.006_670_090_1
    sum = sum * s - 0.017_088_125_6
    sum = sum * s + 0.030_891_881_0
    sum = sum * s - 0.050_174_304_6
    sum = sum * s + 0.088_978_987_4
    sum = sum * s - 0.214_598_801_6
    sum = sum * s + 1.570_796_305_0
    return .pi / 2 - square_roots(1 - s) * sum
  }

  // MARK: In shadow

  /// Paints four pixels beside the sheet, on what lies flat or where nothing is left; false, and
  /// nothing painted, where one of them shows more than that.
  func paint(
    shadowed x: Int, y: Float, from first: Float, _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let fx = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    let h = fx * roll.dx + first
    let place = UnsafeMutableRawPointer(target + x)
    if SIMD4.areAllPositive(-roll.radius - h) {
      let shift = h * -1 - .pi / 2 * roll.radius
      let far = distance(fx + shift * roll.dx + 0.5, shift * roll.dy + y)
      let ends = nearness(far)
      let near = nearness(h * -1 - roll.radius)
      let strength = near * near * ends * (Self.underRoll * roll.shadowStrength * 255)
      place.storeBytes(of: Self.bytes(strength) &<< 24, as: SIMD4<UInt32>.self)
      return true
    }
    guard SIMD4.areAllPositive(h) else { return false }
    let shift = h * -2 - .pi * roll.radius
    let far = distance(fx + shift * roll.dx + 0.5, shift * roll.dy + y)
    guard SIMD4.areAllNegative(1 - far) else { return false }
    let near = nearness(far)
    let light = 255 - near * near * (Self.underSheet * roll.shadowStrength * 255)
    let flat = UnsafeRawPointer(source + x).loadUnaligned(as: SIMD4<UInt32>.self)
    place.storeBytes(of: Self.lit(flat, Self.bytes(light)), as: SIMD4<UInt32>.self)
    return true
  }

  /// How far outside of the page points lie.
  @inline(__always)
  private func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    Self.outside(x, left, right) + Self.outside(y, top, bottom)
  }

  @inline(__always)
  private static func outside(_ value: SIMD4<Float>, _ low: Float, _ high: Float) -> SIMD4<Float> {
    (low - value).positivePart + (value - high).positivePart
  }

  /// 1 at what casts a shadow, 0 where the shadow ends.
  @inline(__always)
  private func nearness(_ distance: SIMD4<Float>) -> SIMD4<Float> {
    (distance * (-1 / roll.shadowLength) + 1).positivePart
  }

  /// The nearest whole numbers, of numbers from 0 to 255.
  @inline(__always)
  private static func bytes(_ value: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(value + 8_388_608, to: SIMD4<UInt32>.self) & 255
  }

  /// Four pixels, each times its light in 255ths; their opacity stays.
  @inline(__always)
  private static func lit(_ pixels: SIMD4<UInt32>, _ light: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let words = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    let blueRed = (words & 255) &* unsafeBitCast(light | light &<< 16, to: SIMD8<UInt16>.self)
    let greenAlpha = (words &>> 8) &* unsafeBitCast(light | 0x00FF_0000, to: SIMD8<UInt16>.self)
    let result = blueRed.dividedBy255 | greenAlpha.dividedBy255 &<< 8
    return unsafeBitCast(result, to: SIMD4<UInt32>.self)
  }

  // MARK: Pixels

  /// Positions of four pixels' centres in 256ths; none is negative.
  @inline(__always)
  private static func fixed(_ position: SIMD4<Float>) -> SIMD4<Int32> {
    // At this size a Float's last bit is a whole number: adding it rounds, and the bits are it.
    let magic: Float = 12_582_912
    let bits = unsafeBitCast(position * 256 + (magic - 128), to: SIMD4<Int32>.self)
    return bits &- Int32(bitPattern: magic.bitPattern)
  }

  @inline(__always)
  private static func point(_ u: Int32, _ v: Int32) -> SamplePoint {
    SamplePoint(
      column: Int(u &>> 8), row: Int(v &>> 8), weightX: UInt16(truncatingIfNeeded: u & 255),
      weightY: UInt16(truncatingIfNeeded: v & 255))
  }

  /// From positions with 32 bits behind the point.
  @inline(__always)
  private static func point(_ u: Int, _ v: Int) -> SamplePoint {
    SamplePoint(
      column: u &>> 32, row: v &>> 32, weightX: UInt16(truncatingIfNeeded: (u &>> 24) & 255),
      weightY: UInt16(truncatingIfNeeded: (v &>> 24) & 255))
  }

  /// What two pixels' colours are multiplied by, their opacity staying.
  @inline(__always)
  private static func light(_ first: UInt32, _ second: UInt32) -> SIMD8<UInt16> {
    let opaque: UInt32 = 255 << 16
    let lanes = SIMD4(first | first &<< 16, first | opaque, second | second &<< 16, second | opaque)
    return unsafeBitCast(lanes, to: SIMD8<UInt16>.self)
  }

  /// The whole numbers from 0 to 255 towards 0.
  @inline(__always)
  private static func limited(_ light: SIMD4<Float>) -> SIMD4<UInt32> {
    SIMD4(truncatingIfNeeded: whole_numbers(light.positivePart.atMost(SIMD4(repeating: 255))))
  }

  /// Two pixels of the paper's back.
  @inline(__always)
  private func back(
    _ first: SamplePoint, _ second: SamplePoint,
    light: SIMD8<UInt16> = SIMD8(repeating: 255)
  ) -> SIMD8<UInt16> {
    let sample = Sampler.pair(first, second, UnsafeRawPointer(source.base), source.bytesPerRow)
    let white = (Self.alphas(sample) &* UInt16(255 - Self.print)).dividedBy255
    let paper = (sample &* UInt16(Self.print)).dividedBy255 &+ white
    return ((paper &* light).dividedBy255 &* UInt16(Self.paper)).dividedBy255
  }

  @inline(__always)
  private static func over(_ source: SIMD8<UInt16>, _ target: SIMD8<UInt16>) -> SIMD2<UInt32> {
    let rest = 255 &- alphas(source)
    let result = source &+ (target &* rest).dividedBy255
    return unsafeBitCast(result.bytes, to: SIMD2<UInt32>.self)
  }

  @inline(__always)
  private static func alphas(_ pixels: SIMD8<UInt16>) -> SIMD8<UInt16> {
    SIMD8(lowHalf: SIMD4(repeating: pixels[3]), highHalf: SIMD4(repeating: pixels[7]))
  }
}

import CoreGraphics
import Testing

/// Coverage that is blended without Cairo: each byte is the nearest to the exact result of each
/// product, as pixman's are.
struct CoverageTargetTests {
  /// A product of two bytes where 255 is one, to the nearest byte.
  private func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }

  private func blended(_ ink: UInt32, over pixel: UInt32, through amount: UInt32) -> UInt32 {
    let clear = 255 - product(ink >> 24, amount)
    return (0..<4).reduce(0) { result, channel in
      let shift = UInt32(8 * channel)
      let sum =
        product(ink >> shift & 255, amount) + product(pixel >> shift & 255, clear)
      return result | min(sum, 255) << shift
    }
  }

  private func row(_ pixels: [UInt32]) throws -> CGContext {
    let context = try #require(CGContext(width: pixels.count, height: 1))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt32.self)
    for (index, pixel) in pixels.enumerated() { memory[index] = pixel }
    return context
  }

  private func pixels(_ context: CGContext) throws -> [UInt32] {
    let image = try #require(context.makeImage())
    return (0..<image.width).map { image.pixel(x: $0, y: 0) }
  }

  private static let below: [UInt32] = [
    0, 0xFF00_0000, 0xFFFF_FFFF, 0x8040_2010, 0xFF12_34AB, 0x0100_0001, 0x7F7F_7F7F,
  ]

  @Test(
    arguments: [
      (RGBA(red: 0, green: 0, blue: 0), 0xFF00_0000),
      (RGBA(red: 1, green: 1, blue: 1), 0xFFFF_FFFF),
      // Half of 65,535, rounded, has 0x80 as its upper byte.
      (RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), 0x8080_0000),
      (RGBA(red: 0, green: 1, blue: 0, alpha: 0), 0),
    ] as [(RGBA, UInt32)])
  func eachAmountOfCoverageIsBlendedExactly(_ color: RGBA, _ ink: UInt32) throws {
    for amount in 0...255 as ClosedRange<UInt32> {
      let context = try row(Self.below)
      context.fillColor = color
      let target = try #require(CoverageTarget(context))
      target.paint(
        [UInt8](repeating: UInt8(amount), count: 7), stride: 7,
        over: PixelRect(x: 0, y: 0, width: 7, height: 1))
      target.finish()
      #expect(
        try pixels(context) == Self.below.map { blended(ink, over: $0, through: amount) },
        "\(amount)")
    }
  }

  @Test func onlyWhatLiesInTheClipIsPainted() throws {
    for x in -9...9 {
      for width in 1...9 {
        let context = try row([UInt32](repeating: 0xFFFF_FFFF, count: 8))
        context.clip(to: CGRect(x: 1, y: 0, width: 6, height: 1))
        let target = try #require(CoverageTarget(context))
        target.paint(
          [UInt8](repeating: 255, count: 9), stride: 9,
          over: PixelRect(x: x, y: 0, width: width, height: 1))
        target.finish()
        let expected = (0..<8).map { column -> UInt32 in
          (1..<7).contains(column) && (x..<x + width).contains(column) ? 0xFF00_0000 : 0xFFFF_FFFF
        }
        #expect(try pixels(context) == expected, "\(width) pixels at \(x)")
      }
    }
  }

  @Test func whatIsNotPlainIsLeftToCairo() throws {
    let plain = try row([0, 0])
    #expect(CoverageTarget(plain) != nil)
    plain.setBlendMode(.multiply)
    #expect(CoverageTarget(plain) == nil)
    let clipped = try row([0, 0])
    clipped.clip(to: CGRect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(CoverageTarget(clipped) == nil)
    let turned = try row([0, 0])
    turned.scaleBy(x: 0, y: 0)
    #expect(CoverageTarget(turned) == nil)
  }
}

import CoreGraphics
import Foundation
import Testing

/// Bitmaps in the layouts that programs choose. The expected bytes follow from the names of the
/// layouts: alpha first or last, and the order of the bytes in a word. y points up in these
/// bitmaps, whose memory begins with the top row.
@MainActor
struct BitmapFormatTests {
  private static let rgb = CGColorSpaceCreateDeviceRGB()
  private static let gray = CGColorSpaceCreateDeviceGray()

  /// The bytes of a bitmap of 2 × 1 pixels, of which the left one is drawn in a colour.
  private func bytes(
    _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [],
    bytesPerPixel: Int = 4, color: CGColor
  ) throws -> [UInt8] {
    var memory = [UInt8](repeating: 0, count: 2 * bytesPerPixel)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 1, bitsPerComponent: 8,
          bytesPerRow: 2 * bytesPerPixel, space: space,
          bitmapInfo: alpha.rawValue | order.rawValue))
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return memory
  }

  /// Red 1, green 0.4, blue 0.2 with alpha 0.6: 153, 61, 31 and 153 of 255, multiplied.
  private static let color = CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 0.6)
  /// Without alpha: 255, 102, 51.
  private static let solid = CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo(), [153, 61, 31, 153]),
      (.premultipliedLast, .byteOrder32Big, [153, 61, 31, 153]),
      (.premultipliedLast, .byteOrder32Little, [153, 31, 61, 153]),
      (.premultipliedFirst, [], [153, 153, 61, 31]),
      (.premultipliedFirst, .byteOrder32Big, [153, 153, 61, 31]),
      (.premultipliedFirst, .byteOrder32Little, [31, 61, 153, 153]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func coloursWithAlphaLieInTheOrderOfTheLayout(
    alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
  ) throws {
    let found = try bytes(Self.rgb, alpha, order, color: Self.color)
    #expect(Array(found[4...]) == [0, 0, 0, 0], "what is not drawn is transparent")
    for (value, wanted) in zip(found, expected) { #expect(abs(Int(value) - Int(wanted)) <= 1) }
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.noneSkipLast, CGBitmapInfo(), [255, 102, 51, nil]),
      (.noneSkipLast, .byteOrder32Little, [nil, 51, 102, 255]),
      (.noneSkipFirst, [], [nil, 255, 102, 51]),
      (.noneSkipFirst, .byteOrder32Little, [51, 102, 255, nil]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8?])])
  func opaqueColoursHaveAByteThatMeansNothing(
    alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8?]
  ) throws {
    let found = try bytes(Self.rgb, alpha, order, color: Self.solid)
    for (value, wanted) in zip(found, expected) {
      if let wanted { #expect(abs(Int(value) - Int(wanted)) <= 1) }
    }
  }

  /// Pixels that are not drawn on are not written, not even the byte that means nothing.
  @Test func onlyThePixelsThatAreDrawnOnAreWritten() throws {
    var memory = [UInt8](repeating: 7, count: 8 * 8 * 4)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
          space: Self.rgb, bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
      context.setFillColor(.red)
      context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 7, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.restoreGState()
    }
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let first = (y * 8 + x) * 4
      return Array(memory[first..<first + 4])
    }
    #expect(pixel(3, 4).prefix(3) == [255, 0, 0] && pixel(0, 0).prefix(3) == [255, 0, 0])
    for (x, y) in [(7, 0), (0, 7), (6, 4), (3, 1), (3, 7)] {
      #expect(pixel(x, y) == [7, 7, 7, 7], "\(x), \(y)")
    }
  }

  /// 0.3 of red, 0.59 of green and 0.11 of blue.
  @Test func greyIsTheWeightedSumOfTheColours() throws {
    let colors: [(CGColor, Double)] = [
      (.red, 0.3), (.green, 0.59), (.blue, 0.11), (CGColor(gray: 0.5, alpha: 1), 0.5),
      (CGColor(gray: 1, alpha: 0.5), 0.5),
    ]
    for (color, expected) in colors {
      let found = try bytes(Self.gray, .none, bytesPerPixel: 1, color: color)
      #expect(abs(Double(found[0]) - expected * 255) <= 1 && found[1] == 0)
    }
  }

  /// Grey is what later colours mix with, not the colours that it was made of: blue times the grey
  /// of red, 77, is a blue of 77, and its grey is 8. Blue times red would be black.
  @Test(arguments: [false, true]) func coloursMixWithTheGreyOfThoseBefore(isRead: Bool) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: Self.gray,
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    if isRead { #expect(context.data != nil) }
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setBlendMode(.multiply)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(abs(Int(bytes[0]) - 8) <= 1)
    let word = try #require(context.makeImage()).pixel(x: 0, y: 0)
    #expect(word == 0xFF00_0000 | UInt32(bytes[0]) * 0x01_0101, "an image of it is grey, too")
  }

  @Test func alphaAloneIsTheCoverage() throws {
    for space in [Self.gray, Self.rgb] {
      let found = try bytes(space, .alphaOnly, bytesPerPixel: 1, color: Self.color)
      #expect(found == [153, 0])
    }
  }

  /// The usual way to read a pixel: the image is drawn into four bytes.
  @Test func aPixelIsReadByDrawingIntoFourBytes() throws {
    let image = try picture(width: 4, height: 4) { context in
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setFillColor(.red)
      context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
    }
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = CGContext(
      data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: Self.rgb,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    withExtendedLifetime(context) {
      // One row lies above that pixel, and two lie below.
      context?.draw(image, in: CGRect(x: -2, y: -2, width: 4, height: 4))
    }
    #expect(pixel == [255, 0, 0, 255])
  }

  /// What a program writes to the memory is in the next image, and is drawn over.
  @Test func theProgramMayWriteTheMemoryItself() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: Self.rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.bytesPerRow == 12 && context.bitsPerPixel == 32)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // Blue at the right of the second row.
    (bytes[12 + 8 + 2], bytes[12 + 8 + 3]) = (255, 255)
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 2, y: 1) == 0xFF00_00FF && image.pixel(x: 0, y: 0) == 0)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    let mixed = (0..<4).map { Int(bytes[12 + 8 + $0]) }
    for (value, wanted) in zip(mixed, [128, 0, 127, 255]) { #expect(abs(value - wanted) <= 1) }
  }

  @Test func layersGradientsLinesAndClearingReachTheMemory() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 8, space: Self.gray,
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    func row(_ y: Int) -> [UInt8] { (0..<8).map { bytes[y * 8 + $0] } }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 7, width: 8, height: 1))
    context.endTransparencyLayer()
    #expect(row(0) == [UInt8](repeating: 255, count: 8))
    context.setStrokeColor(gray: 1, alpha: 1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 8, y: 5.5)])
    #expect(row(2) == [UInt8](repeating: 255, count: 8))
    let gradient = try #require(
      CGGradient(
        colorsSpace: Self.gray,
        colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], locations: [0, 1]))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 3, width: 8, height: 1))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
    context.restoreGState()
    for (x, value) in row(4).enumerated() {
      #expect(abs(Double(value) - (Double(x) + 0.5) / 8 * 255) <= 3)
    }
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 8))
    #expect(row(0) == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.floatComponents),
      (.premultipliedLast, .byteOrder16Little), (.last, []), (.first, []), (.none, []),
    ] as [(CGImageAlphaInfo, CGBitmapInfo)])
  func otherLayoutsAreRefusedWithOneWarning(alpha: CGImageAlphaInfo, order: CGBitmapInfo) {
    let warnings = Diagnostics.collecting {
      let context = CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: Self.rgb,
        bitmapInfo: alpha.rawValue | order.rawValue)
      #expect(context == nil)
    }
    #expect(warnings.count == 1 && warnings[0].contains("8 bits a component"), "\(warnings)")
  }

  @Test func rowsWithoutRoomAreRefusedWithOneWarning() {
    let warnings = Diagnostics.collecting {
      var bytes = [UInt8](repeating: 0, count: 16)
      let context = CGContext(
        data: &bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 7, space: Self.rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      #expect(context == nil)
    }
    #expect(warnings.count == 1 && warnings[0].contains("rows of 7 bytes"), "\(warnings)")
  }
}

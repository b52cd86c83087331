import CoreGraphics
import Foundation
import Testing

/// Clips that are images.
struct ClipMaskTests {
  private let samples: [UInt8] = [0, 64, 128, 255]
  private let row = CGRect(x: 2, y: 3, width: 4, height: 1)

  private func gray(_ samples: [UInt8]) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(samples) as CFData))
    return try #require(
      CGImage(
        width: samples.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: samples.count, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }

  private func imageMask(_ samples: [UInt8]) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(samples) as CFData))
    return try #require(
      CGImage(
        maskWidth: samples.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: samples.count, provider: provider, decode: nil, shouldInterpolate: false))
  }

  /// An image of alpha alone, as a context makes it.
  private func alpha(_ samples: [UInt8]) throws -> CGImage {
    try picture(width: samples.count, height: 1) { context in
      for (x, sample) in samples.enumerated() {
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: CGFloat(sample) / 255)
        context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
  }

  @Test func greyLetsThroughAsMuchAsItIsLight() throws {
    let mask = try gray(samples)
    let image = try picture { context in
      context.clip(to: row, mask: mask)
      context.setFillColor(.red)
      context.fill(.infinite)
    }
    #expect(image.alphas(inRow: 3) == [0, 0, 0, 64, 128, 255, 0, 0])
    #expect(image.pixel(x: 4, y: 3) == 0x8080_0000)
    #expect(image.inkedPixelCount == 3)
  }

  @Test func alphaLetsThroughAsMuchAsItIsOpaque() throws {
    let mask = try alpha(samples)
    let image = try picture { context in
      context.clip(to: row, mask: mask)
      context.setFillColor(.red)
      context.fill(.infinite)
    }
    #expect(image.alphas(inRow: 3) == [0, 0, 0, 64, 128, 255, 0, 0])
  }

  @Test func anImageMaskLetsThroughWhereItsSamplesAreLow() throws {
    let mask = try imageMask(samples)
    #expect(mask.isMask && mask.colorSpace == nil)
    let image = try picture { context in
      context.clip(to: row, mask: mask)
      context.setFillColor(.red)
      context.fill(.infinite)
    }
    #expect(image.alphas(inRow: 3) == [0, 0, 255, 191, 127, 0, 0, 0])
  }

  /// Two rows: the first one of the image lies at the greatest y, which here is below.
  @Test func theMaskLiesAsAnImageIsDrawn() throws {
    let mask = try picture(width: 1, height: 2) { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try picture(width: 1, height: 2) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: mask)
      context.fill(.infinite)
    }
    #expect(image.pixel(x: 0, y: 0) == 0 && image.pixel(x: 0, y: 1) == 0xFF00_0000)
  }

  /// Over blue, a share s of red is 255 s of red and 255 (1 − s) of blue, for any blend mode that
  /// would show red alone.
  @Test(arguments: [CGBlendMode.normal, .copy, .sourceAtop, .sourceIn])
  func whatTheMaskHoldsBackStays(mode: CGBlendMode) throws {
    let mask = try gray(samples)
    let image = try picture { context in
      context.setFillColor(.blue)
      context.fill(.infinite)
      context.clip(to: row, mask: mask)
      context.setBlendMode(mode)
      context.setFillColor(.red)
      context.fill(.infinite)
    }
    #expect(image.pixel(x: 2, y: 3) == 0xFF00_00FF)
    #expect(image.pixel(x: 3, y: 3) == 0xFF40_00BF)
    #expect(image.pixel(x: 4, y: 3) == 0xFF80_007F)
    #expect(image.pixel(x: 5, y: 3) == 0xFFFF_0000)
    #expect(image.pixel(x: 6, y: 3) == 0xFF00_00FF)
  }

  @Test func clearingLeavesWhatIsHeldBack() throws {
    let mask = try gray(samples)
    let image = try picture { context in
      context.fill(.infinite)
      context.clip(to: row, mask: mask)
      context.clear(.infinite)
    }
    #expect(image.alphas(inRow: 3) == [255, 255, 255, 191, 127, 0, 255, 255])
  }

  @Test func masksMultiply() throws {
    let mask = try gray([128])
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    let image = try picture(width: 1, height: 1) { context in
      context.clip(to: pixel, mask: mask)
      context.clip(to: pixel, mask: mask)
      context.fill(pixel)
    }
    // 128 · 128 / 255.
    #expect(image.pixel(x: 0, y: 0) == 0x4000_0000)
  }

  @Test func restoringTheStateEndsIt() throws {
    let mask = try gray([128])
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    let image = try picture(width: 1, height: 1) { context in
      context.saveGState()
      context.clip(to: pixel, mask: mask)
      context.restoreGState()
      context.fill(pixel)
    }
    #expect(image.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  /// What is in the layer is held back once, and not each drawing in it.
  @Test func aTransparencyLayerIsHeldBackAsAWhole() throws {
    let mask = try gray([128])
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    let image = try picture(width: 1, height: 1) { context in
      context.clip(to: pixel, mask: mask)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(pixel)
      context.fill(pixel)
      context.endTransparencyLayer()
    }
    #expect(image.pixel(x: 0, y: 0) == 0x8000_0000)
  }

  @Test func outOfTheRectangleNothingIsDrawn() throws {
    let mask = try gray(samples)
    let image = try picture { context in
      context.clip(to: CGRect(x: 20, y: 20, width: 4, height: 4), mask: mask)
      context.fill(.infinite)
    }
    #expect(image.inkedPixelCount == 0)
  }

  // MARK: Images

  @Test func anImageMaskIsPaintedInTheFillColor() throws {
    let mask = try imageMask(samples)
    let image = try picture { context in
      context.setFillColor(.green)
      context.draw(mask, in: row)
    }
    #expect(image.alphas(inRow: 3) == [0, 0, 255, 191, 127, 0, 0, 0])
    #expect(image.pixel(x: 2, y: 3) == 0xFF00_FF00)
  }

  @Test func aPartOfAnImageMaskHasItsSamples() throws {
    let part = try #require(
      try imageMask(samples).cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
    let data = try #require(part.dataProvider?.data)
    #expect(part.isMask)
    #expect([UInt8](data as Data).prefix(2) == [64, 128])
  }

  @Test func maskingFadesPixels() throws {
    let red = try picture(width: 4, height: 1, isOpaque: true) { context in
      context.setFillColor(.red)
      context.fill(.infinite)
    }
    let masked = try #require(red.masking(try gray(samples)))
    #expect(
      (0..<4).map { masked.pixel(x: $0, y: 0) } == [0, 0x4040_0000, 0x8080_0000, 0xFFFF_0000])
    let inverse = try #require(red.masking(try imageMask(samples)))
    #expect(inverse.alphas(inRow: 0) == [255, 191, 127, 0])
    #expect(try imageMask(samples).masking(red) == nil)
  }

  @Test func colorsInARangeBecomeTransparent() throws {
    let colors = try picture(width: 3, height: 1, isOpaque: true) { context in
      for (x, color) in [CGColor.red, .green, .blue].enumerated() {
        context.setFillColor(color)
        context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    let masked = try #require(
      colors.copy(maskingColorComponents: [0, 100, 200, 255, 0, 100]))
    #expect((0..<3).map { masked.pixel(x: $0, y: 0) } == [0xFFFF_0000, 0, 0xFF00_00FF])
    #expect(colors.copy(maskingColorComponents: [0, 100]) == nil)
    #expect(try alpha([255]).copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]) == nil)
    let grays = try #require(try gray(samples).copy(maskingColorComponents: [64, 128]))
    #expect(grays.alphas(inRow: 0) == [255, 0, 0, 255])
  }
}

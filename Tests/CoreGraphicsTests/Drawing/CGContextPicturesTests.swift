import CoreGraphics
import Testing

struct CGContextPicturesTests {
  /// Red above green, two by two pixels.
  private func flag() throws -> CGImage {
    try picture(width: 2, height: 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
  }

  /// Here y points down, so that the first row, which is red, is the lower one.
  @Test func anImageIsExactAtItsOwnSizeWithItsFirstRowAtTheGreatestY() throws {
    let flag = try flag()
    let image = try picture { $0.draw(flag, in: CGRect(x: 3, y: 4, width: 2, height: 2)) }
    #expect(image.inkedPixelCount == 4)
    #expect(image.pixel(x: 3, y: 4) == 0xFF00_FF00)
    #expect(image.pixel(x: 4, y: 5) == 0xFFFF_0000)
  }

  @Test func aNegativeSizeIsTheSamePlace() throws {
    let flag = try flag()
    let image = try picture { $0.draw(flag, in: CGRect(x: 5, y: 6, width: -2, height: -2)) }
    #expect(image.pixel(x: 3, y: 4) == 0xFF00_FF00 && image.inkedPixelCount == 4)
  }

  @Test func enlargedImagesKeepFullEdges() throws {
    let flag = try flag()
    let smooth = try picture { $0.draw(flag, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect((0..<8).flatMap(smooth.alphas).allSatisfy { $0 == 255 })
    #expect(smooth.pixel(x: 0, y: 0) == 0xFF00_FF00 && smooth.pixel(x: 0, y: 7) == 0xFFFF_0000)
    let hard = try picture { context in
      context.interpolationQuality = .none
      context.draw(flag, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(hard.pixel(x: 0, y: 3) == 0xFF00_FF00 && hard.pixel(x: 0, y: 4) == 0xFFFF_0000)
  }

  @Test func anImageIsFadedByAlphaAndTiledOverTheClip() throws {
    let flag = try flag()
    let image = try picture { context in
      context.setAlpha(0.5)
      context.draw(flag, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    }
    #expect(image.inkedPixelCount == 64)
    #expect(image.pixel(x: 7, y: 7) == 0x8000_8000 && image.pixel(x: 0, y: 0) == 0x8080_0000)
  }

  @Test(arguments: [40, 7, 1, 0.01, 0.00001] as [CGFloat])
  func aTileOfAnySizeCoversTheClip(side: CGFloat) throws {
    let tile = try picture(width: 100, height: 100) { context in
      context.setFillColor(.blue)
      context.fill(.infinite)
    }
    let image = try picture(width: 256, height: 256) { context in
      context.draw(tile, in: CGRect(x: 3, y: 3, width: side, height: side), byTiling: true)
    }
    #expect(image.pixel(x: 0, y: 0) == 0xFF00_00FF)
    #expect(image.pixel(x: 255, y: 255) == 0xFF00_00FF)
  }

  @Test func aPartOfAnImageDrawsThatPartOnly() throws {
    let part = try #require(flag().cropping(to: CGRect(x: 0, y: 1, width: 2, height: 1)))
    let image = try picture { $0.draw(part, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(image.pixel(x: 4, y: 0) == 0xFF00_FF00)
  }

  private let fade = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [.black, .white], locations: [0, 1])

  @Test func aGradientGoesFromItsFirstColourToItsLast() throws {
    let fade = try #require(fade)
    let image = try picture(width: 256, height: 1) { context in
      context.drawLinearGradient(
        fade, start: .zero, end: CGPoint(x: 256, y: 0), options: [])
    }
    let values = (0..<256).map { Int(image.pixel(x: $0, y: 0) & 0xFF) }
    #expect(values[0] <= 1 && values[255] >= 254)
    #expect((127...129).contains(values[128]))
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(
    arguments: [
      ([], [0, 255, 255, 0]),
      (.drawsBeforeStartLocation, [255, 255, 255, 0]),
      (.drawsAfterEndLocation, [0, 255, 255, 255]),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], [255, 255, 255, 255]),
    ] as [(CGGradientDrawingOptions, [Int])])
  func aGradientExtendsBeyondItsEndsOnlyWithTheOption(
    options: CGGradientDrawingOptions, alphas: [Int]
  ) throws {
    let fade = try #require(fade)
    let image = try picture(width: 16, height: 1) { context in
      context.drawLinearGradient(
        fade, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), options: options)
    }
    let row = image.alphas(inRow: 0)
    #expect([row[2], row[5], row[10], row[13]] == alphas)
  }

  @Test func aRadialGradientIsRound() throws {
    let fade = try #require(fade)
    let image = try picture(width: 32, height: 32) { context in
      context.drawRadialGradient(
        fade, startCenter: CGPoint(x: 16, y: 16), startRadius: 0,
        endCenter: CGPoint(x: 16, y: 16), endRadius: 12, options: [])
    }
    #expect(image.pixel(x: 16, y: 16) & 0xFF < 24)
    #expect(image.pixel(x: 26, y: 16) & 0xFF > 200)
    #expect(image.pixel(x: 1, y: 1) == 0)
  }

  @Test func aLayerIsFadedAsOne() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 8))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 3, y: 0, width: 5, height: 8))
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.fill(CGRect(x: 0, y: 7, width: 1, height: 1))
    }
    #expect(image.pixel(x: 4, y: 0) == 0x8000_0080)
    #expect(image.pixel(x: 0, y: 0) == 0x8080_0000)
    #expect(image.pixel(x: 0, y: 7) == 0xFF00_0000, "the colours of before are back")
  }

  @Test func aLayerInARectangleIsClippedToIt() throws {
    let image = try picture { context in
      context.translateBy(x: 1, y: 1)
      context.beginTransparencyLayer(
        in: CGRect(x: 0, y: 0, width: 2, height: 2), auxiliaryInfo: nil)
      context.fill(.infinite)
      context.endTransparencyLayer()
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    }
    #expect(image.inkedPixelCount == 5 && image.pixel(x: 1, y: 1) == 0xFF00_0000)
  }

  /// The circles are painted from the first to the last, as PDF has it: two of one size make a tube
  /// that is closed at both ends.
  @Test func aRadialGradientThatIsNotExtendedHasItsLastCircle() throws {
    let fade = try #require(fade)
    let image = try picture(width: 80, height: 40) { context in
      context.drawRadialGradient(
        fade, startCenter: CGPoint(x: 20, y: 20), startRadius: 10,
        endCenter: CGPoint(x: 60, y: 20), endRadius: 10, options: [])
    }
    let alphas = image.alphas(inRow: 20)
    #expect(alphas[11..<69].allSatisfy { $0 == 255 })
    #expect(alphas[..<9].allSatisfy { $0 == 0 } && alphas[71...].allSatisfy { $0 == 0 })
  }
}

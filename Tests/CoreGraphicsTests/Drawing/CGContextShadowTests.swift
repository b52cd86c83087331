import CoreGraphics
import Testing

struct CGContextShadowTests {
  /// A square of 4 × 4 pixels at (2, 2), filled in blue.
  private func fillSquare(_ context: CGContext) {
    context.setFillColor(.blue)
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
  }

  @Test func aSharpShadowIsTheShapeBesideItself() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: CGSize(width: 6, height: 3), blur: 0, color: .red)
      fillSquare(context)
    }
    #expect(image.pixel(x: 2, y: 2) == 0xFF00_00FF && image.pixel(x: 5, y: 5) == 0xFF00_00FF)
    #expect(image.pixel(x: 8, y: 5) == 0xFFFF_0000 && image.pixel(x: 11, y: 8) == 0xFFFF_0000)
    #expect(image.inkedPixelCount == 32)
  }

  @Test func theShadowIsBelowTheShape() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .red)
      fillSquare(context)
    }
    #expect(image.pixel(x: 5, y: 3) == 0xFF00_00FF && image.pixel(x: 6, y: 3) == 0xFFFF_0000)
  }

  /// Black with an opacity of a third: 85 of 255.
  @Test func withoutAColorItIsAThirdOfBlack() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0)
      fillSquare(context)
    }
    #expect(image.pixel(x: 9, y: 3) == 0x5500_0000)
  }

  @Test func onlyTheScaleOfTheContextChangesTheOffset() throws {
    let image = try picture(width: 32, height: 32, scale: 2) { context in
      context.translateBy(x: 0, y: 1)
      context.scaleBy(x: 0.5, y: 0.5)
      context.setShadow(offset: CGSize(width: 6, height: 3), blur: 0, color: .red)
      fillSquare(context)
    }
    // The square is at (2, 4) in pixels, and 12 to the right and 6 down from there.
    #expect(image.pixel(x: 2, y: 4) == 0xFF00_00FF)
    #expect(image.pixel(x: 14, y: 10) == 0xFFFF_0000 && image.pixel(x: 17, y: 13) == 0xFFFF_0000)
    #expect(image.inkedPixelCount == 32)
  }

  /// Across a long straight edge the coverage is the normal distribution's integral, with half the
  /// blur as its standard deviation: 50 %, and 15.87 % and 2.28 % one and two deviations outside.
  @Test(arguments: [1, 2] as [CGFloat])
  func aBlurIsAGaussianOfHalfItsSize(scale: CGFloat) throws {
    let size = 200
    let image = try picture(width: size, height: size, scale: scale) { context in
      context.setShadow(
        offset: CGSize(width: CGFloat(size) / scale, height: 0), blur: 16 / scale, color: .red)
      context.fill(CGRect(x: -500, y: -500, width: 500 + 100 / scale - 200 / scale, height: 1000))
    }
    let alphas = image.alphas(inRow: 100).map { Double($0) / 255 }
    for (distance, coverage) in [(-16, 0.977), (-8, 0.841), (0, 0.5), (8, 0.159), (16, 0.023)] {
      let x = 100 + distance
      // Between two pixels.
      #expect(abs((alphas[x - 1] + alphas[x]) / 2 - coverage) < 0.012, "\(distance)")
    }
    #expect(alphas[0] == 1 && alphas[199] == 0)
  }

  @Test func aShapeOutsideOfTheClipAndTheBitmapCastsItsShadowIntoThem() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.clip(to: CGRect(x: 8, y: 0, width: 8, height: 16))
      context.setShadow(offset: CGSize(width: 7, height: 0), blur: 0, color: .red)
      fillSquare(context)
      context.setShadow(offset: CGSize(width: 110, height: 110), blur: 0, color: .green)
      context.fill(CGRect(x: -100, y: -100, width: 2, height: 2))
    }
    #expect(image.alphas(inRow: 2).prefix(8) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(image.pixel(x: 9, y: 2) == 0xFFFF_0000)
    #expect(image.pixel(x: 10, y: 10) == 0xFF00_FF00 && image.pixel(x: 11, y: 11) == 0xFF00_FF00)
    #expect(image.inkedPixelCount == 20)
  }

  @Test func theOpacityOfWhatIsDrawnIsThatOfItsShadow() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .red)
      fillSquare(context)
    }
    #expect(image.pixel(x: 9, y: 3) == 0x8080_0000)
  }

  @Test func linesAndImagesCastShadows() throws {
    let dot = try picture(width: 2, height: 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2)) }
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: .red)
      context.draw(dot, in: CGRect(x: 1, y: 1, width: 2, height: 2))
      context.setStrokeColor(.blue)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 1, y: 8), CGPoint(x: 4, y: 8)])
    }
    #expect(image.pixel(x: 9, y: 1) == 0xFFFF_0000 && image.pixel(x: 10, y: 1) == 0)
    #expect(image.pixel(x: 9, y: 7) == 0xFFFF_0000 && image.pixel(x: 11, y: 8) == 0xFFFF_0000)
    #expect(image.inkedPixelCount == 2 + 2 + 6 + 6)
  }

  /// Two shapes that overlap cast one shadow, without the darker part where theirs would overlap.
  @Test func aTransparencyLayerCastsOneShadow() throws {
    let image = try picture(width: 20, height: 16) { context in
      context.setShadow(
        offset: CGSize(width: 10, height: 0), blur: 0,
        color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      fillSquare(context)
      context.fill(CGRect(x: 4, y: 2, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    #expect(image.alphas(inRow: 3)[12..<18].allSatisfy { $0 == 128 })
    #expect(image.alphas(inRow: 3)[2..<8].allSatisfy { $0 == 255 })
    #expect(image.inkedPixelCount == 48)
  }

  /// The rectangle is for what is in the layer.
  @Test func theRectangleOfALayerDoesNotClipItsShadow() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .red)
      let rect = CGRect(x: 2, y: 2, width: 4, height: 4)
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      context.setFillColor(.blue)
      context.fill(rect.insetBy(dx: -1, dy: -1))
      context.endTransparencyLayer()
    }
    #expect(image.pixel(x: 3, y: 3) == 0xFF00_00FF && image.pixel(x: 9, y: 3) == 0xFFFF_0000)
    #expect(image.inkedPixelCount == 32)
  }

  /// Without the parts before its start and after its end a gradient is a band.
  @Test func aGradientCastsItsShadow() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.blue, CGColor.blue] as CFArray, locations: nil))
    let image = try picture(width: 16, height: 4) { context in
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .red)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: [])
    }
    #expect(image.pixel(x: 4, y: 2) == 0xFF00_00FF && image.pixel(x: 10, y: 2) == 0xFFFF_0000)
    #expect(image.pixel(x: 0, y: 2) == 0 && image.pixel(x: 14, y: 2) == 0)
  }

  /// In a bitmap of bytes red, green, blue, alpha, which Cairo does not draw into by itself. There
  /// y points up: the square is in the rows 10 to 13 from the top.
  @Test func itIsDrawnInOtherLayouts() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .red)
    fillSquare(context)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let pixel = { (x: Int) in (0..<4).map { bytes[12 * context.bytesPerRow + x * 4 + $0] } }
    #expect(
      pixel(3) == [0, 0, 255, 255] && pixel(9) == [255, 0, 0, 255] && pixel(13) == [0, 0, 0, 0])
  }

  @Test func restoringTheStateEndsIt() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 3)
      context.restoreGState()
      fillSquare(context)
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 3)
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 3, color: nil)
      fillSquare(context)
    }
    #expect(image.inkedPixelCount == 16)
  }

  /// Each is left out, or too far away to be seen.
  @Test(
    arguments: [
      (CGSize(width: CGFloat.nan, height: 0), 0), (CGSize(width: 0, height: -CGFloat.infinity), 3),
      (.zero, -1), (.zero, .infinity), (CGSize(width: 1e30, height: 0), 3),
      (CGSize(width: -5_000_000, height: 9e18), 1e30),
    ] as [(CGSize, CGFloat)])
  func impossibleShadowsLeaveTheShape(offset: CGSize, blur: CGFloat) throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: offset, blur: blur)
      fillSquare(context)
    }
    #expect(image.inkedPixelCount == 16 && image.pixel(x: 3, y: 3) == 0xFF00_00FF)
  }

  /// Its width times the miter limit is no number any more.
  @Test func theWidestLineCastsAShadow() throws {
    let image = try picture(width: 16, height: 16) { context in
      context.setShadow(offset: CGSize(width: 2, height: 2), blur: 1)
      context.setLineWidth(.greatestFiniteMagnitude)
      context.setStrokeColor(.blue)
      context.stroke(CGRect(x: 4, y: 4, width: 8, height: 8))
    }
    #expect(image.inkedPixelCount == 256)
  }
}

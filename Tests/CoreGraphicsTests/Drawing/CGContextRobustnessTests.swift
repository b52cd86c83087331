import CoreGraphics
import Testing

struct CGContextRobustnessTests {
  /// Whether the context can still draw.
  private func stillDraws(_ context: CGContext) -> Bool {
    context.setAlpha(1)
    context.setBlendMode(.normal)
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context.makeImage()?.pixel(x: 0, y: 0) == 0xFF00_FF00
  }

  @Test func restoringWithoutSavingDoesNotCrash() throws {
    let context = try #require(CGContext(width: 4, height: 4))
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(stillDraws(context))
  }

  @Test func aLayerCannotBeRestoredAcross() throws {
    let context = try #require(CGContext(width: 4, height: 4))
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.endTransparencyLayer()
    context.restoreGState()
    context.restoreGState()
    #expect(stillDraws(context))
  }

  @Test func whatIsLeftOpenIsEndedWithTheDrawing() throws {
    let image = try picture { context in
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.inkedPixelCount == 4)
  }

  @Test func drawingAfterTheEndGoesNowhere() throws {
    let context = try #require(CGContext(width: 4, height: 4))
    let image = try #require(context.finish())
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(image.inkedPixelCount == 0)
    #expect(context.makeImage() == nil && context.finish() == nil && context.data == nil)
  }

  @Test func aCollapsedTransformHidesUntilItIsRestored() throws {
    let context = try #require(CGContext(width: 4, height: 4))
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    #expect(!context.canDraw)
    context.fill(.infinite)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.concatenate(CGAffineTransform(rotationAngle: .nan))
    #expect(context.makeImage()?.inkedPixelCount == 0)
    #expect(stillDraws(context))
  }

  private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -3, 1e-300, 1e-12, 1e12, 1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: oddNumbers)
  func oddNumbersDoNotCrash(number: CGFloat) throws {
    let context = try #require(CGContext(width: 4, height: 4))
    let image = try picture { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: nil))
    let rects = [
      CGRect(x: number, y: 0, width: 2, height: 2), CGRect(x: 0, y: 0, width: number, height: 2),
      CGRect(x: number, y: number, width: number, height: number),
    ]
    for rect in rects {
      context.saveGState()
      context.fill(rect)
      context.stroke(rect, width: number)
      context.stroke(rect)
      context.fillEllipse(in: rect)
      context.strokeEllipse(in: rect)
      context.clear(rect)
      context.draw(image, in: rect)
      context.draw(image, in: rect, byTiling: true)
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      context.fill(rect)
      context.endTransparencyLayer()
      context.clip(to: rect)
      context.fill(rect)
      context.restoreGState()
      #expect(stillDraws(context), "\(rect)")
    }
    let point = CGPoint(x: number, y: 1)
    context.drawLinearGradient(gradient, start: .zero, end: point, options: [])
    context.drawRadialGradient(
      gradient, startCenter: point, startRadius: number, endCenter: .zero, endRadius: 1,
      options: .drawsAfterEndLocation)
    context.setLineDash(phase: number, lengths: [number, 1])
    context.setMiterLimit(number)
    context.setAlpha(number)
    context.addArc(
      center: point, radius: number, startAngle: number, endAngle: 0, clockwise: true)
    context.addArc(tangent1End: point, tangent2End: .zero, radius: number)
    context.strokePath()
    context.saveGState()
    context.scaleBy(x: number, y: 1)
    context.rotate(by: number)
    context.translateBy(x: number, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 1), options: [])
    context.restoreGState()
    #expect(stillDraws(context))
  }

  @Test func hugeRectanglesCoverEverything() throws {
    for rect in [CGRect.infinite, CGRect(x: -1e9, y: -1e9, width: 1e10, height: 1e10)] {
      let image = try picture(scale: 3) { $0.fill(rect) }
      #expect(image.inkedPixelCount == 64)
    }
  }

  @Test func aBitmapOfAKindThatIsNotSupportedIsRefused() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    func context(_ bits: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: alpha.rawValue)
    }
    #expect(context(8, space, .premultipliedFirst) != nil)
    #expect(context(8, space, .noneSkipFirst)?.alphaInfo == .noneSkipFirst)
    #expect(context(16, space, .premultipliedFirst) == nil)
    #expect(context(8, space, .last) == nil)
    #expect(context(8, space, .none) == nil)
    #expect(context(8, CGColorSpaceCreateDeviceGray(), .premultipliedFirst) == nil)
  }

  @Test func memoryOfTheCallersIsDrawnOver() throws {
    var words = [UInt32](repeating: 0xFFFF_FFFF, count: 16)
    words.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      let context = CGContext(PixelBuffer(base: base, width: 4, height: 4, bytesPerRow: 16))
      context?.setFillColor(.red)
      context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      #expect(context?.finish()?.pixel(x: 0, y: 1) == 0xFFFF_FFFF)
    }
    #expect(words.prefix(5) == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF])
    withUnsafeMutableBytes(of: &words) { memory in
      guard let base = memory.baseAddress else { return }
      #expect(CGContext(PixelBuffer(base: base, width: 1, height: 1, bytesPerRow: 5)) == nil)
    }
  }

  @Test func manyContextsDrawAtOnceAndAlike() async throws {
    @Sendable func scene(_ tint: Int) throws -> [UInt32] {
      let image = try picture(width: 64, height: 64, scale: 2) { context in
        context.setFillColor(
          CGColor(red: CGFloat(tint % 7) / 7, green: 0.5, blue: 0.25, alpha: 0.75))
        context.fillEllipse(in: CGRect(x: 3, y: 3, width: 26, height: 20))
        context.rotate(by: 0.1)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.strokeEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
        context.endTransparencyLayer()
        let gradient = CGGradient(colorsSpace: nil, colors: [.clear, .white], locations: nil)
        guard let gradient else { return }
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 32, y: 32), options: [])
      }
      let decoded = try CGImage(pngData: image.pngData())
      return (0..<64).flatMap { y in (0..<64).map { decoded.pixel(x: $0, y: y) } }
    }
    let expected = try (0..<7).map(scene)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask { try scene(index) == expected[index % 7] }
      }
      for try await isAlike in group { #expect(isAlike) }
    }
  }
}

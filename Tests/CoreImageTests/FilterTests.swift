import CoreGraphics
import CoreImage
import Testing

/// Filters by name and by property, on pictures of a few pixels.
@MainActor
struct FilterTests {
  private func render(_ image: CIImage?, _ rect: CGRect? = nil) throws -> CGImage {
    let image = try #require(image)
    return try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
  }

  /// 4 × 2 pixels: white on the left, black on the right.
  private let halves = CGImage.painted(width: 4, height: 2) { x, _ in
    x < 2 ? 0xFFFF_FFFF : 0xFF00_0000
  }

  @Test func anImageIsDrawnAsItIs() throws {
    let painted = CGImage.painted(width: 3, height: 2) { x, y in
      0xFF00_0000 | UInt32(x * 80) << 16 | UInt32(y * 90)
    }
    let image = CIImage(cgImage: painted)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(try render(image).words == painted.words)
  }

  /// The origin is at the lower left: the lower row is the first.
  @Test func aPartIsNamedFromBelow() throws {
    let rows = CGImage.painted(width: 2, height: 2) { _, y in y == 0 ? 0xFFFF_0000 : 0xFF00_00FF }
    let lower = CIImage(cgImage: rows).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(lower.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try render(lower).words == [0xFF00_00FF, 0xFF00_00FF])
    #expect(lower.cropped(to: CGRect(x: 5, y: 5, width: 1, height: 1)).extent.isNull)
  }

  @Test func aTransformMovesTheExtentToo() throws {
    let moved = CIImage(cgImage: halves)
      .transformed(by: CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2))
    #expect(moved.extent == CGRect(x: 10, y: 20, width: 8, height: 4))
    let image = try render(moved)
    #expect(image.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    #expect(image.pixel(x: 7, y: 3) == 0xFF00_0000)
  }

  /// The sine of π is not exactly 0, and the cosine of π / 2 neither.
  @Test(arguments: [
    (1, CGRect(x: -2, y: 0, width: 2, height: 4)), (2, CGRect(x: -4, y: -2, width: 4, height: 2)),
    (3, CGRect(x: 0, y: -4, width: 2, height: 4)),
  ])
  func anImageThatIsTurnedByRightAnglesKeepsItsSize(turns: Int, extent: CGRect) throws {
    let turned = CIImage(cgImage: halves)
      .transformed(by: CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2))
    #expect(turned.extent == extent)
    let image = try render(turned)
    #expect(image.width == Int(extent.width) && image.height == Int(extent.height))
    let colors = image.words
    #expect(colors.filter { $0.isNear(0xFFFF_FFFF) }.count == 4)
    #expect(colors.filter { $0.isNear(0xFF00_0000) }.count == 4)
  }

  @Test func pixellationAveragesSquares() throws {
    let filter = CIFilter.pixellate()
    filter.inputImage = CIImage(cgImage: halves)
    filter.scale = 4
    let color = try render(filter.outputImage).words
    #expect(Set(color).count <= 2)
    filter.scale = 1
    #expect(try render(filter.outputImage).words == halves.words)
  }

  /// Squares of four pixels of which one has a corner a pixel from the left and from the bottom.
  /// Any of its corners names the same squares. The expected colours are means, worked out by hand.
  @Test(arguments: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: -3), CGPoint(x: -4_000_003, y: 1)])
  func aSquareHasACornerAtTheCenter(center: CGPoint) throws {
    let blues: [UInt32] = [10, 20, 40, 60, 80, 250]
    let reds: [UInt32] = [30, 60, 90, 200]
    let painted = CGImage.painted(width: 6, height: 4) { x, y in
      0xFF00_0000 | reds[y] << 16 | blues[x]
    }
    let filter = CIFilter.pixellate()
    filter.inputImage = CIImage(cgImage: painted)
    filter.scale = 4
    filter.center = center
    let image = try render(filter.outputImage)
    for y in 0..<4 {
      for x in 0..<6 {
        let blue: UInt32 = x == 0 ? 10 : x < 5 ? 50 : 250
        let red: UInt32 = y < 3 ? 60 : 200
        #expect(image.pixel(x: x, y: y) == 0xFF00_0000 | red << 16 | blue, "\(x), \(y)")
      }
    }
  }

  @Test(
    arguments: [(0.0, 0xFFFF_0000), (0.5, 0xFF80_0080), (1.0, 0xFF00_00FF)] as [(Double, UInt32)])
  func dissolvingGoesFromOneToTheOther(time: Double, expected: UInt32) throws {
    let red = CGImage.painted(width: 2, height: 2) { _, _ in 0xFFFF_0000 }
    let blue = CGImage.painted(width: 2, height: 2) { _, _ in 0xFF00_00FF }
    let image = CIImage(cgImage: red).applyingFilter(
      "CIDissolveTransition",
      parameters: [kCIInputTargetImageKey: CIImage(cgImage: blue), kCIInputTimeKey: time])
    for word in try render(image).words {
      #expect(word.isNear(expected), "\(String(word, radix: 16))")
    }
  }

  @Test func withoutSaturationEverythingIsGrey() throws {
    let colors = CGImage.painted(width: 3, height: 1) { x, _ in
      [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF][x]
    }
    let filter = CIFilter.colorControls()
    filter.inputImage = CIImage(cgImage: colors)
    filter.saturation = 0
    for word in try render(filter.outputImage).words {
      let channels = [16, 8, 0].map { (word >> $0) & 255 }
      #expect(Set(channels).count == 1)
    }
  }

  @Test func aBlurReachesBeyondTheImage() throws {
    let image = CIImage(cgImage: halves).applyingGaussianBlur(sigma: 2)
    #expect(image.extent.contains(CGRect(x: -2, y: -2, width: 8, height: 6)))
    let alpha = try render(image).words.map { $0 >> 24 }
    #expect(alpha.contains { $0 > 0 && $0 < 255 })
  }

  // MARK: Parameters

  @Test func aFilterKnowsItsKeysAndDefaults() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 3)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIGaussianBlur"])
    #expect(filter.outputImage == nil)
  }

  @Test func aParameterTakesNumbersOfEveryType() throws {
    let numbers: [Any] = [2.5, CGFloat(2.5), Float(2.5), NSNumber(value: 2.5)]
    for number in numbers {
      let filter = try #require(
        CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: number]))
      #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 2.5, "\(type(of: number))")
    }
  }

  @Test func severalParametersAreSetAndReadAtOnce() throws {
    let filter = try #require(CIFilter(name: "CIColorControls"))
    let image = CIImage(cgImage: halves)
    filter.setValuesForKeys([
      kCIInputImageKey: image, kCIInputContrastKey: 3, kCIInputSaturationKey: 0.5,
    ])
    filter.setValuesForKeys([kCIInputSaturationKey: NSNull()])
    filter.setValue(0.25, forKeyPath: kCIInputBrightnessKey)
    #expect(filter.value(forKeyPath: kCIInputImageKey) as? CIImage === image)
    let keys = [kCIInputBrightnessKey, kCIInputContrastKey, kCIInputSaturationKey]
    let values = filter.dictionaryWithValues(forKeys: keys)
    #expect(keys.map { values[$0] as? Double } == [0.25, 3, 1])
    #expect(filter.dictionaryWithValues(forKeys: ["inputNonsense"])["inputNonsense"] is NSNull)
  }

  @Test func attributesSayWhatAFilterIsAndTakes() throws {
    let names = CIFilter.filterNames(inCategory: kCICategoryBuiltIn)
    #expect(names == CIFilter.filterNames(inCategory: nil) && names.contains("CIPixellate"))
    #expect(
      CIFilter.filterNames(inCategories: [kCICategoryBuiltIn, kCICategoryBlur])
        == ["CIGaussianBlur"])
    #expect(CIFilter.filterNames(inCategories: [kCICategoryStylize, kCICategoryBlur]).isEmpty)
    #expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur") == "Gaussian Blur")
    #expect(CIFilter.localizedName(forFilterName: "CINoSuchFilter") == nil)
    let attributes = try #require(CIFilter(name: "CIPixellate")).attributes
    #expect(attributes[kCIAttributeFilterName] as? String == "CIPixellate")
    #expect(
      attributes[kCIAttributeFilterCategories] as? [String]
        == [kCICategoryBuiltIn, kCICategoryStylize])
    let scale = try #require(attributes[kCIInputScaleKey] as? [String: Any])
    #expect(scale[kCIAttributeClass] as? String == "NSNumber")
    #expect(scale[kCIAttributeDefault] as? Double == 8)
    let center = try #require(attributes[kCIInputCenterKey] as? [String: Any])
    #expect(center[kCIAttributeClass] as? String == "CIVector")
    #expect(center[kCIAttributeDefault] as? CIVector == CIVector(x: 150, y: 150))
    let image = try #require(attributes[kCIInputImageKey] as? [String: Any])
    #expect(image[kCIAttributeClass] as? String == "CIImage" && image.count == 1)
  }

  @Test func whatAFilterCannotTakeLeavesItAsItIs() throws {
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    let filter = try #require(CIFilter(name: "CIPixellate"))
    filter.setValue(Double.nan, forKey: kCIInputScaleKey)
    filter.setValue("large", forKey: kCIInputScaleKey)
    filter.setValue(4, forKey: "inputNonsense")
    #expect(filter.value(forKey: "inputNonsense") == nil)
    #expect(filter.value(forKey: kCIInputScaleKey) as? Double == 8)
    #expect(CIContext().createCGImage(.empty(), from: .infinite) == nil)
  }

  // MARK: Filters of one's own

  @Test func aKernelIsAFunctionFromPixelsToPixels() throws {
    let image = CIImage(cgImage: halves)
    let negative = try Negative.apply(withExtent: image.extent, inputs: [image], arguments: nil)
    #expect(negative.extent == image.extent)
    #expect(try render(negative).words == halves.words.map { $0 ^ 0x00FF_FFFF })
    #expect(throws: CIKernelError.emptyExtent(.null)) {
      try Negative.apply(withExtent: .null, inputs: nil, arguments: nil)
    }
  }

  @Test func aFilterOfOnesOwnHasParametersByKey() throws {
    let filter = TwoStep()
    filter.setValue(CIImage(cgImage: halves), forKey: kCIInputImageKey)
    #expect(try render(filter.outputImage).words == halves.words.map { $0 ^ 0x00FF_FFFF })
    let copy = try #require(filter.copy() as? TwoStep)
    copy.setValue(true, forKey: "twice")
    #expect(try render(copy.outputImage).words == halves.words)
  }
}

/// Turns every colour into its opposite.
private final class Negative: CIImageProcessorKernel {
  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let input = inputs?.first else { return }
    for row in 0..<Int(output.region.size.height) {
      let words = (output.baseAddress + row * output.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<Int(output.region.size.width) {
        words[column] = input.pixel(column: column, row: output.firstRow + row) ^ 0x00FF_FFFF
      }
    }
  }
}

/// The negative, and where asked for the negative of that.
private final class TwoStep: CIFilter {
  override var outputImage: CIImage? {
    guard let image = value(forKey: kCIInputImageKey) as? CIImage else { return nil }
    let twice = value(forKey: "twice") as? Bool ?? false
    let once = try? Negative.apply(withExtent: image.extent, inputs: [image], arguments: nil)
    guard twice, let once else { return once }
    return try? Negative.apply(withExtent: image.extent, inputs: [once], arguments: nil)
  }
}

extension CGImage {
  fileprivate var words: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { pixel(x: $0, y: y) } }
  }
}

extension UInt32 {
  /// Whether no channel differs by more than one.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { abs(Int((self >> $0) & 255) - Int((other >> $0) & 255)) <= 1 }
  }
}

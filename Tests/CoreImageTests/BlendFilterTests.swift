import CoreGraphics
import CoreImage
import Testing

/// The filters that combine two images by a blend mode.
@MainActor
struct BlendFilterTests {
  private func pixel(_ image: CIImage?, _ x: Int = 0) throws -> UInt32 {
    let image = try #require(image)
    let made = try #require(CIContext().createCGImage(image, from: image.extent))
    return made.pixel(x: x, y: 0)
  }

  private func image(_ color: UInt32, at x: CGFloat = 0) -> CIImage {
    CIImage(cgImage: .painted(width: 2, height: 1) { _, _ in color })
      .transformed(by: CGAffineTransform(translationX: x, y: 0))
  }

  private func filter(_ name: String, _ upper: CIImage, _ lower: CIImage?) throws -> CIImage? {
    let filter = try #require(CIFilter(name: name))
    filter.setValue(upper, forKey: kCIInputImageKey)
    filter.setValue(lower, forKey: kCIInputBackgroundImageKey)
    return filter.outputImage
  }

  /// (0.6, 0.2, 1) over (0.8, 0.4, 0.2).
  @Test(
    arguments: [
      ("CIMultiplyBlendMode", 0xFF7A_1433), ("CIScreenBlendMode", 0xFFEB_85FF),
      ("CILightenBlendMode", 0xFFCC_66FF), ("CIAdditionCompositing", 0xFFFF_99FF),
      ("CISourceAtopCompositing", 0xFF99_33FF), ("CISourceInCompositing", 0xFF99_33FF),
    ] as [(String, UInt32)])
  func coloursAreMixedByTheFormula(name: String, expected: UInt32) throws {
    let mixed = try pixel(filter(name, image(0xFF99_33FF), image(0xFFCC_6633)))
    #expect(mixed.isNear(expected), "\(name): \(mixed)")
  }

  /// Pixels 0 to 1 are those of the background, 1 to 2 of the image.
  @Test(
    arguments: [
      ("CIMultiplyBlendMode", [0xFFFF_0000, 0xFF00_0000, 0xFF00_00FF]),
      ("CISourceInCompositing", [0, 0xFF00_00FF, 0]),
      ("CISourceOutCompositing", [0, 0, 0xFF00_00FF]),
      ("CISourceAtopCompositing", [0xFFFF_0000, 0xFF00_00FF, 0]),
    ] as [(String, [UInt32])])
  func eachIsTransparentBesideItself(name: String, expected: [UInt32]) throws {
    let mixed = try filter(name, image(0xFF00_00FF, at: 1), image(0xFFFF_0000))
    #expect(mixed?.extent == CGRect(x: 0, y: 0, width: 3, height: 1))
    for x in 0..<3 { #expect(try pixel(mixed, x) == expected[x], "\(name), \(x)") }
  }

  /// The result is an image: put over another one it is not mixed with that.
  @Test func theResultIsMixedWithNothingElse() throws {
    let mixed = try #require(try filter("CIMultiplyBlendMode", image(0xFF99_33FF), nil))
    #expect(try pixel(mixed.composited(over: image(0xFFCC_6633))) == 0xFF99_33FF)
  }

  @Test func theyAreInTheCategoryOfCompositing() {
    let names = CIFilter.filterNames(inCategory: kCICategoryCompositeOperation)
    #expect(names.contains("CISoftLightBlendMode") && names.contains("CISourceOverCompositing"))
    #expect(names.count == 20)
  }
}

extension UInt32 {
  /// Whether no channel differs by more than one.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { abs(Int((self >> $0) & 255) - Int((other >> $0) & 255)) <= 1 }
  }
}

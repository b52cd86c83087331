import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Filters that change each colour by itself. What they are expected to make is computed with
/// numbers in double precision, as light (IEC 61966-2-1).
@MainActor
struct ColorFilterTests {
  private typealias Color = (red: Double, green: Double, blue: Double)

  private let colors: [UInt32] = [
    0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0xFFFF_0000, 0xFF10_C040, 0xFF03_70F8,
  ]

  private func light(_ byte: UInt32) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func byte(_ light: Double) -> UInt32 {
    let light = min(max(light, 0), 1)
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt32((value * 255).rounded())
  }

  private func color(_ word: UInt32) -> Color {
    (light((word >> 16) & 255), light((word >> 8) & 255), light(word & 255))
  }

  private func word(_ color: Color) -> UInt32 {
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    return 0xFF00_0000 | red << 16 | green << 8 | blue
  }

  private func luminance(_ color: Color) -> Double {
    0.2125 * color.red + 0.7154 * color.green + 0.0721 * color.blue
  }

  private func source(_ words: [UInt32]) -> CIImage {
    CIImage(cgImage: .painted(width: words.count, height: 1) { x, _ in words[x] })
  }

  private func words(_ image: CIImage?) throws -> [UInt32] {
    let image = try #require(image)
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    return (0..<drawn.width).map { drawn.pixel(x: $0, y: 0) }
  }

  /// Whether no channel differs by more than one.
  private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) <= 1
    }
  }

  private func expectEach(_ image: CIImage?, _ expected: (Color) -> Color) throws {
    let made = try words(image)
    #expect(made.count == colors.count)
    for (word, original) in zip(made, colors) {
      let wanted = self.word(expected(color(original)))
      #expect(isNear(word, wanted), "\(String(word, radix: 16)), \(String(wanted, radix: 16))")
    }
  }

  @Test func invertingTakesLightFromWhite() throws {
    let filter = CIFilter.colorInvert()
    filter.inputImage = source(colors)
    try expectEach(filter.outputImage) { (1 - $0.red, 1 - $0.green, 1 - $0.blue) }
  }

  @Test(arguments: [-1, 0.5, 2] as [Float])
  func exposureMultipliesLightByAPowerOfTwo(ev: Float) throws {
    let filter = CIFilter.exposureAdjust()
    filter.inputImage = source(colors)
    #expect(filter.ev == 0)
    filter.ev = ev
    let factor = pow(2, Double(ev))
    try expectEach(filter.outputImage) {
      ($0.red * factor, $0.green * factor, $0.blue * factor)
    }
  }

  @Test(arguments: [0.5, 2] as [Float])
  func gammaIsAPower(power: Float) throws {
    let filter = CIFilter.gammaAdjust()
    filter.inputImage = source(colors)
    filter.power = power
    let power = Double(power)
    try expectEach(filter.outputImage) {
      (pow($0.red, power), pow($0.green, power), pow($0.blue, power))
    }
  }

  @Test func aMatrixMixesComponents() throws {
    let filter = CIFilter.colorMatrix()
    filter.inputImage = source(colors)
    filter.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
    filter.gVector = CIVector(x: 0.25, y: 0.5, z: 0.25, w: 0)
    filter.biasVector = CIVector(x: 0, y: 0, z: 0.125, w: 0)
    try expectEach(filter.outputImage) {
      ($0.green, 0.25 * $0.red + 0.5 * $0.green + 0.25 * $0.blue, $0.blue + 0.125)
    }
  }

  @Test func componentsAreKeptWithinLimits() throws {
    let filter = CIFilter.colorClamp()
    filter.inputImage = source(colors)
    filter.minComponents = CIVector(x: 0.25, y: 0, z: 0, w: 0)
    filter.maxComponents = CIVector(x: 1, y: 0.5, z: 1, w: 1)
    try expectEach(filter.outputImage) { (max($0.red, 0.25), min($0.green, 0.5), $0.blue) }
  }

  /// Greys never change, and a whole turn changes nothing.
  @Test func hueTurnsAboutTheGreys() throws {
    let filter = CIFilter.hueAdjust()
    filter.inputImage = source([0xFF80_8080, 0xFF80_7070])
    filter.angle = .pi / 3
    let made = try words(filter.outputImage)
    #expect(isNear(made[0], 0xFF80_8080))
    #expect(!isNear(made[1], 0xFF80_7070))
    filter.angle = 2 * .pi
    let turned = try words(filter.outputImage)
    #expect(isNear(turned[1], 0xFF80_7070))
  }

  /// The rows of the matrix add up to 1.351, 1.203 and 0.937.
  @Test func sepiaTonesGreys() throws {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = source([0xFF64_6464, 0xFFFF_FFFF])
    let made = try words(filter.outputImage)
    #expect(isNear(made[0], 0xFF87_785E))
    #expect(isNear(made[1], 0xFFFF_FFEF))
    filter.intensity = 0
    let plain = try words(filter.outputImage)
    #expect(isNear(plain[0], 0xFF64_6464))
  }

  @Test func monochromeShadesOneColor() throws {
    let filter = CIFilter.colorMonochrome()
    filter.inputImage = source(colors)
    filter.color = CIColor(red: 1, green: 0, blue: 0)
    try expectEach(filter.outputImage) { (luminance($0), 0, 0) }
  }

  @Test func falseColorGoesFromOneColorToTheOther() throws {
    let filter = CIFilter.falseColor()
    filter.inputImage = source(colors)
    filter.color0 = CIColor(red: 0, green: 0, blue: 1)
    filter.color1 = CIColor(red: 0, green: 1, blue: 0)
    try expectEach(filter.outputImage) { (0, luminance($0), 1 - luminance($0)) }
  }

  @Test func lightnessBecomesOpacity() throws {
    let filter = CIFilter.maskToAlpha()
    filter.inputImage = source([0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000])
    let made = try words(filter.outputImage)
    // 0.2125 · 255 = 54.
    #expect(made == [0, 0xFFFF_FFFF, 0x3636_3636])
  }

  @Test func transparentPixelsStayTransparent() throws {
    let clear = CIImage(color: .clear).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    let filter = CIFilter.colorInvert()
    filter.inputImage = clear
    #expect(try words(filter.outputImage) == [0, 0])
  }

  // MARK: Masks

  @Test func aMaskMixesTwoImagesByItsLight() throws {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = source([0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
    filter.backgroundImage = source([0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    filter.maskImage = source([0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080])
    let made = try words(filter.outputImage)
    let share = light(0x80)
    #expect(made[0] == 0xFF00_00FF && made[1] == 0xFFFF_0000)
    #expect(isNear(made[2], word((share, 0, 1 - share))))
  }

  @Test func aroundTheMaskAndWithoutBackgroundNothingIsSeen() throws {
    let filter = CIFilter.blendWithAlphaMask()
    filter.inputImage = source([0xFFFF_0000, 0xFFFF_0000])
    #expect(try words(filter.outputImage) == [0xFFFF_0000, 0xFFFF_0000])
    filter.maskImage = source([0xFF00_0000])
    #expect(try words(filter.outputImage) == [0xFFFF_0000, 0])
  }

  // MARK: Parameters

  @Test func aGeneratorNeedsNoImage() throws {
    let filter = try #require(CIFilter(name: "CIConstantColorGenerator"))
    filter.setValue(CIColor(red: 0, green: 1, blue: 0), forKey: kCIInputColorKey)
    let image = try #require(filter.outputImage)
    #expect(image.extent.isInfinite)
    #expect(filter.inputKeys == [kCIInputColorKey])
    let part = image.cropped(to: CGRect(x: 7, y: 7, width: 2, height: 1))
    #expect(try words(part) == [0xFF00_FF00, 0xFF00_FF00])
  }

  @Test func aVectorHasAnyNumberOfComponents() throws {
    let numbers: [CGFloat] = [1, 2, 3, 4, 5]
    let vector = CIVector(values: numbers, count: 5)
    #expect(vector.count == 5 && vector.value(at: 4) == 5 && vector.value(at: 5) == 0)
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CIVector(x: 1).w == 0)
    #expect(CIVector(x: 1, y: 2, z: 3) == CIVector(x: 1, y: 2, z: 3))
    #expect(CIVector(x: 1, y: 2) != CIVector(x: 1, y: 2, z: 0))
    let filter = try #require(CIFilter(name: "CIColorMatrix"))
    filter.setValue(CIVector(x: .nan, y: 0, z: 0, w: 0), forKey: "inputRVector")
    #expect(filter.value(forKey: "inputRVector") as? CIVector == CIVector(x: 1, y: 0, z: 0, w: 0))
  }
}

import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Filters that make images without an end.
@MainActor
struct GeneratorFilterTests {
  private func words(_ image: CIImage?, _ rect: CGRect) throws -> [UInt32] {
    let image = try #require(image)
    let drawn = try #require(CIContext().createCGImage(image, from: rect))
    return (0..<drawn.height).flatMap { y in
      (0..<drawn.width).map { drawn.pixel(x: $0, y: y) }
    }
  }

  /// The grey of an amount of light (IEC 61966-2-1).
  private func gray(_ light: Double) -> UInt32 {
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return 0xFF00_0000 | UInt32((value * 255).rounded()) * 0x01_0101
  }

  private func areNear(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { one, other in
      [24, 16, 8, 0].allSatisfy { shift in
        abs(Int((one >> shift) & 255) - Int((other >> shift) & 255)) <= 1
      }
    }
  }

  /// From black to white over ten pixels: in the middle of each, a half more than its place.
  private func makeGradient() -> any CIFilter & CILinearGradient {
    let filter = CIFilter.linearGradient()
    (filter.point0, filter.point1) = (.zero, CGPoint(x: 10, y: 0))
    (filter.color0, filter.color1) = (.black, .white)
    return filter
  }

  private var ramp: [UInt32] { (0..<10).map { gray((Double($0) + 0.5) / 10) } }

  @Test func aGradientGoesAlongItsLine() throws {
    let image = try #require(makeGradient().outputImage)
    #expect(image.extent.isInfinite)
    let made = try words(image, CGRect(x: -1, y: 0, width: 12, height: 1))
    #expect(areNear(made, [0xFF00_0000] + ramp + [0xFFFF_FFFF]))
  }

  /// The y axis points up: the lower row is nearer to the first point.
  @Test func aGradientGoesUpwards() throws {
    let filter = makeGradient()
    filter.point1 = CGPoint(x: 0, y: 2)
    let made = try words(filter.outputImage, CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(areNear(made, [gray(0.75), gray(0.25)]))
    filter.point1 = .zero
    let point = try words(filter.outputImage, CGRect(x: 3, y: 3, width: 1, height: 1))
    #expect(point == [0xFF00_0000])
  }

  @Test func aGradientCanBeCroppedMovedFilteredAndCovered() throws {
    let gradient = try #require(makeGradient().outputImage)
    let area = CGRect(x: 0, y: 0, width: 10, height: 1)
    #expect(gradient.cropped(to: area).extent == area)
    let cropped = try words(gradient.cropped(to: area), area)
    #expect(areNear(cropped, ramp))
    let moved = gradient.transformed(by: CGAffineTransform(translationX: 5, y: 0))
    let elsewhere = try words(moved, area.offsetBy(dx: 5, dy: 0))
    #expect(areNear(elsewhere, ramp))
    let matrix = ["inputRVector": CIVector(x: 0, y: 0, z: 0, w: 0)]
    let cyan = gradient.applyingFilter("CIColorMatrix", parameters: matrix).cropped(to: area)
    let filtered = try words(cyan, area)
    #expect(areNear(filtered, ramp.map { $0 & 0xFF00_FFFF }))
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
      .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let covered = try words(red.composited(over: gradient), area)
    #expect(areNear(covered, [0xFFFF_0000] + ramp.dropFirst()))
  }

  @Test func aGradientCanBeAMask() throws {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = CIImage(color: .white)
    filter.backgroundImage = CIImage(
      cgImage: .painted(width: 10, height: 1) { _, _ in 0xFF00_0000 })
    filter.maskImage = makeGradient().outputImage
    let made = try words(filter.outputImage, CGRect(x: 0, y: 0, width: 10, height: 1))
    #expect(areNear(made, ramp))
  }

  @Test func aRadialGradientGoesFromCircleToCircle() throws {
    let filter = CIFilter.radialGradient()
    filter.center = CGPoint(x: 0.5, y: 0.5)
    (filter.radius0, filter.radius1) = (1, 3)
    (filter.color0, filter.color1) = (.black, .white)
    let made = try words(filter.outputImage, CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(areNear(made, [0, 0, 0.5, 1, 1].map { gray($0) }))
    filter.radius1 = 1
    let edge = try words(filter.outputImage, CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(edge == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func aCheckerboardHasSquaresFromItsCenterOn() throws {
    let filter = CIFilter.checkerboardGenerator()
    filter.center = .zero
    filter.width = 2
    let (white, black) = (UInt32(0xFFFF_FFFF), UInt32(0xFF00_0000))
    let made = try words(filter.outputImage, CGRect(x: -2, y: 0, width: 6, height: 1))
    #expect(made == [black, black, white, white, black, black])
    let below = try words(filter.outputImage, CGRect(x: 0, y: -2, width: 2, height: 1))
    #expect(below == [black, black])
    filter.width = 0
    let plain = try words(filter.outputImage, CGRect(x: -1, y: 0, width: 2, height: 1))
    #expect(plain == [white, white])
  }

  /// In the middle of a square of four pixels the difference is whole; at its edge it is none.
  @Test func withoutSharpnessSquaresGoOverIntoEachOther() throws {
    let filter = CIFilter.checkerboardGenerator()
    filter.center = .zero
    (filter.width, filter.sharpness) = (4, 0)
    let made = try words(filter.outputImage, CGRect(x: 0, y: 1, width: 4, height: 1))
    // The columns are 0.5, 1.5, 1.5 and 0.5 of 2 pixels from an edge, and the row is 1.5 of them.
    let shares = [0.25, 0.75, 0.75, 0.25].map { (1 + 0.75 * $0) / 2 }
    #expect(areNear(made, shares.map { gray($0) }))
  }
}

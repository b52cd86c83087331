import CoreGraphics
import CoreImage
import Testing

/// Filters that cut images, move them and change their size.
@MainActor
struct GeometryFilterTests {
  /// 4 × 2 pixels: white on the left, black on the right.
  private let halves = CIImage(
    cgImage: .painted(width: 4, height: 2) { x, _ in x < 2 ? 0xFFFF_FFFF : 0xFF00_0000 })

  private func pixel(_ image: CIImage, x: CGFloat, y: CGFloat) throws -> UInt32 {
    let rect = CGRect(x: x, y: y, width: 1, height: 1)
    return try #require(CIContext(options: nil).createCGImage(image, from: rect)).pixel(x: 0, y: 0)
  }

  private func filtered(_ name: String, _ parameters: [String: Any] = [:]) throws -> CIImage {
    let filter = try #require(CIFilter(name: name, parameters: parameters))
    filter.setValue(halves, forKey: kCIInputImageKey)
    return try #require(filter.outputImage)
  }

  @Test func aCropLeavesTheRectangleOfAVector() throws {
    let part = CIVector(cgRect: CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(try filtered("CICrop", ["inputRectangle": part]).extent == part.cgRectValue)
    #expect(try filtered("CICrop").extent == halves.extent)
  }

  @Test func aTransformIsTakenInABoxAndAsItIs() throws {
    let move = CGAffineTransform(translationX: 10, y: 20)
    for value in [move, NSValue(cgAffineTransform: move)] as [Any] {
      let moved = try filtered("CIAffineTransform", [kCIInputTransformKey: value])
      #expect(moved.extent == CGRect(x: 10, y: 20, width: 4, height: 2))
    }
    let unfit = try filtered("CIAffineTransform", [kCIInputTransformKey: "10"])
    #expect(unfit.extent == halves.extent)
    let infinite = CGAffineTransform(translationX: .infinity, y: 0)
    let still = try filtered("CIAffineTransform", [kCIInputTransformKey: infinite])
    #expect(still.extent == halves.extent)
  }

  @Test func aClampGoesOnAroundWhatWasMoved() throws {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let clamped = try filtered("CIAffineClamp", [kCIInputTransformKey: move])
    #expect(clamped.extent.isInfinite)
    #expect(try pixel(clamped, x: -5, y: 9) == 0xFFFF_FFFF)
    #expect(try pixel(clamped, x: 11, y: 0) == 0xFFFF_FFFF)
    #expect(try pixel(clamped, x: 12, y: 1) == 0xFF00_0000)
    #expect(try pixel(clamped, x: 40, y: -9) == 0xFF00_0000)
  }

  @Test func aScaleHasAFactorForTheWidthBesides() throws {
    let filter = CIFilter.lanczosScaleTransform()
    #expect(filter.scale == 1 && filter.aspectRatio == 1)
    filter.inputImage = halves
    (filter.scale, filter.aspectRatio) = (3, 0.5)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 6, height: 6))
  }
}

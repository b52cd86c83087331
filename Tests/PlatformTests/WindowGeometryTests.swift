import CoreGraphics
import Testing

@testable import Platform

struct WindowGeometryTests {
  @Test func pixelsArePointsTimesScaleRounded() throws {
    let geometry = try WindowGeometry(size: CGSize(width: 333.5, height: 100.2), scale: 1.5)
    #expect(geometry.pixelWidth == 500)
    #expect(geometry.pixelHeight == 150)
    #expect(geometry.size == CGSize(width: 500 / 1.5, height: 100))
  }

  @Test(arguments: [
    CGSize(width: 0, height: 0), CGSize(width: -1, height: 5),
    CGSize(width: 5, height: CGFloat.nan),
    CGSize(width: CGFloat.infinity, height: 5),
  ])
  func aSizeThatMeansNothingIsAnError(size: CGSize) {
    #expect(throws: PlatformError.self) { try WindowGeometry(size: size, scale: 1) }
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func aScaleThatMeansNothingIsAnError(scale: CGFloat) {
    #expect(throws: PlatformError.self) {
      try WindowGeometry(size: CGSize(width: 1, height: 1), scale: scale)
    }
  }

  @Test func absurdSizesAreClampedAndSaid() throws {
    let size = CGSize(width: 1e300, height: 100)
    let geometry = try WindowGeometry(size: size, scale: 2)
    #expect(geometry.pixelWidth == 16_384)
    #expect(geometry.pixelHeight == 200)
    #expect(
      geometry.differenceFrom(size: size, scale: 2)
        == "A window has at most 16384 pixels a side; it became 16384 × 200 pixels.")
  }

  /// A stage of 390 × 844 at scale 2 on a display of 1920 × 1080 with a panel of 40 pixels.
  @Test func aWindowFitsItsDisplay() throws {
    let wanted = try WindowGeometry(size: CGSize(width: 390, height: 844), scale: 2)
    let fitted = wanted.fitted(toPixels: 1920, by: 1040)
    #expect(fitted.size == CGSize(width: 390, height: 520) && fitted.scale == 2)
    #expect(wanted.fitted(toPixels: 1920, by: 2000) == wanted)
  }

  @Test func whatIsAsAskedForIsNotSaid() throws {
    let size = CGSize(width: 390, height: 844)
    #expect(try WindowGeometry(size: size, scale: 2).differenceFrom(size: size, scale: 2) == nil)
  }
}

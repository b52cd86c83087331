import CoreGraphics
import CoreImage
import Testing

/// Filters that summarise an image, and bitmaps in a program's memory.
struct ReductionFilterTests {
  /// Red above, blue below.
  private let flag = CIImage(
    cgImage: .painted(width: 4, height: 2) { _, y in y == 0 ? 0xFFFF_0000 : 0xFF00_00FF })

  private func bytes(
    _ image: CIImage, in rect: CGRect, _ format: CIFormat, rowBytes: Int = 4
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 9, count: rowBytes * Int(rect.height))
    CIContext(options: [.workingColorSpace: kCFNull!]).render(
      image, toBitmap: &bytes, rowBytes: rowBytes, bounds: rect, format: format, colorSpace: nil)
    return bytes
  }

  @Test func theAverageOfAnAreaIsOnePixel() throws {
    let extent = CIVector(cgRect: flag.extent)
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage", parameters: [kCIInputImageKey: flag, kCIInputExtentKey: extent]))
    let average = try #require(filter.outputImage)
    #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixel = bytes(average, in: average.extent, .RGBA8)
    #expect((127...128).contains(pixel[0]) && pixel[1] == 0 && pixel[0] == pixel[2])
    #expect(pixel[3] == 255)
    filter.setValue(CIVector(x: 0, y: 1, z: 4, w: 1), forKey: kCIInputExtentKey)
    let upper = try #require(filter.outputImage)
    #expect(bytes(upper, in: average.extent, .RGBA8) == [255, 0, 0, 255])
  }

  @Test func whatIsTransparentMakesTheAverageTransparent() throws {
    let extent = CIVector(x: 0, y: 0, z: 4, w: 4)
    let average = try #require(
      CIFilter(
        name: "CIAreaAverage", parameters: [kCIInputImageKey: flag, kCIInputExtentKey: extent])?
        .outputImage)
    let pixel = bytes(average, in: average.extent, .RGBA8)
    #expect((127...128).contains(pixel[3]))
    #expect((63...64).contains(pixel[0]) && pixel[1] == 0 && pixel[0] == pixel[2])
  }

  @Test func theFilterIsKnownByItsCategory() {
    #expect(CIFilter.filterNames(inCategory: kCICategoryReduction) == ["CIAreaAverage"])
  }

  @Test func aBitmapHasTheBytesOfItsFormatAndTheUpperRowFirst() {
    let column = CGRect(x: 0, y: 0, width: 1, height: 2)
    #expect(bytes(flag, in: column, .RGBA8) == [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(bytes(flag, in: column, .BGRA8) == [0, 0, 255, 255, 255, 0, 0, 255])
    #expect(bytes(flag, in: column, .ARGB8) == [255, 255, 0, 0, 255, 0, 0, 255])
    #expect(bytes(flag, in: column, .ABGR8) == [255, 0, 0, 255, 255, 255, 0, 0])
  }

  @Test func rowsMayBeFartherApartThanTheirPixels() {
    let column = CGRect(x: 0, y: 0, width: 1, height: 2)
    let found = bytes(flag, in: column, .RGBA8, rowBytes: 6)
    #expect(found == [255, 0, 0, 255, 9, 9, 0, 0, 255, 255, 9, 9])
  }
}

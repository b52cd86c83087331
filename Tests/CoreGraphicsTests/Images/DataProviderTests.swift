import CoreGraphics
import Foundation
import Testing

/// Images made of bytes, and the bytes of images.
@MainActor
struct DataProviderTests {
  private func make(
    _ bytes: [UInt8], width: Int, bitsPerPixel: Int, _ info: CGBitmapInfo, isGray: Bool = false,
    height: Int = 1, bytesPerRow: Int? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8,
      space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
  }

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
  }

  @Test func bytesOfAnyLayoutMakeTheSameImage() throws {
    // A red of 200, a green of 100 and a blue of 50, half of it seen.
    let straight: [UInt8] = [200, 100, 50, 128]
    let multiplied: [UInt8] = [100, 50, 25, 128]
    for (bytes, info) in [
      (straight, info(.last)), ([128, 50, 100, 200], info(.last, .byteOrder32Little)),
      (multiplied, info(.premultipliedLast)),
      ([128, 100, 50, 25], info(.premultipliedFirst, .byteOrder32Big)),
      ([25, 50, 100, 128], info(.premultipliedFirst, .byteOrder32Little)),
      ([128, 25, 50, 100], info(.premultipliedLast, .byteOrder32Little)),
    ] {
      let image = try #require(make(bytes, width: 1, bitsPerPixel: 32, info))
      #expect(image.pixel(x: 0, y: 0) == 0x8064_3219, "\(info.rawValue)")
      #expect(image.bitmapInfo == info)
    }
  }

  @Test func greyAndAlphaAndThreeBytesMakeImages() throws {
    let gray = try #require(make([7, 200], width: 2, bitsPerPixel: 8, [], isGray: true))
    #expect(gray.pixel(x: 0, y: 0) == 0xFF07_0707 && gray.pixel(x: 1, y: 0) == 0xFFC8_C8C8)
    let both = try #require(
      make([100, 255], width: 1, bitsPerPixel: 16, info(.last), isGray: true))
    #expect(both.pixel(x: 0, y: 0) == 0xFF64_6464)
    let alpha = try #require(make([64], width: 1, bitsPerPixel: 8, info(.alphaOnly)))
    #expect(alpha.pixel(x: 0, y: 0) == 0x4000_0000)
    let three = try #require(make([1, 2, 3, 4, 5, 6], width: 2, bitsPerPixel: 24, []))
    #expect(three.pixel(x: 0, y: 0) == 0xFF01_0203 && three.pixel(x: 1, y: 0) == 0xFF04_0506)
  }

  @Test func rowsMayHaveRoomAtTheirEnds() throws {
    let image = try #require(
      make(
        [1, 9, 9, 2], width: 1, bitsPerPixel: 8, [], isGray: true, height: 2, bytesPerRow: 3))
    #expect(image.pixel(x: 0, y: 0) == 0xFF01_0101 && image.pixel(x: 0, y: 1) == 0xFF02_0202)
    #expect(image.bytesPerRow == 3 && image.bitsPerPixel == 8)
  }

  @Test func whatIsNotSupportedIsRefusedWithOneWarning() {
    for (pixel, info) in [
      (16, CGBitmapInfo()), (32, info(.none)), (32, info(.premultipliedLast, .byteOrder16Big)),
      (32, info(.premultipliedLast, .floatComponents)),
    ] {
      let warnings = Diagnostics.collecting {
        #expect(make([1, 2, 3, 4], width: 1, bitsPerPixel: pixel, info) == nil)
      }
      #expect(warnings.count == 1, "\(warnings)")
    }
    let warnings = Diagnostics.collecting {
      #expect(make([1, 2, 3], width: 1, bitsPerPixel: 32, info(.last)) == nil)
    }
    #expect(
      warnings == [
        "3 bytes do not hold 1 × 1 pixels of 32 bits in rows of 4 bytes; "
          + "no image was made."
      ])
  }

  /// The usual way to read the pixels of an image from a file.
  @Test func theBytesOfAnImageFromAFileAreRedGreenBlueAlpha() throws {
    let drawn = try picture(width: 3, height: 2) { context in
      context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    let image = try CGImage(pngData: drawn.pngData())
    #expect(image.alphaInfo == .premultipliedLast && image.bitsPerPixel == 32)
    let data = image.dataProvider?.data
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    let offset = image.bytesPerRow * 1 + 4 * 1
    #expect((0..<4).map { bytes[offset + $0] } == [255, 102, 51, 255])
    #expect(bytes[offset + 7] == 0 && CFDataGetLength(data) == image.bytesPerRow * 2)
  }

  /// That of UIKit's contexts on iOS: blue, green, red, alpha.
  @Test func theBytesOfADrawnImageAreThoseOfItsContext() throws {
    let image = try picture(width: 1, height: 1) { context in
      context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.bitmapInfo == info(.premultipliedFirst, .byteOrder32Little))
    let bytes = try #require(image.dataProvider?.data) as Data
    #expect(Array(bytes.prefix(4)) == [51, 102, 255, 255])
    let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(part.dataProvider?.data == bytes as NSData)
  }

  @Test func anImageOfBytesHandsOutTheSameBytes() throws {
    let image = try #require(make([9, 8, 7, 255], width: 1, bitsPerPixel: 32, info(.last)))
    #expect(try #require(image.dataProvider?.data) as Data == Data([9, 8, 7, 255]))
  }

  @Test func bytesOfTheCallersAreReleasedWithTheProvider() throws {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    do {
      let bytes: [UInt8] = [5, 6]
      bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let provider = CGDataProvider(dataInfo: count, data: base, size: 2) { info, _, size in
          info?.assumingMemoryBound(to: Int.self).pointee += size
        }
        #expect(provider?.data?.length == 2 && count.pointee == 0)
      }
    }
    #expect(count.pointee == 2)
  }

  @Test func aFileAndAPNGAreReadThroughAProvider() throws {
    let drawn = try picture(width: 3, height: 2) {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try drawn.pngData().write(to: url)
    let provider = try #require(CGDataProvider(url: url as CFURL))
    let image = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
    #expect(image?.width == 3 && image?.pixel(x: 0, y: 0) == 0xFF00_0000)
    #expect(CGDataProvider(url: url.appendingPathExtension("none") as CFURL) == nil)
  }
}

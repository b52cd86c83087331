import CoreGraphics
import Foundation
import Testing

/// Images of files by Image I/O's functions.
struct ImageSourceTests {
  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  @Test func aSourceSaysWhatItHas() throws {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let source = try #require(
      CGImageSourceCreateWithData(ImageFiles.jpeg as CFData, options))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.jpeg")
    let properties = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 32)
    #expect(properties[kCGImagePropertyPixelHeight] as? CGFloat == 8)
    #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 32 && image.height == 8)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func bytesOfNoImageHaveNone() throws {
    let source = try source(Data("text".utf8))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    let missing = NSURL(fileURLWithPath: "/missing/picture.png")
    #expect(CGImageSourceCreateWithURL(missing, nil) == nil)
  }

  @Test func aThumbnailFitsItsLimit() throws {
    let source = try source(ImageFiles.jpeg)
    func thumbnail(_ limit: Any) -> CGImage? {
      CGImageSourceCreateThumbnailAtIndex(
        source, 0,
        [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceCreateThumbnailWithTransform: true,
          kCGImageSourceThumbnailMaxPixelSize: limit,
        ] as CFDictionary)
    }
    let small = try #require(thumbnail(16))
    #expect(small.width == 16 && small.height == 4)
    let narrow = try #require(thumbnail(CGFloat(2)))
    #expect(narrow.width == 2 && narrow.height == 1)
    #expect(thumbnail(100)?.width == 32)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func aThumbnailIsUpright() throws {
    let turned = try source(ImageFiles.jpeg(orientation: 6))
    let options = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true] as CFDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(turned, 0, options))
    #expect(image.width == 8 && image.height == 32)
  }

  @Test func aFileIsRead() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("\(UUID().uuidString).jpg")
    try ImageFiles.jpeg.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 32)
  }
}

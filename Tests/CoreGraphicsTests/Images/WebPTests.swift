import CoreGraphics
import Testing

struct WebPTests {
  /// A picture of words that a function of column and row gives.
  private static func image(
    width: Int, height: Int, _ word: (Int, Int) -> UInt32
  ) -> CGImage? {
    CGImage(width: width, height: height, drawsAll: true) { buffer in
      for y in 0..<height {
        let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = word(x, y) }
      }
    }
  }

  private static func areSame(_ one: CGImage, _ other: CGImage) -> Bool {
    one.width == other.width && one.height == other.height
      && (0..<one.height).allSatisfy { y in
        (0..<one.width).allSatisfy { one.pixel(x: $0, y: y) == other.pixel(x: $0, y: y) }
      }
  }

  /// Every alpha with every colour that it may have, as none are beyond it.
  @Test func everyColorOfEveryAlphaIsReadAsItWasWritten() throws {
    let picture = try #require(
      Self.image(width: 256, height: 256) { x, y in
        let (alpha, color) = (UInt32(y), UInt32(min(x, y)))
        return alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2
      })
    let read = try CGImage(webPData: picture.webPData())
    #expect(Self.areSame(read, picture) && !read.isOpaque)
  }

  @Test(arguments: [1, 2, 3]) func randomPixelsAreReadAsTheyWereWritten(seed: UInt64) throws {
    var state = seed
    func next(below limit: UInt32) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(state >> 33) % limit
    }
    let picture = try #require(
      Self.image(width: 97, height: 53) { _, _ in
        let alpha = next(below: 256)
        let colors = (0..<3).reduce(UInt32(0)) { word, _ in word << 8 | next(below: alpha + 1) }
        return alpha << 24 | colors
      })
    #expect(try Self.areSame(CGImage(webPData: picture.webPData()), picture))
  }

  @Test func opaquePicturesAreReadOpaque() throws {
    let picture = try #require(
      Self.image(width: 40, height: 30) { x, y in 0xFF00_0000 | UInt32(x * 6 << 16 | y * 8) })
    let data = try picture.webPData()
    #expect(try CGImage(webPData: data).isOpaque)
    #expect(try Self.areSame(CGImage(webPData: data), picture))
    // gdk-pixbuf's decoder sees the same.
    #expect(try Self.areSame(CGImage(imageData: data), picture))
  }

  /// In the rows of a part there are pixels of the rest.
  @Test func aPartIsWrittenAlone() throws {
    let picture = try #require(
      Self.image(width: 40, height: 30) { x, y in 0xFF00_0000 | UInt32(x * 6 << 16 | y * 8) })
    let part = try #require(picture.cropping(to: CGRect(x: 3, y: 4, width: 5, height: 6)))
    #expect(try Self.areSame(CGImage(webPData: part.webPData()), part))
  }

  @Test(arguments: [(1, 1), (16383, 1), (1, 16383)])
  func theLeastAndTheMostPixels(width: Int, height: Int) throws {
    let picture = try #require(
      Self.image(width: width, height: height) { x, y in 0x8000_0000 | UInt32((x + y) % 128) })
    #expect(try Self.areSame(CGImage(webPData: picture.webPData()), picture))
  }

  @Test func moreThanTheFormatHoldsIsAnErrorThatSaysSo() throws {
    let picture = try #require(Self.image(width: 16384, height: 2) { _, _ in 0xFF00_0000 })
    let error = #expect(throws: ImageError.self) { _ = try picture.webPData(name: "sheet") }
    #expect(
      error?.description
        == "“sheet” could not be written: it is 16384 × 2 pixels, and a WebP has at most 16383 on "
        + "a side")
  }

  /// A file that other programs have written: a red pixel, and one of green whose alpha is 128.
  @Test func straightColorsAreMultipliedByAlpha() throws {
    let image = try CGImage(webPData: ImageFiles.webp)
    #expect(image.width == 2 && image.height == 1 && !image.isOpaque)
    #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000 && image.pixel(x: 1, y: 0) == 0x8000_8000)
  }

  @Test func partsAndOtherDataAreErrorsThatNameTheFile() throws {
    let picture = try #require(
      Self.image(width: 64, height: 64) { x, y in 0xFF00_0000 | UInt32(x * y * 37) })
    let whole = try picture.webPData()
    var data = [0, 3, 12, 16, 20, 25, whole.count / 2, whole.count - 9].map { whole.prefix($0) }
    data += [try picture.pngData(), Data("no picture".utf8)]
    for data in data {
      let error = #expect(throws: ImageError.self) {
        _ = try CGImage(webPData: data, name: "the reference")
      }
      #expect(error?.description.contains("“the reference” is not a whole WebP image") == true)
    }
    let slice = (Data([1, 2, 3]) + whole).dropFirst(3)
    #expect(try Self.areSame(CGImage(webPData: slice), picture))
  }

  @Test func changedBytesNeverTrap() throws {
    let picture = try #require(
      Self.image(width: 24, height: 24) { x, y in 0xFF00_0000 | UInt32(x * y * 911) })
    let whole = try picture.webPData()
    for place in whole.indices {
      var data = whole
      data[place] ^= 1 << UInt8(place % 8)
      let image = try? CGImage(webPData: data)
      #expect(image == nil || image.map { $0.width > 0 && $0.height > 0 } == true)
    }
  }

  @Test func aMissingLibraryIsAnErrorThatNamesThePackage() throws {
    let missing = WebPLibrary(named: "libno-such-library.so.0")
    #expect(missing == nil)
    let picture = try #require(Self.image(width: 1, height: 1) { _, _ in 0xFF00_0000 })
    let errors = [
      #expect(throws: ImageError.self) { _ = try picture.webPData(library: missing) },
      #expect(throws: ImageError.self) {
        _ = try CGImage(webPData: ImageFiles.webp, library: missing)
      },
    ]
    for error in errors {
      #expect(
        error?.description
          == "Lossless WebP pictures need the Debian package libwebp7, which is not installed")
    }
  }
}

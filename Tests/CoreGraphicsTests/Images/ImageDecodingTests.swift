import CoreGraphics
import Testing

struct ImageDecodingTests {
  /// Every component within what JPEG loses.
  private func isNear(_ pixel: UInt32, _ expected: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(pixel >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 3
    }
  }

  @Test func jpegHasItsColoursAndIsOpaque() throws {
    let image = try CGImage(imageData: ImageFiles.jpeg)
    #expect(image.width == 32 && image.height == 8 && image.isOpaque)
    #expect(isNear(image.pixel(x: 0, y: 0), 0xFFFF_0000))
    #expect(isNear(image.pixel(x: 31, y: 7), 0xFF00_00FF))
    #expect(image.bitsPerPixel == 32 && image.alphaInfo == .noneSkipLast)
  }

  /// The sides on which the rows and columns of the file are looked at (Exif 2.3, tag 274).
  @Test(arguments: [
    (1, 32, 8, true), (2, 32, 8, false), (3, 32, 8, false), (4, 32, 8, true), (5, 8, 32, true),
    (6, 8, 32, true), (7, 8, 32, false), (8, 8, 32, false),
  ])
  func jpegIsUpright(orientation: UInt8, width: Int, height: Int, beginsRed: Bool) throws {
    let image = try CGImage(imageData: ImageFiles.jpeg(orientation: orientation))
    #expect(image.width == width && image.height == height)
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(isNear(image.pixel(x: 0, y: 0), beginsRed ? red : blue))
    #expect(isNear(image.pixel(x: width - 1, y: height - 1), beginsRed ? blue : red))
  }

  @Test func gifHasItsFirstPicture() throws {
    let image = try CGImage(imageData: ImageFiles.gif)
    #expect(image.width == 2 && image.height == 2)
    #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000 && image.pixel(x: 1, y: 0) == 0xFF00_FF00)
    #expect(image.pixel(x: 0, y: 1) == 0xFF00_00FF && image.pixel(x: 1, y: 1) == 0)
  }

  @Test func bmpAndTIFFHaveTheirPixels() throws {
    let bmp = try CGImage(imageData: ImageFiles.bmp)
    #expect(bmp.pixel(x: 0, y: 0) == 0xFFFF_0000 && bmp.pixel(x: 1, y: 0) == 0xFF00_FF00)
    let tiff = try CGImage(imageData: ImageFiles.tiff)
    #expect(tiff.pixel(x: 0, y: 0) == 0xFFFF_0000 && tiff.pixel(x: 1, y: 0) == 0xFF00_00FF)
  }

  @Test func coloursAreMultipliedByAlpha() throws {
    let image = try CGImage(imageData: ImageFiles.webp)
    #expect(image.width == 2 && image.height == 1 && !image.isOpaque)
    #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000 && image.pixel(x: 1, y: 0) == 0x8000_8000)
  }

  @Test func drawingsAreSharpAtTheirScale() throws {
    let usual = try CGImage(imageData: ImageFiles.svg)
    #expect(usual.width == 4 && usual.height == 2)
    // Half covered: red of the alpha, which is half.
    let half = usual.pixel(x: 0, y: 0)
    #expect(isNear(half, 0x8080_0000))
    let double = try CGImage(imageData: ImageFiles.svg, scale: 2)
    #expect(double.width == 8 && double.height == 4)
    #expect(double.pixel(x: 0, y: 0) == 0xFFFF_0000 && double.pixel(x: 1, y: 0) == 0)
    #expect(try CGImage(imageData: ImageFiles.svg, scale: .nan).width == 4)
    #expect(throws: ImageError.self) {
      _ = try CGImage(imageData: ImageFiles.svg, scale: 1e300)
    }
  }

  @Test func pagesAreSharpAtTheirScale() throws {
    let usual = try CGImage(imageData: ImageFiles.pdf)
    #expect(usual.width == 4 && usual.height == 2 && !usual.isOpaque)
    #expect(isNear(usual.pixel(x: 0, y: 0), 0x8080_0000))
    #expect(usual.pixel(x: 3, y: 1) == 0xFF00_00FF && usual.pixel(x: 3, y: 0) == 0)
    let double = try CGImage(imageData: ImageFiles.pdf, scale: 2)
    #expect(double.width == 8 && double.height == 4)
    #expect(double.pixel(x: 0, y: 0) == 0xFFFF_0000 && double.pixel(x: 1, y: 0) == 0)
    #expect(throws: ImageError.self) {
      _ = try CGImage(imageData: ImageFiles.pdf, scale: 1e300)
    }
  }

  @Test(arguments: [ImageFiles.svg, ImageFiles.pdf])
  func vectorImagesAreDrawnAtAnySize(file: Data) throws {
    let image = try #require(try VectorImage(data: file, name: "page"))
    #expect(image.size == CGSize(width: 4, height: 2))
    // The red half unit, of 4 units, is an eighth of the width.
    let wide = try image.image(size: CGSize(width: 80, height: 40), scale: 2)
    #expect(wide.width == 160 && wide.height == 80)
    #expect(wide.pixel(x: 19, y: 8) == 0xFFFF_0000 && wide.pixel(x: 20, y: 8) == 0)
    #expect(try image.image(size: CGSize(width: 80, height: 40), scale: 2) === wide)
    let stretched = try image.image(size: CGSize(width: 80, height: 8), scale: 2)
    #expect(stretched.width == 160 && stretched.height == (file == ImageFiles.pdf ? 16 : 80))
    #expect(stretched.pixel(x: 19, y: 8) == 0xFFFF_0000 && stretched.pixel(x: 20, y: 8) == 0)
    #expect(try image.image(size: CGSize(width: CGFloat.nan, height: -1), scale: 1).width == 1)
    #expect(try image.image(scale: 1e9).width == 8192)
    #expect(try VectorImage(data: ImageFiles.gif, name: "picture") == nil)
  }

  @Test(arguments: [
    ImageFiles.jpeg, ImageFiles.gif, ImageFiles.bmp, ImageFiles.tiff, ImageFiles.webp,
    ImageFiles.svg, ImageFiles.pdf,
  ])
  func partsAreErrorsThatNameTheFile(whole: Data) throws {
    for length in [0, 2, 12, 20, whole.count / 2] {
      let error = #expect(throws: ImageError.self) {
        _ = try CGImage(imageData: whole.prefix(length), name: "photo")
      }
      #expect(error?.description.contains("photo") == true)
    }
    // Bytes that are read from their own beginning.
    let slice = (Data([1, 2, 3]) + whole).dropFirst(3)
    #expect(try CGImage(imageData: slice).width == CGImage(imageData: whole).width)
  }

  @Test func changedBytesNeverTrap() throws {
    let small = [ImageFiles.gif, ImageFiles.bmp, ImageFiles.tiff, ImageFiles.webp, ImageFiles.svg]
    for whole in small + [ImageFiles.jpeg, ImageFiles.pdf] {
      // One bit in each byte, another one in its neighbour.
      for place in whole.indices {
        var data = whole
        data[place] ^= 1 << UInt8(place % 8)
        let image = try? CGImage(imageData: data)
        #expect(image == nil || image.map { $0.width > 0 && $0.height > 0 } == true)
      }
    }
  }

  @Test func absurdSizesAreRefusedBeforeMemoryIsTaken() throws {
    var jpeg = ImageFiles.jpeg
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0])))
    let size = frame.lowerBound + 5
    jpeg.replaceSubrange(size..<size + 4, with: [0xFF, 0x00, 0xFE, 0x00])
    #expect(
      throws: ImageError.impossibleSize(name: "image data", width: 0xFE00, height: 0xFF00)
    ) { _ = try CGImage(imageData: jpeg) }

    var gif = ImageFiles.gif
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFE, 0xFF])
    #expect(
      throws: ImageError.impossibleSize(name: "image data", width: 0xFFFF, height: 0xFFFE)
    ) { _ = try CGImage(imageData: gif) }

    let text = String(decoding: ImageFiles.svg, as: UTF8.self)
    let svg = Data(text.replacingOccurrences(of: "width=\"4\"", with: "width=\"40000\"").utf8)
    #expect(throws: ImageError.impossibleSize(name: "image data", width: 40000, height: 2)) {
      _ = try CGImage(imageData: svg)
    }
    var bmp = ImageFiles.bmp
    bmp.replaceSubrange(18..<26, with: [0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 0, 0])
    #expect(throws: ImageError.self) { _ = try CGImage(imageData: bmp) }
  }

  @Test func otherDataIsNoImage() {
    for data in [Data(), Data("%!PS-Adobe-3.0".utf8), Data("<html></html>".utf8)] {
      #expect(throws: ImageError.unknownFormat(name: "page")) {
        _ = try CGImage(imageData: data, name: "page")
      }
    }
  }

  @Test func aMissingLibraryIsAnErrorThatNamesThePackage() throws {
    let missing = PixbufLibrary(named: "libno-such-library.so.0")
    #expect(missing == nil)
    let packages: [(Data, ImageFormat, String)] = [
      (ImageFiles.jpeg, .jpeg, "libgdk-pixbuf-2.0-0"),
      (ImageFiles.webp, .webp, "webp-pixbuf-loader"), (ImageFiles.svg, .svg, "librsvg2-common"),
    ]
    for (data, format, package) in packages {
      let error = #expect(throws: ImageError.noDecoder(format: format)) {
        _ = try CGImage(imageData: data, library: missing)
      }
      #expect(error?.description.contains(format.rawValue) == true)
      #expect(error?.description.contains(package) == true)
    }
    let poppler = PopplerLibrary(named: "libno-such-library.so.0")
    let error = #expect(throws: ImageError.noDecoder(format: .pdf)) {
      _ = try CGImage(imageData: ImageFiles.pdf, pdfLibrary: poppler)
    }
    #expect(error?.description.contains("libpoppler-glib8") == true)
  }

  @Test func pngNeedsNoLibrary() throws {
    let png = try #require(CGImage(width: 3, height: 2) { _ in }).pngData()
    func unexpected() -> PixbufLibrary? {
      Issue.record("the library is opened for a PNG")
      return nil
    }
    func unexpectedForPages() -> PopplerLibrary? {
      Issue.record("the library is opened for other images than PDF")
      return nil
    }
    let image = try CGImage(
      imageData: png, library: unexpected(), pdfLibrary: unexpectedForPages())
    #expect(image.width == 3)
    #expect(try CGImage(imageData: ImageFiles.gif, pdfLibrary: unexpectedForPages()).width == 2)
  }

  /// The first number of the first quantization table is 16 at the quality of the standard's own
  /// table (ITU-T T.81, K.1), which libjpeg calls 50, 1 at the best and 255 at the worst.
  @Test(arguments: [(0.5, 16), (1, 1), (0, 255), (7, 1), (-1, 255)] as [(CGFloat, UInt8)])
  func theQualityIsThatOfTheTables(quality: CGFloat, expected: UInt8) throws {
    let image = try #require(CGImage(width: 8, height: 8) { _ in })
    let data = try image.jpegData(quality: quality)
    let table = try #require(data.range(of: Data([0xFF, 0xDB])))
    #expect(data[table.lowerBound + 5] == expected)
  }

  @Test func jpegIsWrittenOnWhite() throws {
    let image = try #require(
      CGImage(width: 32, height: 16) { buffer in
        // The left half stays transparent; the right one is half transparent red.
        for y in 0..<16 {
          for x in 16..<32 {
            buffer.base.storeBytes(
              of: 0x8080_0000, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      })
    let decoded = try CGImage(imageData: image.jpegData(quality: 0.9))
    #expect(decoded.width == 32 && decoded.height == 16)
    #expect(isNear(decoded.pixel(x: 0, y: 0), 0xFFFF_FFFF))
    #expect(isNear(decoded.pixel(x: 31, y: 15), 0xFFFF_7F7F))
  }
}

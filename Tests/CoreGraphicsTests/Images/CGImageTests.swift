import CoreGraphics
import Testing

struct CGImageTests {
  @Test(arguments: [(0, 1), (1, 0), (-5, 5), (32768, 1), (32767, 32767), (Int.max, Int.max)])
  func impossibleSizesMakeNoImage(width: Int, height: Int) {
    #expect(CGImage(width: width, height: height) { _ in } == nil)
    #expect(CGContext(width: width, height: height) == nil)
  }

  @Test func rowsBeginAtCacheLines() throws {
    let image = try #require(CGImage(width: 3, height: 2) { _ in })
    #expect(image.bytesPerRow % 64 == 0)
    #expect(UInt(bitPattern: image.pixels) % 64 == 0)
    #expect(image.pixel(x: 2, y: 1) == 0)
  }

  @Test func aPartSharesThePixels() throws {
    let image = try #require(Self.numbered(width: 8, height: 8))
    let part = try #require(image.cropping(to: CGRect(x: 2, y: 3, width: 4, height: 2)))
    #expect(part.width == 4 && part.height == 2)
    #expect(part.pixel(x: 0, y: 0) == image.pixel(x: 2, y: 3))
    #expect(part.pixel(x: 3, y: 1) == image.pixel(x: 5, y: 4))
    let corner = try #require(part.cropping(to: CGRect(x: 3, y: 1, width: 50, height: 50)))
    #expect(corner.width == 1 && corner.pixel(x: 0, y: 0) == image.pixel(x: 5, y: 4))
  }

  @Test func aPartIsMadeWholeOutwards() throws {
    let image = try #require(Self.numbered(width: 8, height: 8))
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1.5, width: 1, height: 1)))
    #expect(part.width == 2 && part.height == 2)
    #expect(image.cropping(to: .infinite)?.width == 8)
  }

  @Test func aPartOutsideIsNothing() throws {
    let image = try #require(Self.numbered(width: 8, height: 8))
    #expect(image.cropping(to: CGRect(x: 8, y: 0, width: 4, height: 4)) == nil)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 0, height: 4)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func everyPremultipliedPixelSurvivesPNG() throws {
    // One column for every alpha, one row for every colour that it allows.
    let image = try #require(
      CGImage(width: 256, height: 256) { buffer in
        for y in 0..<256 {
          for x in 0..<256 {
            let (alpha, color) = (UInt32(x), UInt32(min(x, y)))
            buffer.base.storeBytes(
              of: alpha << 24 | color << 16 | (alpha - color) << 8 | color,
              toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      })
    let decoded = try CGImage(pngData: image.pngData())
    #expect(decoded.width == 256 && decoded.height == 256 && !decoded.isOpaque)
    var differences = 0
    for y in 0..<256 {
      for x in 0..<256 where decoded.pixel(x: x, y: y) != image.pixel(x: x, y: y) {
        differences += 1
      }
    }
    #expect(differences == 0)
  }

  @Test func anOpaqueImageStaysOpaqueInPNG() throws {
    let image = try #require(
      CGImage(width: 5, height: 5, isOpaque: true) { buffer in
        buffer.base.storeBytes(of: 0x0012_3456, toByteOffset: 4, as: UInt32.self)
      })
    let decoded = try CGImage(pngData: image.pngData())
    #expect(decoded.isOpaque)
    #expect(decoded.pixel(x: 1, y: 0) == 0xFF12_3456)
    #expect(decoded.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test func aPartOfAnImageCanBeWritten() throws {
    let image = try #require(Self.numbered(width: 20, height: 20))
    let part = try #require(image.cropping(to: CGRect(x: 3, y: 4, width: 5, height: 6)))
    let decoded = try CGImage(pngData: part.pngData())
    #expect(decoded.width == 5 && decoded.pixel(x: 4, y: 5) == image.pixel(x: 7, y: 9))
  }

  @Test func brokenDataIsAnErrorThatNamesIt() throws {
    let whole = try #require(Self.numbered(width: 64, height: 64)).pngData()
    for length in [0, 4, 8, 20, 24, 40, whole.count / 2, whole.count - 13] {
      let error = #expect(throws: ImageError.self) {
        _ = try CGImage(pngData: whole.prefix(length), name: "icon.png")
      }
      #expect(error?.description.contains("icon.png") == true)
    }
    #expect(throws: ImageError.self) { _ = try CGImage(pngData: Data("GIF89a".utf8)) }
  }

  @Test func anAbsurdSizeIsRefusedBeforeMemoryIsTaken() throws {
    var data = try #require(Self.numbered(width: 2, height: 2)).pngData()
    data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(
      throws: ImageError.impossibleSize(
        name: "PNG data", width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)
    ) { _ = try CGImage(pngData: data) }
  }

  @Test func aSliceOfDataIsReadFromItsOwnBeginning() throws {
    let png = try #require(Self.numbered(width: 4, height: 4)).pngData()
    let slice = (Data([1, 2, 3]) + png).dropFirst(3)
    #expect(try CGImage(pngData: slice).width == 4)
  }

  @Test func aFileIsWrittenAndReadAndAMissingOneIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CGImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = try #require(Self.numbered(width: 4, height: 4))
    let file = folder.appendingPathComponent("four.png")
    try image.writePNG(to: file)
    #expect(try CGImage(pngFile: file).pixel(x: 1, y: 1) == image.pixel(x: 1, y: 1))

    let missing = folder.appendingPathComponent("missing.png")
    let error = #expect(throws: ImageError.self) { _ = try CGImage(pngFile: missing) }
    #expect(error?.description.contains("missing.png") == true)
    let nowhere = folder.appendingPathComponent("no/such/folder.png")
    #expect(throws: ImageError.self) { try image.writePNG(to: nowhere) }
  }

  /// Opaque pixels that all differ.
  private static func numbered(width: Int, height: Int) -> CGImage? {
    CGImage(width: width, height: height) { buffer in
      for y in 0..<height {
        for x in 0..<width {
          buffer.base.storeBytes(
            of: 0xFF00_0000 | UInt32(y * width + x) * 0x0101,
            toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
  }
}

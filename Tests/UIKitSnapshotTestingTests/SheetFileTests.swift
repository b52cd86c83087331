import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// How a sheet is laid out and stored.
@MainActor
struct SheetFileTests {
  private func picture(width: Int, height: Int, seed: UInt32, alpha: UInt32) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height, drawsAll: true) { buffer in
        for y in 0..<height {
          let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            let hash = (UInt32(x) &* 7919 &+ UInt32(y) &* 104_729 &+ seed) &* 2_654_435_761
            let colors = (0..<3).map { (hash >> (8 * $0) & 0xFF) * alpha / 255 << (8 * $0) }
            row[x] = colors.reduce(alpha << 24, |)
          }
        }
      })
  }

  private func sheet(alpha: UInt32) throws -> SnapshotSheet {
    let sizes = [(320, 40), (320, 40), (900, 30), (500, 8), (1, 1)]
    return SnapshotSheet(
      moments: try sizes.enumerated().map { index, size in
        SnapshotSheet.Moment(
          name: "moment \(index)",
          image: try picture(
            width: size.0, height: size.1, seed: UInt32(index), alpha: alpha))
      })
  }

  @Test(arguments: [255, 100, 0] as [UInt32])
  func aSheetIsReadAsItWasWritten(alpha: UInt32) throws {
    let sheet = try sheet(alpha: alpha)
    let read = try SheetFile.sheet(SheetFile.data(sheet))
    #expect(read.moments.map(\.name) == sheet.moments.map(\.name))
    for (one, other) in zip(read.moments, sheet.moments) {
      #expect(one.image.width == other.image.width && one.image.height == other.image.height)
      #expect(PixelDifference(from: one.image, to: other.image, tolerance: 0).count == 0)
    }
  }

  /// Programs that show pictures see all of them, with their names above on pale grey.
  @Test func otherProgramsSeeThePicturesAndTheirNames() throws {
    let sheet = try sheet(alpha: 255)
    let shown = try CGImage(imageData: SheetFile.data(sheet))
    let layout = SheetPicture(sheet.moments).layout
    #expect(shown.width == layout.width && shown.height == layout.height)
    for (moment, frame) in zip(sheet.moments, layout.frames) {
      #expect(shown.pixel(x: frame.x, y: frame.y) == moment.image.pixel(x: 0, y: 0))
      let isWritten = (frame.y - SnapshotSheetLayout.captionHeight..<frame.y).contains { y in
        (frame.x..<frame.maxX).contains { shown.pixel(x: $0, y: y) & 0xFF < 0x80 }
      }
      #expect(isWritten == (frame.width > 1), "\(moment.name)")
    }
    #expect(shown.pixel(x: 2, y: 2) == 0xFFE0_E0E6)
  }

  @Test func dataThatIsNoSheetIsAnErrorThatSaysSo() throws {
    let sheet = try sheet(alpha: 255)
    let single = try sheet.moments[0].image.webPData()
    let error = #expect(throws: SnapshotError.self) { try SheetFile.sheet(single) }
    #expect(error?.description == "The reference is one picture instead of a sheet.")
    let whole = try SheetFile.data(sheet)
    // Without the end the list is missing, and then the picture.
    for length in [whole.count - 3, whole.count - 200, whole.count / 2, 40, 12, 0] {
      #expect(throws: (any Error).self) { try SheetFile.sheet(whole.prefix(length)) }
    }
  }

  @Test(arguments: [
    "1 2 20 x a", "1 2 20 10", "", "-1 2 20 10 a", "9000 2 20 10 a", "1 2 0 10 a",
    "1 2 9223372036854775807 10 a",
  ])
  func aListThatDoesNotFitThePictureIsAnErrorThatSaysSo(line: String) throws {
    let image = try picture(width: 30, height: 20, seed: 1, alpha: 255)
    var file = try #require(WebPFile(image.webPData()))
    file.add(
      Data("0 0 9 9 first\n\(line)\n".utf8), kind: "SHOT", width: image.width,
      height: image.height, isOpaque: true)
    if line.isEmpty {
      #expect(try SheetFile.sheet(file.data).moments.count == 1)
    } else {
      let error = #expect(throws: SnapshotError.self) { try SheetFile.sheet(file.data) }
      #expect(error?.description.contains(line) == true)
    }
  }

  @Test func aSheetThatIsTooHighIsAnErrorThatSaysSo() throws {
    let long = try picture(width: 1, height: 16_383, seed: 1, alpha: 255)
    let sheet = SnapshotSheet(moments: [SnapshotSheet.Moment(name: "long", image: long)])
    let error = #expect(throws: ImageError.self) { _ = try SheetFile.data(sheet) }
    #expect(error?.description.contains("at most 16383") == true)
  }

  @Test func picturesFillRowsThatWrap() {
    let layout = SnapshotSheetLayout(
      sizes: Array(repeating: (4000, 568), count: 6) + [(16000, 10), (5, 5)])
    #expect(layout.frames.map(\.x) == [16, 4032, 8048, 12064, 16, 4032, 16, 16032])
    #expect(layout.frames.map(\.y) == [32, 32, 32, 32, 640, 640, 1248, 1248])
    #expect(layout.width == 16080 && layout.height == 1274)
  }

  @Test func picturesAndNamesDoNotOverlap() {
    let sizes = (1...120).map { (width: $0 * 37 % 400 + 1, height: $0 * 53 % 300 + 1) }
    let layout = SnapshotSheetLayout(sizes: sizes)
    let cells = layout.frames.map { frame in
      PixelRect(
        left: frame.x, top: frame.y - SnapshotSheetLayout.captionHeight, right: frame.maxX,
        bottom: frame.maxY)
    }
    for (index, cell) in cells.enumerated() {
      #expect(cell.x % 16 == 0 && cell.y % 16 == 0)
      #expect(cell.x >= 16 && cell.y >= 16)
      #expect(cell.maxX + 16 <= layout.width && cell.maxY + 16 <= layout.height)
      #expect(layout.width <= 16383)
      for other in cells[..<index] { #expect(cell.intersection(other).isEmpty) }
    }
  }
}

import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// How the pictures of a sheet are compared.
@MainActor
final class SnapshotSheetTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sheets-\(UUID().uuidString)")
  private let versions = RenderingVersions(text: "Inter 4.0\n")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func verification(
    versions: RenderingVersions? = nil, comparison: SnapshotComparison = .exact
  ) -> SnapshotVerification {
    SnapshotVerification(
      files: SnapshotFiles(
        testFile: folder.appendingPathComponent("SomeTests.swift").path, test: "aTest()",
        name: nil, pathExtension: "webp", actualExtension: "png"),
      isRecording: false, versions: versions ?? self.versions, comparison: comparison)
  }

  /// A picture in one colour, with other pixels at some places.
  private func picture(
    _ word: UInt32 = 0xFF80_8080, width: Int = 8, height: Int = 8, marks: [PixelRect] = [],
    mark: UInt32 = 0xFFFF_0000
  ) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height, drawsAll: true) { buffer in
        for y in 0..<height {
          let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
            row[x] = marks.contains { !$0.intersection(pixel).isEmpty } ? mark : word
          }
        }
      })
  }

  private func sheet(_ pictures: [(String, CGImage)]) -> SnapshotSheet {
    pictures.reduce(into: SnapshotSheet()) { $0.add($1.1, as: .image, named: $1.0) }
  }

  /// The message of a comparison that finds a difference; nil where it finds none.
  private func failure(
    _ sheet: SnapshotSheet, _ verification: SnapshotVerification? = nil, hasText: Bool = true
  ) -> String? {
    let verification = verification ?? self.verification()
    switch verification.verify({ sheet }, as: .image(hasText: hasText)) {
    case .matches, .matchesCoarsely: return nil
    case .differs(let message), .differsCoarsely(let message, _), .recorded(let message),
      .impossible(let message):
      return message
    }
  }

  private func record(_ sheet: SnapshotSheet) throws {
    let message = try #require(failure(sheet))
    #expect(message.contains("was recorded"))
    #expect(self.failure(sheet) == nil, "The sheet is its own reference.")
  }

  @Test func aPictureThatDiffersIsNamedAndSoIsWhereInIt() throws {
    let gray = try picture()
    try record(sheet([("rest", gray), ("pushing", gray), ("pushed", gray)]))
    let marked = try picture(marks: [PixelRect(x: 5, y: 2, width: 2, height: 3)])
    let message = try #require(
      failure(sheet([("rest", gray), ("pushing", marked), ("pushed", gray)])))
    #expect(
      message.contains(
        "“pushing”: 6 of 64 pixels differ, by at most 128 of 255, in columns 5 to 6 and rows 2 to 4"
      ))
    #expect(!message.contains("“rest”") && !message.contains("“pushed”"))
  }

  @Test func theActualAndTheDifferencePictureShowTheSheet() throws {
    let gray = try picture()
    try record(sheet([("a", gray), ("b", gray)]))
    let marked = try picture(marks: [PixelRect(x: 5, y: 2, width: 1, height: 1)])
    let changed = sheet([("a", gray), ("b", marked)])
    let files = verification().files
    let message = try #require(failure(changed))
    #expect(message.contains(files.actual.path) && message.contains(files.difference.path))
    let frame = SheetPicture(changed.moments).layout.frames[1]
    let actual = try CGImage(pngFile: files.actual)
    #expect(actual.pixel(x: frame.x + 5, y: frame.y + 2) == 0xFFFF_0000)
    let difference = try CGImage(pngFile: files.difference)
    #expect(actual.width == difference.width && actual.height == difference.height)
    // Strong red where it differs much, and elsewhere the pale reference.
    #expect(difference.pixel(x: frame.x + 5, y: frame.y + 2) == 0xFFFF_3F3F)
    #expect(difference.pixel(x: frame.x + 4, y: frame.y + 2) == 0xFFDF_DFDF)
    #expect(self.failure(sheet([("a", gray), ("b", gray)])) == nil)
    #expect(!FileManager.default.fileExists(atPath: files.actual.path))
    #expect(!FileManager.default.fileExists(atPath: files.difference.path))
  }

  @Test func aPictureMoreOrLessIsADifference() throws {
    let gray = try picture()
    try record(sheet([("a", gray), ("b", gray)]))
    #expect(
      failure(sheet([("a", gray), ("b", gray), ("c", gray)]))?
        .contains("“c” is in the sheet, but not in the reference.") == true)
    let less = try #require(failure(sheet([("b", gray)])))
    #expect(less.contains("“a” is in the reference, but not in the sheet."))
    #expect(!less.contains("“b”"))
  }

  @Test func anotherNameAndAnotherOrderAreDifferences() throws {
    let gray = try picture()
    try record(sheet([("a", gray), ("b", gray)]))
    let renamed = try #require(failure(sheet([("a", gray), ("c", gray)])))
    #expect(renamed.contains("“b” is in the reference") && renamed.contains("“c” is in the sheet"))
    #expect(
      failure(sheet([("b", gray), ("a", gray)]))?
        .contains("in another order: a, b in the reference, b, a in the sheet") == true)
  }

  @Test func anotherSizeOfOnePictureIsADifference() throws {
    let gray = try picture()
    try record(sheet([("a", gray), ("b", gray)]))
    let message = try #require(
      failure(sheet([("a", gray), ("b", picture(width: 7, height: 9))])))
    #expect(message.contains("“b”: The reference is 8 × 8 pixels, the picture 7 × 9."))
    #expect(!message.contains("“a”"))
  }

  @Test func oneOf255IsRoundingAndTwoIsADifference() throws {
    try record(sheet([("a", picture()), ("b", picture())]))
    #expect(failure(sheet([("a", try picture()), ("b", try picture(0xFF81_7F80))])) == nil)
    #expect(failure(sheet([("a", try picture()), ("b", try picture(0xFF82_8080))])) != nil)
  }

  /// Two of 1,000 pixels are too many of one picture, though not of all three.
  @Test func anotherCompositorMayDifferInAThousandthOfEachPicture() throws {
    let gray = try picture(width: 50, height: 20)
    let other = verification(comparison: .otherCompositor)
    try record(sheet([("a", gray), ("b", gray), ("c", gray)]))
    let one = try picture(
      width: 50, height: 20, marks: [PixelRect(x: 9, y: 9, width: 1, height: 1)])
    #expect(failure(sheet([("a", one), ("b", one), ("c", one)]), other) == nil)
    let two = try picture(
      width: 50, height: 20, marks: [PixelRect(x: 9, y: 9, width: 2, height: 1)])
    #expect(failure(sheet([("a", gray), ("b", two), ("c", gray)]), other)?.contains("“b”") == true)
  }

  /// Each picture has the cells that it has alone: the mark fills one of them. Seen with a pixel
  /// more, a cell has four fifths of the mark.
  @Test func underOtherVersionsEachPictureIsComparedCoarselyInItsOwnCells() throws {
    let first = try picture(width: 7, height: 9)
    try record(sheet([("a", first), ("b", picture())]))
    let others = verification(versions: RenderingVersions(text: "Inter 5.0\n"))
    func changed(by difference: UInt32) throws -> SnapshotSheet {
      let marked = try picture(
        marks: [PixelRect(x: 4, y: 4, width: 4, height: 4)], mark: 0xFF80_8080 + difference)
      return sheet([("a", first), ("b", marked)])
    }
    #expect(try failure(changed(by: 20)) != nil)
    #expect(try failure(changed(by: 20), others) == nil)
    let message = try #require(failure(changed(by: 21), others))
    #expect(message.contains("“b”: 1 of 4 cells of 4 × 4 pixels differ, by at most 17 of 255"))
    #expect(try self.failure(changed(by: 20), others, hasText: false) != nil)
  }

  /// Texts within two points are the same: eight pixels off, with letters of four, only at three
  /// pixels a point.
  @Test func aPictureIsComparedCoarselyAtItsOwnScale() throws {
    func page(_ x: Int) throws -> CGImage {
      try picture(width: 40, height: 12, marks: [PixelRect(x: x, y: 4, width: 4, height: 4)])
    }
    func sheet(_ x: Int, scale: CGFloat) throws -> SnapshotSheet {
      var sheet = SnapshotSheet()
      sheet.add(try picture(), as: .image, named: "a")
      sheet.add(try page(x), as: .image(scale: scale), named: "b")
      return sheet
    }
    try record(sheet(12, scale: 1))
    let others = verification(versions: RenderingVersions(text: "Inter 5.0\n"))
    #expect(try failure(sheet(20, scale: 3), others) == nil)
    #expect(try failure(sheet(20, scale: 1), others) != nil)
  }

  @Test func picturesThatCannotBeTakenAreReported() throws {
    var sheet = SnapshotSheet()
    #expect(failure(sheet)?.contains("The sheet has no pictures.") == true)
    sheet.add(UIView(), as: .image, named: "a")
    #expect(failure(sheet)?.contains("no area") == true)
    let gray = try picture()
    #expect(
      failure(self.sheet([("a", gray), ("a", gray)]))?.contains("are named “a”") == true)
    #expect(failure(self.sheet([("a\nb", gray)]))?.contains("is no name") == true)
  }
}

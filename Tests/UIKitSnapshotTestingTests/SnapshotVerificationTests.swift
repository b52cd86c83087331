import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// Recording, comparing and telling, in a folder of its own.
@MainActor
final class SnapshotVerificationTests {
  private let folder: URL
  private let versions = RenderingVersions(text: "Inter 4.0\nPango 1.50\nCairo 1.16\n")

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func verification(
    named name: String? = "n", in test: String = "aTest()", pathExtension: String = "webp",
    isRecording: Bool = false, versions: RenderingVersions? = nil
  ) -> SnapshotVerification {
    SnapshotVerification(
      files: SnapshotFiles(
        testFile: folder.appendingPathComponent("SomeTests.swift").path, test: test, name: name,
        pathExtension: pathExtension, actualExtension: pathExtension == "webp" ? "png" : "txt"),
      isRecording: isRecording, versions: versions ?? self.versions)
  }

  private func image(_ words: [UInt32], width: Int) throws -> CGImage {
    try #require(
      CGImage(width: width, height: words.count / width) { buffer in
        for (index, word) in words.enumerated() {
          buffer.base.storeBytes(
            of: word, toByteOffset: index / width * buffer.bytesPerRow + index % width * 4,
            as: UInt32.self)
        }
      })
  }

  private var left: [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.contains(".") }.sorted()
  }

  @Test func aMissingReferenceIsRecordedAndReported() throws {
    let picture = try image([0xFF00_0000, 0xFFFF_FFFF], width: 2)
    guard case .recorded(let message) = verification().verify({ picture }, as: .image) else {
      Issue.record("It was not recorded.")
      return
    }
    #expect(message.contains("SomeTests/aTest.n") && message.contains(folder.path))
    #expect(left == ["__Snapshots__/SomeTests/aTest.n.webp", "__Snapshots__/versions.txt"])
    #expect(verification().verify({ picture }, as: .image) == .matches)
  }

  @Test func oneOf255IsRoundingAndTwoIsADifference() throws {
    let reference = try image([0xFF80_8080, 0xFF80_8080, 0xFF80_8080, 0xFF80_8080], width: 2)
    _ = verification().verify({ reference }, as: .image)
    let near = try image([0xFF81_7F80, 0xFF80_8081, 0xFF80_8080, 0xFF80_8080], width: 2)
    #expect(verification().verify({ near }, as: .image) == .matches)
    let far = try image([0xFF80_8080, 0xFF80_8080, 0xFF80_8082, 0xFFFF_8080], width: 2)
    guard case .differs(let message) = verification().verify({ far }, as: .image) else {
      Issue.record("It passed.")
      return
    }
    #expect(message.contains("2 of 4 pixels differ, by at most 127 of 255"))
    #expect(message.contains("columns 0 to 1 and rows 1 to 1"))
    #expect(message.contains("aTest.n.actual.png") && message.contains("aTest.n.difference.png"))
    #expect(message.contains("RECORD_SNAPSHOTS=1 swift test --filter aTest"))
    #expect(left.filter { $0.contains(".actual.") || $0.contains(".difference.") }.count == 2)
    let folder = folder.appendingPathComponent("__Snapshots__/SomeTests")
    let shown = try CGImage(pngFile: folder.appendingPathComponent("aTest.n.difference.png"))
    #expect(shown.pixel(x: 1, y: 1) == 0xFFFF_4040, "strong red where it differs much")
    #expect(shown.pixel(x: 0, y: 0) == 0xFFDF_DFDF, "the reference, pale")
    let actual = try CGImage(pngFile: folder.appendingPathComponent("aTest.n.actual.png"))
    #expect(actual.pixel(x: 1, y: 1) == 0xFFFF_8080)
    #expect(verification().verify({ reference }, as: .image) == .matches)
    #expect(left.filter { $0.contains(".actual.") || $0.contains(".difference.") }.isEmpty)
  }

  @Test func anotherSizeIsADifferenceWithoutAPicture() throws {
    _ = verification().verify({ try self.image([0, 0], width: 2) }, as: .image)
    let outcome = verification().verify({ try self.image([0, 0], width: 1) }, as: .image)
    guard case .differs(let message) = outcome else {
      Issue.record("It passed.")
      return
    }
    #expect(message.contains("2 × 1") && message.contains("1 × 2"))
    #expect(!message.contains("difference.png"))
  }

  @Test func recordingAgainTakesTheNewPicture() throws {
    let (old, new) = (try image([0xFF00_0000], width: 1), try image([0xFFFF_FFFF], width: 1))
    _ = verification().verify({ old }, as: .image)
    guard case .differs = verification().verify({ new }, as: .image) else {
      Issue.record("It passed.")
      return
    }
    guard case .recorded = verification(isRecording: true).verify({ new }, as: .image) else {
      Issue.record("It was not recorded.")
      return
    }
    #expect(verification().verify({ new }, as: .image) == .matches)
    #expect(left.count == 2, "nothing of the failure is left")
  }

  @Test func textIsComparedCoarselyUnderOtherVersions() throws {
    let old = try image(Array(repeating: 0xFF80_8080, count: 16), width: 4)
    let near = try image(Array(repeating: 0xFF90_7080, count: 16), width: 4)
    let far = try image(Array(repeating: 0xFF80_8091, count: 16), width: 4)
    _ = verification().verify({ old }, as: .image)
    let others = RenderingVersions(text: "Inter 4.0\nPango 1.54\nCairo 1.18\n")
    let verification = verification(versions: others)
    #expect(verification.verify({ old }, as: .image) == .matches)
    let outcome = verification.verify({ near }, as: .image)
    guard case .matchesCoarsely(let reason) = outcome else {
      Issue.record("It was not compared coarsely: \(outcome)")
      return
    }
    #expect(reason.contains("Pango 1.50, here 1.54; Cairo 1.16, here 1.18"))
    #expect(!reason.contains("Inter"))
    guard case .differsCoarsely(let message, reason) = verification.verify({ far }, as: .image)
    else {
      Issue.record("It passed.")
      return
    }
    #expect(message.contains("1 of 1 cells of 4 × 4 pixels differ, by at most 17 of 255"))
    #expect(left.filter { $0.contains(".actual.") || $0.contains(".difference.") }.count == 2)
    guard case .differs = verification.verify({ near }, as: .image(hasText: false)) else {
      Issue.record("A picture without text was not compared exactly.")
      return
    }
  }

  @Test func textIsComparedCoarselyWhereItIsAskedFor() throws {
    let old = try image(Array(repeating: 0xFF80_8080, count: 16), width: 4)
    let near = try image(Array(repeating: 0xFF90_7080, count: 16), width: 4)
    _ = verification().verify({ old }, as: .image)
    var verification = verification()
    verification.isCoarse = true
    #expect(verification.verify({ old }, as: .image) == .matchesCoarsely("COARSE_SNAPSHOTS"))
    #expect(verification.verify({ near }, as: .image) == .matchesCoarsely("COARSE_SNAPSHOTS"))
    #expect(verification.verify({ old }, as: .image(hasText: false)) == .matches)
  }

  @Test func theCountsSayHowManyWereComparedWhichWay() {
    var counts = SnapshotCounts()
    for outcome in [SnapshotOutcome.matches, .differs("…"), .matches, .recorded("…")] {
      counts.note(outcome)
    }
    #expect("\(counts)" == "Snapshots: 3 compared exactly, 0 coarsely, 1 skipped.")
    counts.note(.matchesCoarsely("other versions: Pango 1.50, here 1.54"))
    counts.note(.differsCoarsely("…", "other versions: Pango 1.50, here 1.54"))
    #expect(
      "\(counts)" == "Snapshots: 3 compared exactly, 2 coarsely, 1 skipped. "
        + "Coarsely because of other versions: Pango 1.50, here 1.54.")
  }

  private func recordedVersions(of names: [String]) -> [RenderingVersions?] {
    names.map { verification(named: $0).files.recordedVersions }
  }

  @Test func eachReferenceHasTheVersionsThatItWasMadeWith() throws {
    let picture = try image([0xFF00_0000], width: 1)
    for name in ["a", "b"] { _ = verification(named: name).verify({ picture }, as: .image) }
    let others = RenderingVersions(text: "Inter not installed\nPango 1.54\nCairo 1.16\n")
    _ = verification(named: "new", versions: others).verify({ picture }, as: .image)
    #expect(recordedVersions(of: ["a", "b", "new"]) == [versions, versions, others])
    _ = verification(named: "a", isRecording: true, versions: others)
      .verify({ picture }, as: .image)
    #expect(recordedVersions(of: ["a", "b", "new"]) == [others, versions, others])
    _ = verification(named: "a", isRecording: true).verify({ picture }, as: .image)
    #expect(recordedVersions(of: ["a", "b", "new"]) == [versions, versions, others])
  }

  /// To accept one reference that differs here does not make the others compared exactly.
  @Test func anotherReferenceIsComparedCoarselyAfterOneWasRecordedHere() throws {
    let old = try image(Array(repeating: 0xFF80_8080, count: 16), width: 4)
    let near = try image(Array(repeating: 0xFF90_7080, count: 16), width: 4)
    for name in ["a", "b"] { _ = verification(named: name).verify({ old }, as: .image) }
    let others = RenderingVersions(text: "Inter 4.0\nPango 1.54\nCairo 1.16\n")
    _ = verification(named: "a", isRecording: true, versions: others).verify({ near }, as: .image)
    #expect(verification(named: "a", versions: others).verify({ near }, as: .image) == .matches)
    let reason = "other versions: Pango 1.50, here 1.54"
    #expect(
      verification(named: "b", versions: others).verify({ near }, as: .image)
        == .matchesCoarsely(reason))
  }

  @Test func versionsAreThoseOfTheWholeFolderOnceAllIsRecordedAgain() throws {
    let picture = try image([0xFF00_0000], width: 1)
    for name in ["a", "b"] { _ = verification(named: name).verify({ picture }, as: .image) }
    let others = RenderingVersions(text: "Inter 5.0\nPango 1.50\nCairo 1.16\n")
    for name in ["a", "b"] {
      _ = verification(named: name, isRecording: true, versions: others)
        .verify({ picture }, as: .image)
    }
    #expect(
      try String(contentsOf: verification().files.versions, encoding: .utf8) == others.text)
  }

  @Test func textTreesShowTheLinesThatDiffer() {
    let text = verification(pathExtension: "txt")
    let old = Snapshotting<String, String>(diffing: .text, hasText: false) { $0 }
    _ = text.verify({ "root\n | a\n | b" }, as: old)
    #expect(text.verify({ "root\n | a\n | b" }, as: old) == .matches)
    guard case .differs(let message) = text.verify({ "root\n | a\n | c" }, as: old) else {
      Issue.record("It passed.")
      return
    }
    #expect(message.contains("2 lines differ") && message.contains("-  | b\n+  | c"))
    #expect(left.contains("__Snapshots__/SomeTests/aTest.n.actual.txt"))
  }

  @Test func aBrokenReferenceIsReported() throws {
    let files = verification().files
    try files.write(Data("no picture".utf8), to: files.reference)
    let outcome = verification().verify({ try self.image([0], width: 1) }, as: .image)
    guard case .impossible(let message) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(message.contains("SomeTests/aTest.n"))
    #expect(message.contains("“the reference” is not a whole WebP image"))
  }

  /// No bitmap of the framework has colours beyond their alpha, but a program's may: stored they
  /// are as bright as they can be.
  @Test func aPictureWithColorsBeyondTheirAlphaIsTheSameAsItsReference() throws {
    let picture = try image([0x80FF_2000, 0x0010_1010, 0x4020_5000], width: 3)
    _ = verification().verify({ picture }, as: .image)
    #expect(verification().verify({ picture }, as: .image) == .matches)
  }

  @Test func aSnapshotThatCannotBeTakenIsReported() {
    let outcome = verification().verify({ () throws -> UIView in UIView() }, as: .image)
    guard case .impossible(let message) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(message.contains("no area"))
  }

  @Test func namesBecomeNamesOfFiles() {
    let files = SnapshotFiles(
      testFile: "/a/B.swift", test: "theTest(size:)", name: "50 % of / all",
      pathExtension: "webp", actualExtension: "png")
    #expect(files.reference.path == "/a/__Snapshots__/B/theTest.50---of---all.webp")
    #expect(files.actual.path == "/a/__Snapshots__/B/theTest.50---of---all.actual.png")
    #expect(files.versions.path == "/a/__Snapshots__/versions.txt")
    let unnamed = SnapshotFiles(
      testFile: "/a/B.swift", test: "theTest()", name: nil, pathExtension: "webp",
      actualExtension: "png")
    #expect(unnamed.reference.lastPathComponent == "theTest.webp")
  }

  @Test func theVersionsHereAreKnown() {
    let lines = RenderingVersions.current.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.map { $0.prefix { $0 != " " } } == ["Inter", "Pango", "Cairo"])
    #expect(RenderingVersions(text: RenderingVersions.current.text) == .current)
  }
}

import Catalogue
import CoreGraphics
import Foundation
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// A recording becomes a Swift test and an input script.
@MainActor
struct RecordedTestTests {
  /// A press that presents, and a drag that dismisses.
  private func record() throws -> StageSession {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let (start, end) = (fixture.point(160, 120), fixture.point(160, 400))
    fixture.simulator.drag(from: start, to: end, duration: 0.2)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    return try #require(fixture.session)
  }

  /// The generated file is a test of this package: it compiles, and it passes.
  @Test func theSwiftFileIsTheOneThatIsCheckedIn() throws {
    let test = try #require(RecordedTest(try record()))
    #expect(test.fileName == "ModalBounceRecordingTests.swift")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Recorded/\(test.fileName)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try test.swiftCode.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == test.swiftCode)
  }

  @Test func theScriptDoesTheSameAgain() throws {
    let session = try record()
    let test = try #require(RecordedTest(session))
    let script = try InputScript(text: test.script.text)
    #expect(script.text == test.script.text && script.events.last?.action == .end)
    let simulator = Simulator(
      size: session.demo.stageSize, scale: 1, root: session.demo.makeRoot())
    var calls: [String] = []
    TransitionTrace.onCall = { calls.append("\($0.object).\($0.call)") }
    defer { TransitionTrace.onCall = nil }
    simulator.play(script)
    let recorded = session.recording.events.compactMap { event in
      guard case .call(let call) = event.kind, call.isListed else { return String?.none }
      return "\(call.object).\(call.method)"
    }
    // The root's own calls come before the script.
    #expect(calls.count > 15 && recorded.suffix(calls.count) == calls[...])
  }

  @Test func aRangeEndsEarlierAndHasItsOwnPictures() throws {
    let session = try record()
    let whole = try #require(RecordedTest(session))
    #expect(whole.pictureTimes.count == 2)
    let second = try #require(session.recording.transitions.last)
    let end = second.lowerBound - 0.1
    let part = try #require(
      RecordedTest(session, range: session.recorder.log.start...end))
    #expect(part.pictureTimes == [whole.pictureTimes[0]])
    // A press is two events.
    #expect(part.script.events.count == 3)
    let late = try #require(RecordedTest(session, range: second))
    #expect(late.pictureTimes == [whole.pictureTimes[1]])
    #expect(late.script.events.first == whole.script.events.first)
  }

  @Test func changedParametersAreNamedInTheTest() throws {
    let session = try record()
    let id = try #require(session.parameters.parameters.first).id
    session.parameters.set(.number(0.45), for: id)
    let test = try #require(RecordedTest(session))
    #expect(
      test.swiftCode.contains(
        """
        ///
        /// It was recorded with other parameters, which the test does not have:
        ///
        ///     // BouncePresentAnimation
        ///     var duration: TimeInterval = 0.45
        @MainActor
        """))
  }
}

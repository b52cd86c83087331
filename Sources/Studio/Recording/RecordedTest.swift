import Catalogue
package import CoreGraphics
package import UIKitSimulator

/// The actions of a user in a demo, as a Swift test that repeats them and compares pictures, and as
/// an input script for `playground replay`.
///
/// The test has a picture of the middle of each transition, and one of the end.
@MainActor
package struct RecordedTest {
  /// The input, in seconds from the beginning of the demo.
  package let script: InputScript
  /// The times of the pictures before the end, in seconds from the beginning of the demo.
  package let pictureTimes: [TimeInterval]
  private let demo: Demo
  private let changedCode: String

  /// - Parameters:
  ///   - session: what was recorded.
  ///   - range: of the stage's time; nil is the whole recording. The input before it belongs to the
  ///     test, too, because it leads to what the range shows; pictures are taken in it alone.
  /// - Returns: nil where the log does not reach back to the beginning of the demo; see
  ///   ``InputLog``.
  package init?(_ session: StageSession, range: ClosedRange<TimeInterval>? = nil) {
    let log = session.recorder.log
    guard log.isComplete else { return nil }
    demo = session.demo
    changedCode = session.parameters.swiftCode
    let start = log.start
    let range = range ?? start...max(session.recording.range?.upperBound ?? start, start)
    var transcript = InputTranscript()
    var events: [InputScript.Event] = []
    if session.startSize != demo.stageSize {
      events.append(InputScript.Event(time: 0, action: .resize(session.startSize)))
    }
    for input in log.inputs where input.time <= range.upperBound {
      guard let action = transcript.action(of: input.event) else { continue }
      events.append(InputScript.Event(time: Self.rounded(input.time - start), action: action))
    }
    let end = Self.rounded(max(range.upperBound - start, events.last?.time ?? 0))
    events.append(InputScript.Event(time: end, action: .end))
    script = InputScript(events: events)
    pictureTimes = session.recording.transitions
      .map { ($0.lowerBound + $0.upperBound) / 2 }
      .filter { range.contains($0) }
      .map { Self.rounded($0 - start) }
      .filter { $0 < end }
  }

  /// To the millisecond.
  private static func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1000).rounded() / 1000
  }

  // MARK: The test

  /// The name of the type: "ModalBounceRecordingTests".
  package var typeName: String {
    let words = demo.id.split { !$0.isLetter && !$0.isNumber }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "RecordingTests"
  }

  /// The name of the file for ``swiftCode``.
  package var fileName: String { "\(typeName).swift" }

  private static let imports =
    ["Catalogue", "Testing", "UIKitSnapshotTesting", "UIKitTestSupport"]
    .map { "import \($0)" }.joined(separator: "\n")

  /// A Swift file with a test, which is complete and is laid out as `swift format` does. The first
  /// run of the test records the pictures.
  package var swiftCode: String {
    let lines = script.text.split(separator: "\n").map { "    \($0)" }
    return """
      \(Self.imports)

      /// “\(demo.title)”, as it was used in the studio.
      \(changes)@MainActor
      struct \(typeName) {
        private static let script = #\"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"#

        @Test func itLooksAsItWasRecorded() throws {
          let demo = try #require(Catalogue.demo(id: "\(demo.id)"))
          let simulator = Simulator(size: demo.stageSize, scale: 1, root: demo.makeRoot())
          let start = simulator.time
          let end = simulator.schedule(try InputScript(text: Self.script))
      \(pictures)    simulator.advance(by: end - simulator.time)
          simulator.settle()
          assertSnapshot(of: simulator, as: .image, named: "end")
        }
      }

      """
  }

  private var changes: String {
    guard !changedCode.isEmpty else { return "" }
    let lines = changedCode.split(separator: "\n").map { "///     \($0)\n" }
    return "///\n/// It was recorded with other parameters, which the test does not have:\n///\n"
      + lines.joined()
  }

  private var pictures: String {
    pictureTimes.map { time in
      let name = String(format: "%.3f s", time)
      return """
            simulator.advance(by: start + \(time) - simulator.time)
            assertSnapshot(of: simulator, as: .image, named: "\(name)")

        """
    }.joined()
  }
}

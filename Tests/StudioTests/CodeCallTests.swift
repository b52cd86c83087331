import CoreGraphics
import Testing

@testable import Studio

/// Which call of a recording is the last one that is in the source.
struct CodeCallTests {
  private let library = SourceLibrary([
    SourceFile(
      name: "Page.swift",
      text: """
        class Page {
          func viewDidLoad() {}
          func done(_ count: Int) {}
        }
        """)
  ])

  private func call(_ method: String, at time: TimeInterval) -> RecordedEvent {
    RecordedEvent(
      time: time, kind: .call(RecordedCall(object: "Page", number: 1, method: method)))
  }

  @Test func itIsTheLastOneUntilTheMoment() {
    var (recording, calls) = (Recording(), CodeCalls())
    calls.extend(to: recording, in: library)
    #expect(calls.last(at: 10) == nil)
    recording.append(call("viewDidLoad()", at: 1))
    recording.append(RecordedEvent(time: 1.5, kind: .touchDown(.zero)))
    recording.append(call("viewDidAppear(_:)", at: 2))
    calls.extend(to: recording, in: library)
    #expect(calls.last(at: 0.9) == nil)
    for time: TimeInterval in [1, 2, 10] {
      #expect(calls.last(at: time)?.method == "viewDidLoad()")
      #expect(calls.last(at: time)?.place.lines == 1...1)
    }
    recording.append(call("done(_:)", at: 3))
    calls.extend(to: recording, in: library)
    #expect(calls.last(at: 2.9)?.method == "viewDidLoad()")
    #expect(calls.last(at: 3)?.method == "done(_:)")
    #expect(calls.last(at: 3)?.place.lines == 2...2)
  }

  /// Events are kept for a minute.
  @Test func callsThatWereDroppedAreForgotten() {
    var (recording, calls) = (Recording(), CodeCalls())
    recording.append(call("viewDidLoad()", at: 1))
    recording.append(call("done(_:)", at: 50))
    calls.extend(to: recording, in: library)
    recording.append(RecordedEvent(time: 62, kind: .touchUp(.zero)))
    calls.extend(to: recording, in: library)
    #expect(calls.last(at: 49) == nil && calls.last(at: 50)?.method == "done(_:)")
    calls.reset()
    #expect(calls.last(at: 50) == nil)
    calls.extend(to: recording, in: library)
    #expect(calls.last(at: 50)?.method == "done(_:)")
  }
}

import Testing
import UIKitTestSupport

@testable import UIKit

/// Which event is legal in which phase of a transition: the whole table, written out.
struct TransitionPhaseTests {
  private static let events: [TransitionPhase.Event] = [
    .prepare, .run, .hold, .release(.finished), .release(.cancelled), .end(.finished),
    .end(.cancelled),
  ]

  /// The phase after each of the events above; nil where it is ignored.
  private static let table: [(TransitionPhase, [TransitionPhase?])] = [
    (.requested, [.preparing, nil, nil, nil, nil, .ended(.cancelled), .ended(.cancelled)]),
    (.preparing, [nil, .running, .interactive, nil, nil, .ended(.finished), .ended(.cancelled)]),
    (
      .running,
      [
        nil, nil, .interactive, .settling(.finished), .settling(.cancelled), .ended(.finished),
        .ended(.cancelled),
      ]
    ),
    (
      .interactive,
      [
        nil, .running, nil, .settling(.finished), .settling(.cancelled), .ended(.finished),
        .ended(.cancelled),
      ]
    ),
    (
      .settling(.finished),
      [nil, nil, .interactive, nil, nil, .ended(.finished), .ended(.cancelled)]
    ),
    (
      .settling(.cancelled),
      [nil, nil, .interactive, nil, nil, .ended(.cancelled), .ended(.cancelled)]
    ),
    (.ended(.finished), [nil, nil, nil, nil, nil, nil, nil]),
    (.ended(.cancelled), [nil, nil, nil, nil, nil, nil, nil]),
  ]

  @Test func everyEventIsLegalOrIgnoredByPhase() {
    for (phase, expected) in Self.table {
      for (event, next) in zip(Self.events, expected) {
        #expect(phase.after(event) == next, "\(phase) after \(event)")
      }
    }
  }

  @Test func onlyACancelledReleaseOrEndCountsAsCancelled() {
    let cancelled = Self.table.map(\.0).filter(\.isCancelled)
    #expect(cancelled == [.settling(.cancelled), .ended(.cancelled)])
    let moving = Self.table.map(\.0).filter(\.movesByItself)
    #expect(moving == [.running, .settling(.finished), .settling(.cancelled)])
  }
}

import CoreGraphics

/// The times of the calls and touches in a recording, which are extended and cut off with it.
struct TimelineMarks {
  private(set) var calls: [TimeInterval] = []
  private(set) var touches: [TimeInterval] = []
  /// How many events of the recording were looked at.
  private var eventCount = 0

  /// - Parameter recording: that of the time before, and what was recorded since.
  mutating func extend(to recording: Recording) {
    for event in recording.events(after: eventCount) {
      switch event.kind {
      case .call(let call): if call.isListed { calls.append(event.time) }
      case .touchDown, .key: touches.append(event.time)
      case .touchUp: break
      }
    }
    eventCount = recording.eventCount
    let starts = [recording.range?.lowerBound, recording.firstEvent?.time].compactMap { $0 }
    guard let start = starts.max() else { return }
    Self.cut(&calls, to: start)
    Self.cut(&touches, to: start)
  }

  private static func cut(_ times: inout [TimeInterval], to start: TimeInterval) {
    guard let first = times.first, first < start else { return }
    times.removeFirst(times.partitioningIndex(where: { $0 >= start }))
  }
}

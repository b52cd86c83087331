package import CoreGraphics

/// Where moments of a recording lie on the strip, from 0, its beginning, to 1, its end.
///
/// Times at which nothing changed are shortened, to leave room for the times with motion.
package struct TimelineScale: Equatable {
  /// The longest rest on the strip, in seconds; longer ones are shortened to this (our choice).
  package static let longestRest: TimeInterval = 0.25

  /// A frame of the recording.
  private struct Stop {
    let time: TimeInterval
    /// The seconds before this frame on a strip of all frames, including dropped ones.
    let start: TimeInterval
  }

  private var stops = RecordedQueue<Stop>()

  /// The scale of a recording without any frame.
  package init() {}

  /// Whether both have frames at the same times.
  package static func == (a: TimelineScale, b: TimelineScale) -> Bool {
    a.stops.count == b.stops.count
      && (0..<a.stops.count).allSatisfy { a.stops[$0].time == b.stops[$0].time }
  }

  /// Adds a frame at the end.
  ///
  /// - Parameter time: not before that of the frame before.
  mutating func append(_ time: TimeInterval) {
    let start = stops.last.map { $0.start + min(time - $0.time, Self.longestRest) }
    stops.append(Stop(time: time, start: start ?? 0))
  }

  /// Removes the oldest frame.
  mutating func removeFirst() { stops.removeFirst() }

  /// Seconds before the first frame.
  private var origin: TimeInterval { stops.first?.start ?? 0 }

  /// The seconds on the strip.
  package var length: TimeInterval { (stops.last?.start ?? 0) - origin }

  /// The place of a time, from 0 to 1; 1 for all where nothing has moved.
  package func place(of time: TimeInterval) -> CGFloat {
    guard length > 0 else { return 1 }
    return seconds(at: time) / length
  }

  /// The time at a place from 0 to 1; nil without any frame.
  package func time(at place: CGFloat) -> TimeInterval? {
    guard let first = stops.first else { return nil }
    guard length > 0 else { return first.time }
    return time(atSeconds: min(max(place, 0), 1) * length)
  }

  /// The time that is so many seconds of the strip later.
  package func time(_ seconds: TimeInterval, after time: TimeInterval) -> TimeInterval {
    self.time(atSeconds: self.seconds(at: time) + seconds)
  }

  /// The index of the first frame that satisfies a condition, which all later frames must satisfy,
  /// too.
  private func partitioningIndex(where holds: (Stop) -> Bool) -> Int {
    (0..<stops.count).partitioningIndex(where: { holds(stops[$0]) })
  }

  private func seconds(at time: TimeInterval) -> TimeInterval {
    let next = partitioningIndex { $0.time > time }
    guard next > 0 else { return 0 }
    guard next < stops.count else { return length }
    let (before, after) = (stops[next - 1], stops[next])
    let rest = after.time - before.time
    let part = rest > 0 ? (time - before.time) / rest : 0
    return before.start - origin + part * (after.start - before.start)
  }

  private func time(atSeconds seconds: TimeInterval) -> TimeInterval {
    let next = partitioningIndex { $0.start - origin > seconds }
    guard next > 0 else { return stops.first?.time ?? 0 }
    guard next < stops.count else { return stops.last?.time ?? 0 }
    let (before, after) = (stops[next - 1], stops[next])
    let shown = after.start - before.start
    let part = shown > 0 ? (seconds - (before.start - origin)) / shown : 0
    return before.time + part * (after.time - before.time)
  }
}

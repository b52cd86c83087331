package import CoreGraphics

/// Where moments of a recording lie on the strip, from 0, its beginning, to 1, its end.
///
/// Times at which nothing changed are shortened, so that they leave room for what moved.
package struct TimelineScale: Equatable {
  /// Seconds of rest that are shown of a longer one; ours.
  package static let longestRest: TimeInterval = 0.25

  /// The frames' times, and the seconds on the strip before each.
  private var times: [TimeInterval] = []
  private var starts: [TimeInterval] = []

  package init(_ recording: Recording) {
    times.reserveCapacity(recording.frameCount)
    starts.reserveCapacity(recording.frameCount)
    for index in 0..<recording.frameCount {
      let time = recording.frame(at: index).time
      if let last = times.last, let start = starts.last {
        starts.append(start + min(time - last, Self.longestRest))
      } else {
        starts.append(0)
      }
      times.append(time)
    }
  }

  /// The seconds on the strip.
  package var length: TimeInterval { starts.last ?? 0 }

  /// The place of a time, from 0 to 1; 1 for all where nothing has moved.
  package func place(of time: TimeInterval) -> CGFloat {
    guard length > 0 else { return 1 }
    return seconds(at: time) / length
  }

  /// The time at a place from 0 to 1; nil without any frame.
  package func time(at place: CGFloat) -> TimeInterval? {
    guard let first = times.first else { return nil }
    guard length > 0 else { return first }
    return time(atSeconds: min(max(place, 0), 1) * length)
  }

  /// The time that is so many seconds of the strip later.
  package func time(_ seconds: TimeInterval, after time: TimeInterval) -> TimeInterval {
    self.time(atSeconds: self.seconds(at: time) + seconds)
  }

  private func seconds(at time: TimeInterval) -> TimeInterval {
    let next = times.firstIndex(fromWhich: { $0 > time })
    guard next > 0 else { return 0 }
    guard next < times.count else { return length }
    let (rest, shown) = (times[next] - times[next - 1], starts[next] - starts[next - 1])
    let part = rest > 0 ? (time - times[next - 1]) / rest : 0
    return starts[next - 1] + part * shown
  }

  private func time(atSeconds seconds: TimeInterval) -> TimeInterval {
    let next = starts.firstIndex(fromWhich: { $0 > seconds })
    guard next > 0 else { return times.first ?? 0 }
    guard next < times.count else { return times.last ?? 0 }
    let shown = starts[next] - starts[next - 1]
    let part = shown > 0 ? (seconds - starts[next - 1]) / shown : 0
    return times[next - 1] + part * (times[next] - times[next - 1])
  }
}

import CoreGraphics

/// The transitions in a recording, which are extended and cut off with it.
struct RecordedTransitions {
  private struct Part {
    /// The number of the first frame that is part of the transition.
    var first: Int
    /// The number of the first frame after the transition; while it runs, of its last one so far.
    var last: Int
    /// From the time of the first frame to that of the last.
    var range: ClosedRange<TimeInterval>
    var isRunning = true
  }

  private var parts: [Part] = []

  /// Each from the first frame that is part of it to the first that is not.
  var ranges: [ClosedRange<TimeInterval>] { parts.map(\.range) }

  /// Adds a frame at the end.
  ///
  /// - Parameter number: that of the frame before, plus one.
  mutating func append(_ frame: RecordedFrame, number: Int) {
    if var part = parts.last, part.isRunning {
      part.last = number
      part.range = part.range.lowerBound...frame.time
      part.isRunning = frame.progress != nil
      parts[parts.count - 1] = part
    } else if frame.progress != nil {
      parts.append(Part(first: number, last: number, range: frame.time...frame.time))
    }
  }

  /// Removes the frames before one.
  mutating func removeFrames(before frame: RecordedFrame, number: Int) {
    while let first = parts.first, !first.isRunning, first.last <= number { parts.removeFirst() }
    guard let first = parts.first, first.first < number else { return }
    parts[0].first = number
    parts[0].range = frame.time...first.range.upperBound
  }
}

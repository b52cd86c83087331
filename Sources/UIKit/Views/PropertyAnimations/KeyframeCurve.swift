import CoreGraphics
import QuartzCore

/// The value of a property over the time of a keyframe block. It is linear between the points,
/// whose times are from 0 to 1.
struct KeyframeCurve {
  struct Point: Equatable {
    var time: Double
    var value: AnimatableValue
  }

  /// A change to a value between two times.
  struct Frame {
    var start: Double
    var end: Double
    var value: AnimatableValue
  }

  /// The points in order. The first one is at 0 and the last one at 1.
  private(set) var points: [Point]

  /// - Parameters:
  ///   - start: the value before the first frame.
  ///   - frames: in the order in which they were added. A frame that begins while another one runs
  ///     continues from its value. Of two that begin together, the one added later takes
  ///     precedence.
  init(from start: AnimatableValue, through frames: [Frame]) {
    points = [Point(time: 0, value: start)]
    let inOrder = frames.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, frame) in inOrder { append(frame) }
    if let last = points.last, last.time < 1 { points.append(Point(time: 1, value: last.value)) }
  }

  private mutating func append(_ frame: Frame) {
    let begin = Point(time: frame.start, value: value(at: frame.start))
    points.removeAll { $0.time > frame.start }
    if points.last != begin { points.append(begin) }
    points.append(Point(time: frame.end, value: frame.value))
  }

  /// The value at a time. If the value jumps at that time, it is the one after the jump.
  private func value(at time: Double) -> AnimatableValue {
    let next = points.firstIndex { $0.time > time } ?? points.endIndex
    let start = points[max(next - 1, 0)]
    guard next < points.endIndex else { return start.value }
    let end = points[next]
    return start.value.interpolated(
      to: end.value, at: (time - start.time) / (end.time - start.time))
  }
}

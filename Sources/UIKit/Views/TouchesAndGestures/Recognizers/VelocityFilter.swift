import CoreGraphics

/// The velocity of a touch, from its locations and their times: pure, time is an argument.
///
/// It is the weighted mean of the two latest intervals of movement: for a drag 0.2 of the last and
/// 0.8 of the one before, for two touches a quarter and three quarters. An interval is the time
/// between two events, but at least a sixtieth of a second, or the rounding of a fast mouse to
/// pixels would make its velocity jump.
struct VelocityFilter: Equatable {
  /// UIKit's weight of the latest interval of a drag; the one before has the rest.
  static let dragWeight: CGFloat = 0.2
  /// The weight for a pinch and a rotation.
  static let pairWeight: CGFloat = 0.25
  /// Seconds. The interval of touch events on the devices on which the weights were observed.
  static let stretch: TimeInterval = 1.0 / 60
  /// Seconds without an event after which the velocity decreases; ours.
  static let restBegins: TimeInterval = 0.05
  /// Seconds without an event after which the velocity is zero; ours.
  static let restEnds: TimeInterval = 0.1

  private struct Sample: Equatable {
    var point: CGPoint
    var time: TimeInterval
  }

  private var samples: [Sample] = []
  private let latestWeight: CGFloat

  init(latestWeight: CGFloat = VelocityFilter.dragWeight) { self.latestWeight = latestWeight }

  /// Adds a location. A time before the last one counts as the last one.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    guard point.isFinite, time.isFinite else { return }
    guard let last = samples.last else {
      samples = [Sample(point: point, time: time)]
      return
    }
    if time <= last.time {
      samples[samples.count - 1].point = point
      return
    }
    // Movements before a pause are dropped.
    if time - last.time > Self.restEnds { samples = [last] }
    samples.append(Sample(point: point, time: time))
    let horizon = time - 2 * Self.restEnds
    if let first = samples.firstIndex(where: { $0.time >= horizon }), first > 8 {
      samples.removeFirst(first)
    }
  }

  /// The location jumps without a movement, because another touch began or ended.
  mutating func shift(by offset: CGVector) {
    for index in samples.indices {
      samples[index].point.x += offset.dx
      samples[index].point.y += offset.dy
    }
  }

  /// Points a second at a time, which may be later than the last event.
  func velocity(at time: TimeInterval) -> CGVector {
    guard let end = samples.indices.last, let middle = start(of: end) else { return .zero }
    let latest = velocity(from: middle, to: end)
    let previous = start(of: middle).map { velocity(from: $0, to: middle) } ?? latest
    let idle = time - samples[end].time
    let rest = (idle - Self.restBegins) / (Self.restEnds - Self.restBegins)
    let liveliness = 1 - CGFloat(min(max(rest, 0), 1))
    let weight = latestWeight
    return CGVector(
      dx: (weight * latest.dx + (1 - weight) * previous.dx) * liveliness,
      dy: (weight * latest.dy + (1 - weight) * previous.dy) * liveliness)
  }

  /// The sample at which the interval that ends at `end` begins: the first that is far enough back,
  /// or the oldest.
  private func start(of end: Int) -> Int? {
    // A tenth of a millisecond of tolerance, for times that are sums of sixtieths.
    let latest = samples[end].time - Self.stretch + 1e-4
    let before = samples[..<end]
    return before.lastIndex { $0.time <= latest } ?? before.indices.first
  }

  private func velocity(from start: Int, to end: Int) -> CGVector {
    let (first, last) = (samples[start], samples[end])
    let duration = CGFloat(last.time - first.time)
    guard duration > 0 else { return .zero }
    return CGVector(
      dx: (last.point.x - first.point.x) / duration, dy: (last.point.y - first.point.y) / duration)
  }
}

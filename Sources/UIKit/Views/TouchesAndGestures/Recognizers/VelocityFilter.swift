import CoreGraphics

/// The velocity of a touch, computed from its locations and their times. It is pure: time is an
/// argument.
///
/// It is the weighted mean of the last two intervals of movement. For a drag the weights are 0.2
/// for the last and 0.8 for the one before; for two touches they are 1/4 and 3/4. An interval is
/// the time between two events, but at least 1/60 s. Otherwise the rounding of a fast mouse to
/// pixels would make its velocity jump.
struct VelocityFilter: Equatable {
  /// The weight of the last interval of a drag in UIKit. The previous interval has the rest.
  static let dragWeight: CGFloat = 0.2
  /// The weight of the last interval of a pinch and a rotation.
  static let pairWeight: CGFloat = 0.25
  /// The least interval in seconds: that of touch events on the devices on which the weights were
  /// observed.
  static let stretch: TimeInterval = 1.0 / 60
  /// The seconds without an event after which the velocity begins to decrease (our choice).
  static let restBegins: TimeInterval = 0.05
  /// The seconds without an event after which the velocity is zero (our choice).
  static let restEnds: TimeInterval = 0.1

  private struct Sample: Equatable {
    var point: CGPoint
    var time: TimeInterval
  }

  private var samples: [Sample] = []
  private let latestWeight: CGFloat

  init(latestWeight: CGFloat = VelocityFilter.dragWeight) { self.latestWeight = latestWeight }

  /// Adds a location. A time before that of the last location counts as the last time.
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
    // Movements before a pause are discarded.
    if time - last.time > Self.restEnds { samples = [last] }
    samples.append(Sample(point: point, time: time))
    let horizon = time - 2 * Self.restEnds
    if let first = samples.firstIndex(where: { $0.time >= horizon }), first > 8 {
      samples.removeFirst(first)
    }
  }

  /// Moves all locations, because another touch began or ended and the location jumps without a
  /// movement.
  mutating func shift(by offset: CGVector) {
    for index in samples.indices {
      samples[index].point.x += offset.dx
      samples[index].point.y += offset.dy
    }
  }

  /// The velocity in points per second at a time, which can be later than the last event.
  func velocity(at time: TimeInterval) -> CGVector {
    guard let end = samples.indices.last, let middle = start(of: end) else { return .zero }
    let latest = velocity(from: middle, to: end)
    let previous = start(of: middle).map { velocity(from: $0, to: middle) } ?? latest
    let idle = time - samples[end].time
    let rest = (idle - Self.restBegins) / (Self.restEnds - Self.restBegins)
    let remainingFraction = 1 - CGFloat(min(max(rest, 0), 1))
    let weight = latestWeight
    return CGVector(
      dx: (weight * latest.dx + (1 - weight) * previous.dx) * remainingFraction,
      dy: (weight * latest.dy + (1 - weight) * previous.dy) * remainingFraction)
  }

  /// The sample at which the interval that ends at `end` begins: the first one that is early
  /// enough, or the oldest.
  private func start(of end: Int) -> Int? {
    // The tolerance is 0.1 ms, because times are sums of sixtieths with rounding errors.
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

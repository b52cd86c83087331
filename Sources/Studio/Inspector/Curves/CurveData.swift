package import CoreGraphics

/// How the values of one layer changed in a part of a recording, and how they change by the
/// formulas of its animations.
package struct CurveData: Equatable {
  package struct Point: Equatable, Sendable {
    package let time: TimeInterval
    package let value: Double
  }

  /// A value that changed.
  package struct Curve: Equatable, Sendable {
    package let value: CurveValue
    /// One a frame, in order.
    package let points: [Point]
    /// What the value is by the formula of the animations that began together, one list for each
    /// begin. Empty where nothing but a gesture moves it.
    package var analytical: [[Point]] = []

    /// The value of the last point before a time, or of the first; NaN without any.
    package func value(at time: TimeInterval) -> Double {
      points.isEmpty ? .nan : points[index(at: time)].value
    }

    /// The change of the value a second, from the point before a time to the one after. A pause
    /// adds points of its own time, between which nothing can change.
    package func velocity(at time: TimeInterval) -> Double {
      guard !points.isEmpty else { return 0 }
      let index = index(at: time)
      let here = points[index].time
      let a = points[..<index].last { $0.time < here - 1e-9 } ?? points[index]
      let b = points[index...].first { $0.time > here + 1e-9 } ?? points[index]
      return b.time > a.time ? (b.value - a.value) / (b.time - a.time) : 0
    }

    private func index(at time: TimeInterval) -> Int {
      max(points.firstIndex(fromWhich: { $0.time > time + 1e-9 }) - 1, 0)
    }
  }

  package let curves: [Curve]

  /// Differences up to this are none.
  private static let tolerance = 1e-6
  /// Seconds from one point of a formula to the next; ours.
  private static let step: TimeInterval = 1.0 / 120
  /// Points of a formula at most, besides those of the frames.
  private static let mostSteps = 1200.0

  /// The curves of the values that change.
  @MainActor
  package init(_ recording: Recording, layer: String, in range: ClosedRange<TimeInterval>) {
    var track = LayerTrack(.named(layer))
    track.extend(to: recording.frames(in: range))
    self.init(track, in: range)
  }

  @MainActor
  init(_ track: LayerTrack, in range: ClosedRange<TimeInterval>) {
    let motions = AnalyticalMotion.all(in: track).map { motion in
      Self.times(of: motion, track, in: range).map { ($0, motion.sample(at: $0)) }
    }
    curves = CurveValue.ofLayers.compactMap { value in
      let points = track.moments.compactMap { Point(at: $0.time, value, of: $0.sample) }
      guard Self.changes(points) else { return nil }
      let analytical = motions.map { samples in
        samples.compactMap { Point(at: $0.0, value, of: $0.1) }
      }
      return Curve(value: value, points: points, analytical: analytical.filter(Self.changes))
    }
  }

  /// The percentage of the transition; nil outside of one.
  package static func transition(in frames: [RecordedFrame]) -> Curve? {
    let points = frames.compactMap { frame in
      frame.progress.map { Point(time: frame.time, value: Double($0.percentComplete) * 100) }
    }
    return changes(points) ? Curve(value: .transition, points: points) : nil
  }

  private static func changes(_ points: [Point]) -> Bool {
    points.extent.map { $0.upperBound - $0.lowerBound > tolerance } ?? false
  }

  /// The times of the frames in a motion, and times between them.
  @MainActor
  private static func times(
    of motion: AnalyticalMotion, _ track: LayerTrack, in range: ClosedRange<TimeInterval>
  ) -> [TimeInterval] {
    let start = max(motion.range.lowerBound, range.lowerBound)
    let end = min(motion.range.upperBound, range.upperBound)
    guard start < end else { return [] }
    let count = Int(min(((end - start) / step).rounded(.up), mostSteps))
    let even = (0...count).map { start + (end - start) * Double($0) / Double(count) }
    return (even + track.moments.map(\.time).filter { $0 > start && $0 < end }).sorted()
  }
}

extension Sequence<CurveData.Point> {
  /// The lowest and the highest value; nil without points, and where they are infinitely apart.
  var extent: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in self { (low, high) = (Swift.min(low, point.value), Swift.max(high, point.value)) }
    return low <= high && (high - low).isFinite ? low...high : nil
  }
}

extension CurveData.Point {
  /// Nil for what is no value of a layer.
  fileprivate init?(at time: TimeInterval, _ value: CurveValue, of sample: LayerSample) {
    guard let number = value.value(of: sample) else { return nil }
    self.init(time: time, value: number)
  }
}

extension CurveData {
  /// The names of the layers in a part of a recording, the one that moves most first.
  package static func layers(
    in recording: Recording, _ range: ClosedRange<TimeInterval>
  ) -> [String] {
    var activity = LayerActivity()
    activity.extend(to: recording.frames(in: range))
    return activity.names
  }
}

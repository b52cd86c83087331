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
    /// One a frame, in order. Where there was a rest without frames, there are three more: at its
    /// beginning and at its end, until which the value was held.
    package let points: [Point]
    /// The values according to the formulas of the animations, one list for each group of
    /// animations that began together. Empty if only a gesture moves the layer.
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
      max(points.partitioningIndex(where: { $0.time > time + 1e-9 }) - 1, 0)
    }
  }

  package let curves: [Curve]

  /// The curves of the values that change.
  @MainActor
  package init(_ recording: Recording, layer: String, in range: ClosedRange<TimeInterval>) {
    var layer = LayerCurves(.named(layer))
    layer.extend(to: recording.frames(in: range), in: range)
    curves = layer.curves
  }

  /// The percentage of the transition; nil outside of one.
  package static func transition(in frames: [RecordedFrame]) -> Curve? {
    var progress = RecordedCurve(.transition)
    for frame in frames { progress.append(frame) }
    return progress.curve
  }
}

extension RecordedCurve {
  /// Adds the percentage of the transition, where the frame is in one.
  mutating func append(_ frame: RecordedFrame) {
    guard let progress = frame.progress else { return }
    append(Double(progress.percentComplete) * 100, at: frame.time)
  }
}

extension Sequence<CurveData.Point> {
  /// The lowest and the highest value; nil without points, and where they are infinitely apart.
  var extent: ClosedRange<Double>? { values.range }

  /// Whether the values differ.
  var changes: Bool { values.changes }

  private var values: ValueExtent {
    var extent = ValueExtent()
    for point in self { extent.add(point.value) }
    return extent
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

package import CoreGraphics

/// How the values of one layer changed in a part of a recording.
package struct CurveData: Equatable {
  package enum Value: CaseIterable, Sendable {
    case x, y, width, height, opacity, scale, rotation

    package var title: String {
      switch self {
      case .x: "x"
      case .y: "y"
      case .width: "width"
      case .height: "height"
      case .opacity: "opacity"
      case .scale: "scale"
      case .rotation: "rotation"
      }
    }

    func value(of sample: LayerSample) -> Double {
      switch self {
      case .x: sample.frame.minX
      case .y: sample.frame.minY
      case .width: sample.frame.width
      case .height: sample.frame.height
      case .opacity: sample.opacity
      case .scale: sample.scale
      case .rotation: sample.rotation
      }
    }
  }

  package struct Point: Equatable, Sendable {
    package let time: TimeInterval
    package let value: Double
  }

  /// A value that changed.
  package struct Curve: Equatable, Sendable {
    package let value: Value
    package let points: [Point]

    /// The value of the last point before a time, or of the first.
    package func value(at time: TimeInterval) -> Double {
      (points.last { $0.time <= time + 1e-9 } ?? points[0]).value
    }
  }

  package let layer: String
  package let range: ClosedRange<TimeInterval>
  package let curves: [Curve]

  /// Differences up to this are none.
  private static let tolerance = 1e-6

  /// The names of the layers in a part of a recording, the one that moves most first.
  package static func layers(
    in recording: Recording, _ range: ClosedRange<TimeInterval>
  ) -> [String] {
    var names: [String] = []
    var paths: [String: Double] = [:]
    var last: [String: LayerSample] = [:]
    for frame in recording.frames(in: range) {
      for sample in frame.layers {
        if paths[sample.name] == nil { names.append(sample.name) }
        paths[sample.name, default: 0] += last[sample.name].map { $0.distance(to: sample) } ?? 0
        last[sample.name] = sample
      }
    }
    return names.enumerated().sorted { a, b in
      let (first, second) = (paths[a.element] ?? 0, paths[b.element] ?? 0)
      return first == second ? a.offset < b.offset : first > second
    }.map(\.element)
  }

  /// The curves of the values that change.
  package init(_ recording: Recording, layer: String, in range: ClosedRange<TimeInterval>) {
    self.layer = layer
    self.range = range
    let samples = recording.frames(in: range).compactMap { frame in
      frame.layers.last { $0.name == layer }.map { (frame.time, $0) }
    }
    curves = Value.allCases.compactMap { value in
      let points = samples.map { Point(time: $0.0, value: value.value(of: $0.1)) }
      guard let low = points.map(\.value).min(), let high = points.map(\.value).max(),
        high - low > Self.tolerance
      else { return nil }
      return Curve(value: value, points: points)
    }
  }
}

extension LayerSample {
  /// How far the layer seems to have moved, in points: also its size and its opacity count.
  fileprivate func distance(to other: LayerSample) -> Double {
    abs(frame.minX - other.frame.minX) + abs(frame.minY - other.frame.minY)
      + abs(frame.width - other.frame.width) + abs(frame.height - other.frame.height)
      + abs(opacity - other.opacity) * 100 + abs(rotation - other.rotation)
  }
}

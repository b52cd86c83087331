import CoreGraphics

/// How much the layers with a name move in some frames.
struct LayerActivity {
  /// In the order in which they come first.
  private var order: [String] = []
  /// How far each has moved, in points.
  private var paths: [String: Double] = [:]
  private var last: [String: LayerSample] = [:]
  private var frameCount = 0

  /// - Parameter frames: those that were given before, and the ones after them.
  mutating func extend(to frames: [RecordedFrame]) {
    for frame in frames.dropFirst(frameCount) {
      for sample in frame.namedLayers.map(LayerSample.init) {
        if paths[sample.name] == nil { order.append(sample.name) }
        paths[sample.name, default: 0] += last[sample.name].map { $0.distance(to: sample) } ?? 0
        last[sample.name] = sample
      }
    }
    frameCount = frames.count
  }

  /// The layers, the one that moves most first.
  var names: [String] {
    order.enumerated().sorted { a, b in
      let (first, second) = (paths[a.element] ?? 0, paths[b.element] ?? 0)
      return first == second ? a.offset < b.offset : first > second
    }.map(\.element)
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

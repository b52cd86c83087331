import Compositor

/// A contiguous part of a long list of sublayers. It stores whether anything in it has changed or
/// is animated, and what it drew.
///
/// If few of many sublayers change in a frame, only the runs with these sublayers are visited.
@MainActor
final class SublayerRun {
  /// The number of layers in a new run.
  static let length = 32
  /// Lists with fewer sublayers are not divided into runs.
  static let fewestLayers = 64
  /// Longer runs are divided.
  static let longest = 2 * length

  /// How many layers are in it.
  fileprivate(set) var count: Int
  /// The value of `CALayer.changeCount` when anything in it changed last.
  var change = 0
  /// The number of animated layers in it, including descendants.
  var animated: Int

  /// The drawing of all its layers in the last display list; nil if it has to be made.
  private(set) var content: GroupContent?
  /// For each layer the index after its last node.
  private var ends: [Int] = []
  /// The value of `CALayer.changeCount` when it was drawn.
  private var made = 0
  /// The number of the render records that it was drawn for.
  private var owner = 0

  fileprivate init(_ layers: ArraySlice<CALayer>) {
    count = layers.count
    animated = layers.reduce(0) { $0 + $1.animatedCount }
    for layer in layers { layer.run = self }
  }

  /// Whether so many of its layers are animated that keeping its drawing would be useless.
  var mostlyMoves: Bool { animated > count / 4 }

  /// The drawing of the last frame, if nothing in the run has changed or is animated.
  func unchangedContent(for owner: Int) -> GroupContent? {
    self.owner == owner && animated == 0 && change < made ? content : nil
  }

  /// The nodes that a layer drew in the last frame, if nothing in the layer has changed or is
  /// animated.
  ///
  /// - Parameter index: the number of the layer in the run.
  func unchangedNodes(
    of layer: CALayer, at index: Int, for owner: Int
  ) -> ArraySlice<DisplayNode>? {
    guard let content, self.owner == owner, layer.animatedCount == 0, layer.subtreeChange < made,
      ends.count == count
    else { return nil }
    return content.nodes[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  /// Keeps a new drawing.
  func keep(_ content: GroupContent, ends: [Int], made: Int, owner: Int) {
    (self.content, self.ends, self.made, self.owner) = (content, ends, made, owner)
  }

  /// Forgets the drawing, which has to be made again.
  func discardContent() {
    content = nil
    ends = []
  }
}

extension CALayer {
  /// The parts of the sublayers, made or divided where that is necessary; empty if there are few
  /// sublayers.
  func currentRuns() -> [SublayerRun] {
    let layers = sublayerArray
    if sublayerRuns.isEmpty {
      if layers.count >= SublayerRun.fewestLayers { sublayerRuns = Self.runs(of: layers[...]) }
    } else if sublayerRuns.contains(where: { $0.count > SublayerRun.longest || $0.count == 0 }) {
      divideRuns(of: layers)
    }
    return sublayerRuns
  }

  private static func runs(of layers: ArraySlice<CALayer>) -> [SublayerRun] {
    stride(from: layers.startIndex, to: layers.endIndex, by: SublayerRun.length).map {
      SublayerRun(layers[$0..<min($0 + SublayerRun.length, layers.endIndex)])
    }
  }

  /// Divides the runs that are too long, and drops those without layers.
  private func divideRuns(of layers: [CALayer]) {
    var start = 0
    sublayerRuns = sublayerRuns.flatMap { run -> [SublayerRun] in
      let part = layers[start..<start + run.count]
      start = part.endIndex
      if part.isEmpty { return [] }
      return run.count > SublayerRun.longest ? Self.runs(of: part) : [run]
    }
  }

  /// A sublayer was added: it is in the run of the one before it.
  func joinRun(_ layer: CALayer, at index: Int) {
    guard !sublayerRuns.isEmpty, let run = siblings[index > 0 ? index - 1 : 1].run else { return }
    layer.run = run
    run.count += 1
    run.animated += layer.animatedCount
    run.discardContent()
  }

  /// A sublayer was removed.
  func leaveRun(_ layer: CALayer) {
    guard let run = layer.run else { return }
    layer.run = nil
    run.count -= 1
    run.animated -= layer.animatedCount
    run.discardContent()
    guard siblings.count < SublayerRun.fewestLayers / 2 else { return }
    for index in 0..<siblings.count { siblings[index].run = nil }
    sublayerRuns = []
  }
}

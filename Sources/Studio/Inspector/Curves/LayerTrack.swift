import CoreGraphics
import QuartzCore

/// Which layer curves are of.
package enum LayerChoice: Hashable, Sendable {
  /// The frontmost layer with the name that a trace gives it.
  case named(String)
  /// The layer with the number of its records.
  case numbered(Int)
}

/// One layer in the frames of a part of a recording.
struct LayerTrack {
  /// The layer in one frame.
  struct Moment {
    let time: TimeInterval
    let sample: LayerSample
    /// Nil where the layers were not recorded.
    let record: LayerRecord?
  }

  let choice: LayerChoice
  private(set) var moments: [Moment] = []
  /// How many frames were looked at; those without the layer have no moment.
  private var frameCount = 0
  /// Where the layer was in the tree of the last frame: the index in each layer's sublayers.
  private var path: [Int] = []

  init(_ choice: LayerChoice) { self.choice = choice }

  /// - Parameter frames: those that were given before, and the ones after them.
  mutating func extend(to frames: [RecordedFrame]) {
    for frame in frames.dropFirst(frameCount) {
      if let moment = moment(in: frame) { moments.append(moment) }
    }
    frameCount = frames.count
  }

  private mutating func moment(in frame: RecordedFrame) -> Moment? {
    switch choice {
    case .named(let name):
      guard let sample = frame.layers.last(where: { $0.name == name }) else { return nil }
      let record = record(in: frame.layerTree) {
        $0.identity.title == name && $0.shown.frame == sample.frame
      }
      return Moment(time: frame.time, sample: sample, record: record)
    case .numbered(let number):
      let record = record(in: frame.layerTree) { $0.identity.number == number }
      return record.map {
        Moment(
          time: frame.time, sample: LayerSample(name: $0.identity.title, $0.shown), record: $0)
      }
    }
  }

  /// The last record in the order of the tree of which a condition holds, or the one at the place
  /// of the frame before.
  private mutating func record(
    in tree: LayerRecord?, where isLayer: (LayerRecord) -> Bool
  ) -> LayerRecord? {
    guard let tree else { return nil }
    var known: LayerRecord? = tree
    for index in path {
      known = known.flatMap { $0.sublayers.indices.contains(index) ? $0.sublayers[index] : nil }
    }
    if let known, isLayer(known) { return known }
    var pending: [(record: LayerRecord, path: [Int])] = [(tree, [])]
    // The last one is looked at first.
    var found: (record: LayerRecord, path: [Int])?
    while found == nil, let next = pending.popLast() {
      if isLayer(next.record) { found = next }
      for (index, sublayer) in next.record.sublayers.enumerated() {
        pending.append((sublayer, next.path + [index]))
      }
    }
    if let found { path = found.path }
    return found?.record
  }
}

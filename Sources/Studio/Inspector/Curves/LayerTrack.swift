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
    let record: LayerRecord
  }

  let choice: LayerChoice
  private(set) var moments: [Moment] = []
  /// The number of the frontmost layer with the name in the last frame; nil for none.
  private var frontmostNumber: Int?
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
    let record =
      switch choice {
      case .named(let name): frontmost(of: frame.namedLayers.filter { $0.identity.title == name })
      case .numbered(let number): record(numbered: number, in: frame.layerTree)
      }
    return record.map { Moment(time: frame.time, sample: LayerSample($0), record: $0) }
  }

  /// The frontmost layer with a name. It has no moment if the layer of the frame before has left
  /// the tree, because a layer below a popped page often has the same name.
  private mutating func frontmost(of layers: [LayerRecord]) -> LayerRecord? {
    let former = frontmostNumber
    frontmostNumber = layers.last?.identity.number
    guard let former, former != frontmostNumber else { return layers.last }
    return layers.contains { $0.identity.number == former } ? layers.last : nil
  }

  /// The record of the layer with a number, which is at the place of the frame before in most
  /// cases.
  private mutating func record(numbered number: Int, in tree: LayerRecord?) -> LayerRecord? {
    guard let tree else { return nil }
    var known: LayerRecord? = tree
    for index in path {
      known = known.flatMap { $0.sublayers.indices.contains(index) ? $0.sublayers[index] : nil }
    }
    if let known, known.identity.number == number { return known }
    var pending: [(record: LayerRecord, path: [Int])] = [(tree, [])]
    var found: (record: LayerRecord, path: [Int])?
    while found == nil, let next = pending.popLast() {
      if next.record.identity.number == number { found = next }
      for (index, sublayer) in next.record.sublayers.enumerated() {
        pending.append((sublayer, next.path + [index]))
      }
    }
    if let found { path = found.path }
    return found?.record
  }
}

import Compositor
import CoreGraphics

/// Makes the records of layers, each after those in it.
@MainActor
struct LayerRecordVisit {
  /// The state that a layer inherits from its ancestors.
  struct State {
    var time: TimeInterval
    /// Whether animations fill and may not end.
    var isHeld: Bool
    /// How many layers are around it.
    var depth: Int
  }

  /// Layers inside so many others are left out: each level takes a part of the stack, when it is
  /// recorded and when its record is freed. No interface has nearly as many.
  static let deepest = 256
  private static var lastNumber = 0

  let count: Int
  let describe: @MainActor (CALayer) -> LayerDescription

  func record(_ layer: CALayer, in outer: State) -> LayerRecord {
    if let known = layer.unchangedRecord { return known }
    let recording = layer.recording ?? LayerRecording()
    layer.recording = recording
    let state = state(of: layer, in: outer)
    let made =
      movedRecord(of: layer, recording, in: state) ?? newRecord(of: layer, recording, state)
    (recording.record, recording.made) = (made, count)
    recording.wasAnimated = !layer.animations.isEmpty
    recording.hadAnimatedSublayers = layer.animatesSublayers
    return made
  }

  /// The record of a layer on which nothing has changed but that its own animations have gone on;
  /// nil for others.
  private func movedRecord(
    of layer: CALayer, _ recording: LayerRecording, in state: State
  ) -> LayerRecord? {
    guard let former = recording.record, layer.subtreeChange < recording.made,
      !recording.hadAnimatedSublayers, !layer.animatesSublayers
    else { return nil }
    return former.moved(
      to: layer.recordedValues, of: layer.values,
      animations: animations(of: layer, former, in: state))
  }

  private func animations(
    of layer: CALayer, _ former: LayerRecord?, in state: State
  ) -> AnimationRecords {
    AnimationRecords(
      layer.animations, at: state.time, isHeld: state.isHeld, former: former?.animationRecords)
  }

  private func newRecord(
    of layer: CALayer, _ recording: LayerRecording, _ state: State
  ) -> LayerRecord {
    let former = recording.record
    let isAnimated = !layer.animations.isEmpty
    let shown = layer.recordedValues
    let own = drawing(of: layer, shown, recording)
    var inner = state
    inner.depth += 1
    let isDeep = inner.depth > Self.deepest
    let parts = LayerRecord.Parts(
      identity: identity(of: layer, recording), shown: shown,
      model: isAnimated && shown != layer.values ? layer.values : nil,
      traits: layer.recordTraits,
      animations: animations(of: layer, former, in: state), drawing: own.drawing,
      contents: own.kind,
      mask: isDeep ? nil : layer.maskLayer.map { record($0, in: inner) },
      sublayers: isDeep ? [] : layer.sublayerArray.map { record($0, in: inner) })
    return former.flatMap { $0.matches(parts) ? $0 : nil } ?? LayerRecord(parts, former: former)
  }

  /// The layer's time, as the display list's builder has it.
  private func state(of layer: CALayer, in outer: State) -> State {
    var state = outer
    if layer.hasOwnTime { state.time = layer.time.layerTime(at: outer.time) }
    if layer.isHeldByScope, let scope = layer.heldScope {
      state.isHeld = state.isHeld || !scope.allowsEnds
    }
    return state
  }

  private func identity(of layer: CALayer, _ recording: LayerRecording) -> LayerIdentity {
    let known = recording.record?.identity
    let isNamed = known.map { $0.layerName == layer.name } ?? false
    // A text is part of what a layer draws.
    if let known, isNamed, layer.contentChange < recording.made { return known }
    let description = describe(layer)
    if let known, isNamed, known.matches(description) { return known }
    if known == nil { Self.lastNumber += 1 }
    return LayerIdentity(
      number: known?.number ?? Self.lastNumber, description, layerName: layer.name)
  }

  /// The layer's own drawing, which is the former object if it is unchanged, and the kind of its
  /// contents.
  private func drawing(
    of layer: CALayer, _ shown: LayerValues, _ recording: LayerRecording
  ) -> (drawing: GroupContent?, kind: LayerRecord.ContentsKind) {
    let former = recording.record
    if let former, layer.contentChange < recording.made, shown.hasSameContent(as: former.shown) {
      return (former.drawing, former.contents)
    }
    let (nodes, kind) = layer.ownNodes(shown)
    if let old = former?.drawing, old.nodes.isIdentical(to: nodes) { return (old, kind) }
    return (nodes.isEmpty ? nil : GroupContent(nodes: nodes), kind)
  }
}

extension CALayer {
  /// The layer's last record, if nothing in it has changed or moves.
  fileprivate var unchangedRecord: LayerRecord? {
    guard let recording, animatedCount == 0, !recording.wasAnimated,
      !recording.hadAnimatedSublayers, subtreeChange < recording.made
    else { return nil }
    return recording.record
  }

  /// The values on the screen.
  fileprivate var recordedValues: LayerValues {
    isAnimated && rendering.hasBeenShown ? rendering.shown : values
  }

  fileprivate var recordTraits: LayerRecord.Traits {
    var traits: LayerRecord.Traits = []
    if keepsDepth { traits.insert(.keepsDepth) }
    if isDoubleSided { traits.insert(.isDoubleSided) }
    if !filterList.isEmpty { traits.insert(.hasFilters) }
    if blendMode != .normal { traits.insert(.isBlended) }
    return traits
  }

  /// The layer's drawing without its sublayers. Filters apply to both together, so that only those
  /// of a layer without sublayers are in it.
  fileprivate func ownNodes(
    _ shown: LayerValues
  ) -> (nodes: [DisplayNode], kind: LayerRecord.ContentsKind) {
    guard !keepsDepth else { return ([], .nothing) }
    var nodes: [DisplayNode] = []
    appendBackground(shown, to: &nodes)
    let background = nodes.count
    appendContents(shown, to: &nodes)
    var kind = nodes.count > background ? LayerRecord.ContentsKind.drawing : .nothing
    if let image = shown.contents.mainImage {
      kind = .image(width: image.width, height: image.height)
    }
    if isLeaf, !filterList.isEmpty, rendering.hasBeenShown, let content = shownContent.group {
      return ([.group(DisplayGroup(content: content))], kind)
    }
    appendBorder(shown, to: &nodes)
    return (composed(nodes, shown), kind)
  }
}

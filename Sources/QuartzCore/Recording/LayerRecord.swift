package import Compositor
import CoreGraphics

/// What a layer and those in it were in a frame. It never changes, and a subtree in which nothing
/// has changed is the same object in the records of consecutive frames.
package final class LayerRecord: Sendable {
  package let identity: LayerIdentity
  /// The shown values but for position and opacity, which most animations change: a layer that only
  /// moves or fades shares them with its former record.
  private let base: LayerValuesBox
  private let position: CGPoint
  private let opacity: Double
  private let modelBox: LayerValuesBox?
  package let traits: Traits
  /// In the order in which they were added.
  package let animations: [AnimationRecord]
  /// What the layer itself draws, in its own coordinates: its background, contents and border. Nil
  /// where that is nothing.
  package let drawing: GroupContent?
  /// The kind of its contents.
  package let contents: ContentsKind
  package let mask: LayerRecord?
  /// In the order of the tree, which is that of drawing but for `zPosition`.
  package let sublayers: [LayerRecord]

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Its sublayers are not flattened into its plane.
    package static let keepsDepth = Traits(rawValue: 1)
    package static let isDoubleSided = Traits(rawValue: 2)
    package static let hasFilters = Traits(rawValue: 4)
  }

  /// What a layer shows besides its background and border.
  package enum ContentsKind: Sendable, Equatable {
    case nothing
    /// A bitmap, with its size in pixels.
    case image(width: Int, height: Int)
    /// What the layer's class draws: a gradient, a shape, text, or another layer.
    case drawing
  }

  /// The parts of a record that are not those of other records.
  struct Parts {
    let identity: LayerIdentity
    let shown: LayerValues
    /// Nil where they are the shown ones.
    let model: LayerValues?
    let traits: Traits
    let animations: [AnimationRecord]
    let drawing: GroupContent?
    let contents: ContentsKind
    let mask: LayerRecord?
    let sublayers: [LayerRecord]
  }

  /// - Parameter former: the record in the frame before, whose parts are used again.
  init(_ parts: Parts, former: LayerRecord?) {
    identity = parts.identity
    (position, opacity) = (parts.shown.position, parts.shown.opacity)
    base = LayerValuesBox.holding(parts.shown.atRest, or: former?.base)
    modelBox = parts.model.map { LayerValuesBox.holding($0, or: former?.modelBox) }
    traits = parts.traits
    animations = parts.animations
    drawing = parts.drawing
    contents = parts.contents
    mask = parts.mask
    sublayers = parts.sublayers
  }

  /// The record of the same layer in the next frame, if nothing has changed but what animations
  /// make of its values; nil where it draws something else then. The same object if it would say
  /// the same.
  ///
  /// - Parameter values: the layer's own.
  func moved(
    to shown: LayerValues, of values: LayerValues, animations: [AnimationRecord]
  ) -> LayerRecord? {
    guard shown.hasSameContent(as: base.values) else { return nil }
    let model = !animations.isEmpty && shown != values ? values : nil
    if position == shown.position, opacity == shown.opacity, (model == nil) == (modelBox == nil),
      animations == self.animations, base.values == shown.atRest
    {
      return self
    }
    return LayerRecord(moved: self, to: shown, of: model, animations: animations)
  }

  private init(
    moved former: LayerRecord, to shown: LayerValues, of model: LayerValues?,
    animations: [AnimationRecord]
  ) {
    identity = former.identity
    (position, opacity) = (shown.position, shown.opacity)
    base = LayerValuesBox.holding(shown.atRest, or: former.base)
    modelBox = model.map { LayerValuesBox.holding($0, or: former.modelBox) }
    traits = former.traits
    self.animations = animations
    drawing = former.drawing
    contents = former.contents
    mask = former.mask
    sublayers = former.sublayers
  }

  /// The values on the screen.
  package var shown: LayerValues {
    var values = base.values
    (values.position, values.opacity) = (position, opacity)
    return values
  }

  /// The layer's own values, where animations show others.
  package var model: LayerValues? { modelBox?.values }

  /// Whether a record made of these parts would say the same.
  func says(_ parts: Parts) -> Bool {
    identity === parts.identity && position == parts.shown.position
      && opacity == parts.shown.opacity && base.values == parts.shown.atRest
      && model == parts.model && traits == parts.traits && animations == parts.animations
      && drawing === parts.drawing && contents == parts.contents && mask === parts.mask
      && sublayers.count == parts.sublayers.count
      && zip(sublayers, parts.sublayers).allSatisfy { $0 === $1 }
  }

  // MARK: Geometry

  /// From this layer's coordinates to its superlayer's.
  ///
  /// - Parameter superlayer: nil for a root and for a mask, which its layer's `sublayerTransform`
  ///   does not concern.
  package func matrix(in superlayer: LayerRecord?) -> CATransform3D {
    let own = shown.transformToParent
    guard let outer = superlayer?.base.values, !outer.leavesSublayersFlat else { return own }
    return CATransform3DConcat(own, outer.transformOfSublayers)
  }

  // MARK: Memory

  /// Bytes of the objects of this record that another one does not have: those of the layers in it
  /// too. Images are not among them, since display lists have them as well.
  func ownBytes(beyond other: LayerRecord?) -> Int {
    var bytes = Self.bytes
    if base !== other?.base { bytes += base.bytes(beyond: other?.base) }
    if let modelBox, modelBox !== other?.modelBox {
      bytes += modelBox.bytes(beyond: other?.modelBox)
    }
    if !animations.isEmpty {
      bytes += Self.arrayHeader + animations.count * MemoryLayout<AnimationRecord>.stride
    }
    if !sublayers.isEmpty {
      bytes += Self.arrayHeader + sublayers.count * MemoryLayout<LayerRecord>.stride
    }
    if let drawing, drawing !== other?.drawing {
      bytes += 2 * Self.arrayHeader + drawing.nodes.count * MemoryLayout<DisplayNode>.stride
    }
    return bytes
  }

  private static let arrayHeader = 32
  /// Of the object itself: its header, and what is stored in it.
  private static let bytes =
    16 + MemoryLayout<CGPoint>.stride + MemoryLayout<Double>.stride
    + 7 * MemoryLayout<LayerRecord?>.stride + MemoryLayout<Traits>.stride
    + MemoryLayout<ContentsKind>.stride
}

extension LayerValues {
  /// With a position and an opacity that all layers have.
  fileprivate var atRest: LayerValues {
    var values = self
    (values.position, values.opacity) = (.zero, 1)
    return values
  }
}

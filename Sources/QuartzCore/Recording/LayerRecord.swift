package import Compositor
import CoreGraphics

/// An immutable snapshot of a layer and its descendants in a frame. A subtree that has not changed
/// is the same object in the records of consecutive frames.
package final class LayerRecord: Sendable {
  package let identity: LayerIdentity
  /// The presentation values, except for the placement.
  private let base: SharedValue<LayerValues>
  private let placement: Placement
  private let modelBox: SharedValue<LayerValues>?
  package let traits: Traits
  let animationRecords: AnimationRecords
  /// The layer's own drawing, in its own coordinates: its background, contents and border. Nil if
  /// it draws nothing.
  package let drawing: GroupContent?
  /// The kind of its contents.
  package let contents: ContentsKind
  package let mask: LayerRecord?
  /// In the order of the tree, which is the drawing order if all have the same `zPosition`.
  package let sublayers: [LayerRecord]

  /// The values that most animations change. A layer that only moves, rotates or fades shares all
  /// other values with its former record.
  private struct Placement: Equatable {
    private let position: CGPoint
    private let opacity: Double
    /// Nil for the identity.
    private let transform: SharedValue<CATransform3D>?

    /// - Parameter former: that of the record in the frame before.
    init(_ values: borrowing LayerValues, former: Placement?) {
      (position, opacity) = (values.position, values.opacity)
      let matrix = values.transform
      transform =
        matrix == CATransform3DIdentity ? nil : .holding(matrix, or: former?.transform)
    }

    func write(to values: inout LayerValues) {
      (values.position, values.opacity) = (position, opacity)
      values.transform = transform?.value ?? CATransform3DIdentity
    }

    static func == (a: Placement, b: Placement) -> Bool {
      a.position == b.position && a.opacity == b.opacity
        && (a.transform === b.transform || a.transform?.value == b.transform?.value)
    }

    func bytes(beyond other: Placement?) -> Int {
      transform == nil || transform === other?.transform ? 0 : SharedValue<CATransform3D>.bytes
    }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Its sublayers are not flattened into its plane.
    package static let keepsDepth = Traits(rawValue: 1)
    package static let isDoubleSided = Traits(rawValue: 2)
    package static let hasFilters = Traits(rawValue: 4)
    /// It is combined with what is behind it by another blend mode than `normal`.
    package static let isBlended = Traits(rawValue: 8)
  }

  /// The kind of content that a layer shows besides its background and border.
  package enum ContentsKind: Sendable, Equatable {
    case nothing
    /// A bitmap, with its size in pixels.
    case image(width: Int, height: Int)
    /// A drawing by the layer's class: a gradient, a shape, text, or another layer.
    case drawing
  }

  /// The parts of a record that are not those of other records.
  struct Parts {
    let identity: LayerIdentity
    let shown: LayerValues
    /// Nil where they are the shown ones.
    let model: LayerValues?
    let traits: Traits
    let animations: AnimationRecords
    let drawing: GroupContent?
    let contents: ContentsKind
    let mask: LayerRecord?
    let sublayers: [LayerRecord]
  }

  /// - Parameter former: the record in the frame before, whose parts are used again.
  init(_ parts: Parts, former: LayerRecord?) {
    identity = parts.identity
    placement = Placement(parts.shown, former: former?.placement)
    base = SharedValue.holding(parts.shown.atRest, or: former?.base)
    modelBox = parts.model.map { SharedValue.holding($0, or: former?.modelBox) }
    traits = parts.traits
    animationRecords = parts.animations
    drawing = parts.drawing
    contents = parts.contents
    mask = parts.mask
    sublayers = parts.sublayers
  }

  /// The record of the same layer in the next frame, if only animated values have changed; nil if
  /// it draws something else then. The result is the same object if nothing differs.
  ///
  /// - Parameter values: the layer's own.
  func moved(
    to shown: borrowing LayerValues, of values: borrowing LayerValues, animations: AnimationRecords
  ) -> LayerRecord? {
    guard shown.hasSameContent(as: base.value) else { return nil }
    let isModel = animations.isEmpty || shown == values
    let rest = shown.atRest
    let hasSameRest = base.value == rest
    let placement = Placement(shown, former: placement)
    if hasSameRest, placement == self.placement, isModel == (modelBox == nil),
      animations == animationRecords
    {
      return self
    }
    return LayerRecord(
      moved: self, to: placement, base: hasSameRest ? base : SharedValue(rest),
      model: isModel ? nil : SharedValue.holding(copy values, or: modelBox),
      animations: animations)
  }

  private init(
    moved former: LayerRecord, to placement: Placement, base: SharedValue<LayerValues>,
    model: SharedValue<LayerValues>?, animations: AnimationRecords
  ) {
    identity = former.identity
    (self.base, self.placement, modelBox) = (base, placement, model)
    traits = former.traits
    animationRecords = animations
    drawing = former.drawing
    contents = former.contents
    mask = former.mask
    sublayers = former.sublayers
  }

  /// The values on the screen.
  package var shown: LayerValues {
    var values = base.value
    placement.write(to: &values)
    return values
  }

  /// In the order in which they were added.
  package var animations: [AnimationRecord] { animationRecords.all }

  package var isAnimated: Bool { !animationRecords.isEmpty }

  /// The layer's own values, where animations show others.
  package var model: LayerValues? { modelBox?.value }

  /// Whether a record of these parts would be equal to this one.
  func matches(_ parts: Parts) -> Bool {
    identity === parts.identity && placement == Placement(parts.shown, former: placement)
      && base.value == parts.shown.atRest && model == parts.model && traits == parts.traits
      && animationRecords == parts.animations
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
    guard let outer = superlayer?.base.value, !outer.leavesSublayersFlat else { return own }
    return CATransform3DConcat(own, outer.transformOfSublayers)
  }

  // MARK: Memory

  /// Bytes of the objects of this record that another one does not have: those of the layers in it
  /// too. Images are not among them, since display lists have them as well.
  func ownBytes(beyond other: LayerRecord?) -> Int {
    var bytes = Self.bytes
    bytes += placement.bytes(beyond: other?.placement)
    if base !== other?.base { bytes += base.bytes(beyond: other?.base) }
    if let modelBox, modelBox !== other?.modelBox {
      bytes += modelBox.bytes(beyond: other?.modelBox)
    }
    bytes += animationRecords.bytes(beyond: other?.animationRecords)
    if !sublayers.isEmpty {
      bytes += Self.arrayHeader + sublayers.count * MemoryLayout<LayerRecord>.stride
    }
    if let drawing, drawing !== other?.drawing {
      bytes += 2 * Self.arrayHeader + drawing.nodes.count * MemoryLayout<DisplayNode>.stride
    }
    return bytes
  }

  /// The bytes of an array besides its elements.
  static let arrayHeader = 32
  /// The bytes of the object itself: its header, and its stored properties.
  private static let bytes =
    16 + MemoryLayout<Placement>.stride + MemoryLayout<AnimationRecords>.stride
    + 6 * MemoryLayout<LayerRecord?>.stride + MemoryLayout<Traits>.stride
    + MemoryLayout<ContentsKind>.stride
}

extension LayerValues {
  /// With a placement that all layers have.
  fileprivate var atRest: LayerValues {
    var values = self
    (values.position, values.transform) = (.zero, CATransform3DIdentity)
    values.opacity = 1
    return values
  }
}

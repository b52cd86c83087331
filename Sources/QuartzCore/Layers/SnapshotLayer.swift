import Compositor
import CoreGraphics

/// Shows a snapshot of a layer, stretched to its own bounds.
package final class SnapshotLayer: CALayer {
  /// The snapshot that is shown; nil and an empty one show nothing.
  package var snapshot: LayerSnapshot? { didSet { invalidateContent() } }

  /// The part that fills the bounds, in the snapshot's coordinates; the rest is clipped. Nil, the
  /// default, is the snapshot's bounds without clipping.
  package var sourceRect: CGRect? { didSet { invalidateContent() } }

  /// The middle of the nine parts, which stretches in both directions; corners do not stretch. In
  /// the unit square; all of it by default.
  package var stretchedPart = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { invalidateContent() }
  }

  /// A layer that shows a snapshot at its size.
  package convenience init(_ snapshot: LayerSnapshot) {
    self.init()
    self.snapshot = snapshot
    CATransaction.withoutActions { bounds.size = snapshot.bounds.size }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    guard let other = other as? SnapshotLayer else { return }
    snapshot = other.snapshot
    sourceRect = other.sourceRect
    stretchedPart = other.stretchedPart
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    let style = SnapshotStyle(
      content: snapshot?.content, bounds: shown.bounds,
      snapshotBounds: snapshot?.bounds, sourceRect: sourceRect, stretchedPart: stretchedPart,
      outline: outline(shown))
    if case .snapshot(style, let known)? = rendering.special {
      nodes += known
    } else {
      let made = joined(parts(in: shown.bounds), in: style)
      rendering.special = .snapshot(style, made)
      nodes += made
    }
  }

  /// The outline that clips the parts; nil where the layer does not clip, where the parts end at
  /// the bounds anyway, and where the layer is clipped with its sublayers as a whole.
  private func outline(_ shown: LayerValues) -> RoundedRect? {
    guard shown.masksToBounds, isLeaf, sourceRect == nil || shown.cornerRadius > 0 else {
      return nil
    }
    return shape(shown)
  }

  /// Makes one picture of parts that are clipped or several, even under a transform. Otherwise what
  /// is behind the layer would be visible between the antialiased edges of several.
  private func joined(_ parts: [DisplayNode], in style: SnapshotStyle) -> [DisplayNode] {
    guard !parts.isEmpty,
      let clip = style.outline ?? (parts.count > 1 ? RoundedRect(style.bounds) : nil)
    else { return parts }
    return [.group(DisplayGroup(content: GroupContent(nodes: parts), clip: clip))]
  }

  private func parts(in bounds: CGRect) -> [DisplayNode] {
    guard let snapshot, !snapshot.content.nodes.isEmpty else { return [] }
    let source = sourceRect ?? snapshot.bounds
    guard source.width > 0, source.height > 0 else { return [] }
    let pieces = NinePart(center: stretchedPart).pieces(of: source, unit: source.size, in: bounds)
    let isWhole = sourceRect == nil && pieces.count == 1
    return pieces.map { piece in
      let x = piece.target.width / piece.source.width
      let y = piece.target.height / piece.source.height
      let place = Homography(
        a: x, b: 0, c: 0, d: y, tx: piece.target.minX - piece.source.minX * x,
        ty: piece.target.minY - piece.source.minY * y)
      return .group(
        DisplayGroup(
          content: snapshot.content, transform: place,
          clip: isWhole ? nil : RoundedRect(piece.source)))
    }
  }
}

/// All values that define the appearance of a layer with a snapshot.
struct SnapshotStyle: Equatable {
  let content: GroupContent?
  let bounds: CGRect
  let snapshotBounds: CGRect?
  let sourceRect: CGRect?
  let stretchedPart: CGRect
  let outline: RoundedRect?

  static func == (a: SnapshotStyle, b: SnapshotStyle) -> Bool {
    a.content === b.content && a.bounds == b.bounds && a.snapshotBounds == b.snapshotBounds
      && a.sourceRect == b.sourceRect && a.stretchedPart == b.stretchedPart
      && a.outline == b.outline
  }
}

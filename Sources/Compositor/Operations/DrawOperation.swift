internal import CoreGraphics

/// One drawing operation in device pixels, made from a display list for a screen.
///
/// The pixels are those of the group around it that is moved only, or of the screen (see `Space`).
/// What an operation does to a pixel depends on the operation and the pixel alone, and where it
/// blends on what the pixel was. So equal
/// operations in equal order give equal pixels, however the screen is cut into tiles and damage,
/// and wherever the group lies.
struct DrawOperation {
  /// Nothing outside is touched.
  var bounds: PixelRect
  var kind: Kind

  /// Indirect, so that operations are small and cheap to copy.
  indirect enum Kind {
    case solid(SolidOperation)
    case picture(PictureOperation)
    case shadow(ShadowOperation)
    case group(GroupOperation)
  }

  /// The pixels that hide all that lies below them.
  var opaqueRects: [PixelRect] { opaqueRects(asStated: false) }

  /// - Parameter asStated: whether images count as what they say of themselves: see
  ///   `PictureOperation.isStatedOpaque`.
  func opaqueRects(asStated: Bool) -> [PixelRect] {
    switch kind {
    case .solid(let solid): return solid.color.isOpaque ? solid.coverage.inside : []
    case .picture(let picture):
      let isOpaque = asStated ? picture.isStatedOpaque : picture.isOpaque
      return isOpaque && picture.opacity == 255 ? picture.coverage.inside : []
    case .shadow, .group: return []
    }
  }

  /// The pixels that hide everything below them. In contrast to `opaqueRects`, they include what is
  /// known only since a drawing was drawn.
  var hidingRects: [PixelRect] {
    guard case .shadow(let shadow) = kind, shadow.color.isOpaque else { return opaqueRects }
    return shadow.inside.isEmpty ? [] : [shadow.inside]
  }

  /// Whether both operations surely draw the same pixels.
  func isSame(as other: DrawOperation) -> Bool {
    guard bounds == other.bounds else { return false }
    switch (kind, other.kind) {
    case (.solid(let a), .solid(let b)): return a == b
    case (.picture(let a), .picture(let b)): return a == b
    case (.shadow(let a), .shadow(let b)): return a == b
    case (.group(let a), .group(let b)):
      // Comparing the contents is not enough: another part of the content may be drawn as a picture
      // now.
      return a.space.origin == b.space.origin && a.opacity == b.opacity && a.clip == b.clip
        && a.blendMode == b.blendMode && a.isIsolated == b.isIsolated
        && a.children.isSame(as: b.children) && a.mask.isSame(as: b.mask)
    default: return false
    }
  }
}

/// A shape in one colour.
struct SolidOperation: Equatable {
  var color: PremultipliedColor
  var coverage: Coverage
}

/// Pixels from a bitmap.
struct PictureOperation: Equatable {
  enum Mapping: Equatable {
    /// One source pixel is one device pixel; the source's first pixel lies at x, y.
    case moved(x: Int, y: Int)
    case scaled(Scaling)
    /// The source is one column, which lies on all those of the coverage, of whole pixels; its
    /// first pixel is at y.
    case spread(y: Int)
    /// From device pixels to source pixels; its coverage is projected too.
    case projected(Homography)
  }

  var source: PixelSource
  /// The part of the source that may be read.
  var window: PixelRect
  var mapping: Mapping
  var filter: Picture.Filter
  var isOpaque: Bool
  var opacity: UInt8
  var coverage: Coverage

  /// Whether the image declares itself opaque. A group is stretched either as one picture or in
  /// parts, which look different. That choice must not depend on whether a drawing happens to be
  /// opaque.
  var isStatedOpaque: Bool {
    if case .image(let image) = source { image.isOpaque } else { isOpaque }
  }
}

/// One colour through a blurred silhouette.
struct ShadowOperation: Equatable {
  var mask: ShadowMask
  /// Where the mask goes: moved there, and stretched in its middle where it is a nine-patch.
  var frame: PixelRect
  var color: PremultipliedColor

  /// Some pixels that are wholly covered; there may be more.
  var inside: PixelRect {
    mask.inside.translated(x: frame.x - mask.frame.x, y: frame.y - mask.frame.y)
  }

  static func == (a: ShadowOperation, b: ShadowOperation) -> Bool {
    a.mask === b.mask && a.frame == b.frame && a.color == b.color
  }
}

/// Operations that are clipped or faded together.
///
/// All in it is in the pixels of its space; only the bounds of the operation that holds it are in
/// those of the space around.
struct GroupOperation {
  var content: GroupContent
  /// The space for which `children` were made.
  var space: Space
  /// The children may reach beyond the operation's bounds, but nothing is drawn outside these.
  var children: [DrawOperation]
  var opacity: UInt8
  /// Nothing outside is drawn; unbounded where that leaves nothing out.
  var limit: PixelRect
  /// The clip, where it is more than whole pixels.
  var clip: Coverage?
  var mask: MaskOperation?
  /// How its pixels are combined with those that lie below.
  var blendMode = CGBlendMode.normal
  /// Whether it is drawn into a bitmap of its own although only its children need that, since they
  /// blend with what is below them in the group.
  var isIsolated = false
  /// What it does to the pixels below.
  var blending = Blending.none

  /// Whether its bitmap is put over what is below it, without a blend mode in it or of its own.
  var isPlain: Bool { blendMode == .normal && !isIsolated }

  /// Nothing but the children, drawn one by one within the bounds.
  var isDirect: Bool { opacity == 255 && clip == nil && mask == nil && isPlain }
}

extension DrawOperation {
  /// - Parameter bounds: what the group touches, in its own pixels.
  init(_ group: GroupOperation, bounds: PixelRect) {
    self.bounds = bounds.translated(by: group.space.origin).intersection(.unbounded)
    kind = .group(group)
  }
}

public import CoreGraphics

/// Keeps its sublayers in three dimensions, instead of flattening them into its own plane.
///
/// Transforms of nested transform layers are concatenated in three dimensions; perspective, from a
/// superlayer's `sublayerTransform` or an `m34` in between, is applied once to the result. Layers
/// farther away are drawn first, each as a whole: layers that intersect are sorted by their
/// centres.
///
/// It draws nothing itself: its background, contents, border, shadow, mask and clip have no effect,
/// and its opacity applies to each sublayer separately.
open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }

  /// Nil: without a plane of its own it cannot be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

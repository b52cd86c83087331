public import CoreGraphics

/// Keeps its sublayers where they are in space, instead of flattening them into its own plane.
///
/// Transforms of transform layers in one another add up in three dimensions; perspective, from a
/// superlayer's `sublayerTransform` or an `m34` in between, acts once on the sum. What is farther
/// away is drawn first, each layer whole: layers that cut through each other go by their middles.
///
/// It draws nothing itself: its background, contents, border, shadow, mask and clip mean nothing,
/// and its opacity applies to each sublayer on its own.
open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }

  /// Nil: without a plane of its own there is nothing that could be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

import CoreGraphics

/// Records of a frame's layers.
///
/// They are made by a visit of their own, right after the display list was made and before the
/// frame's completions run. It uses the values that the builder has just stored in the layers, so
/// that no animation is evaluated twice, and visits only the layers that the builder has visited.
/// Recording inside the builder would save this second traversal, but every frame of every app
/// would have to check whether it is recorded.
extension LayerTree {
  /// The record of all layers as the last display list shows them.
  ///
  /// Called between ``makeFrame()`` and ``finishFrame(_:)``. Changes of layers inside hidden ones
  /// are noticed when these are shown again.
  ///
  /// - Parameter describe: called for each new layer, and for one whose own drawing has changed.
  package func recordLayers(
    describing describe: @escaping @MainActor (CALayer) -> LayerDescription
  ) -> LayerRecord {
    let visit = LayerRecordVisit(count: CALayer.changeCount, describe: describe)
    return visit.record(
      root, in: LayerRecordVisit.State(time: clock.now, isHeld: false, depth: 0))
  }
}

package import Compositor
import CoreGraphics

/// A snapshot of a layer, as values: no pixels are copied, and the layer may change or be
/// deallocated afterwards.
package struct LayerSnapshot: Sendable {
  /// The layer's content in its own coordinates, points: with its opacity, clip, mask and shadow,
  /// but without its position and transform. Empty if nothing was visible.
  package let content: GroupContent
  /// The layer's bounds at that moment. The content may extend beyond them.
  package let bounds: CGRect

  package init(content: GroupContent, bounds: CGRect) {
    self.content = content
    self.bounds = bounds
  }
}

extension CALayer {
  /// A snapshot of the layer.
  ///
  /// - Parameter afterUpdates: false for the content last on screen, which is empty for a layer
  ///   that never was; true for the current content, after pending layout and drawing, whether it
  ///   is in a tree or not.
  package func snapshot(afterUpdates: Bool) -> LayerSnapshot {
    guard afterUpdates else {
      var builder = DisplayListBuilder(time: 0, source: .lastShown)
      return LayerSnapshot(
        content: builder.ownPicture(of: self), bounds: rendering.shown.bounds)
    }
    layoutIfNeeded()
    displaySubtree()
    let now = (tree ?? .current).clock.now
    var builder = DisplayListBuilder(time: now, source: .presentation)
    let content = builder.ownPicture(of: self)
    return LayerSnapshot(content: content, bounds: presentationValuesNow.bounds)
  }
}

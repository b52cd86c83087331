package import Compositor
import CoreGraphics

/// What a layer looked like at a moment, kept as values: no pixels are copied, and the layer may
/// change or be freed afterwards.
package struct LayerSnapshot: Sendable {
  /// The layer's own picture in its own coordinates, points: with its opacity, clip, mask and
  /// shadow, but without its position and transform. Empty where there was nothing to see.
  package let content: GroupContent
  /// The layer's bounds at that moment. The picture may reach beyond them.
  package let bounds: CGRect

  package init(content: GroupContent, bounds: CGRect) {
    self.content = content
    self.bounds = bounds
  }
}

extension CALayer {
  /// The layer's picture.
  ///
  /// - Parameter afterUpdates: false for what was last on screen, which is nothing for a layer that
  ///   never was; true for what it shows now, laid out and drawn first where that is due, whether
  ///   it is in a tree or not.
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

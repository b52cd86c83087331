import CoreGraphics

/// The display of a layer whose class overrides ``CALayer/display()``, while animations change
/// values that need display.
///
/// As on iOS the layer itself is asked for each new value, which ``CALayer/presentation()`` has.
/// What ``CALayer/draw(in:)`` draws for it is drawn by a copy: see `CALayer.drawAnimated(_:)`.
@MainActor
final class AnimatedDisplay {
  /// The layer that is asked now. The default of its method has nothing to do.
  private(set) static weak var current: CALayer?

  /// Held weakly, because an animation that stays on its layer is never over.
  private(set) weak var layer: CALayer?
  /// The animated values for which it was asked last.
  private var values: [String: AnimatableValue] = [:]

  init(_ layer: CALayer) { self.layer = layer }

  /// Asks the layer if its animated values have changed, also back to its own.
  func perform() {
    guard let layer else { return }
    let moved = layer.movedValuesNow
    guard moved != values else { return }
    values = moved
    let outer = Self.current
    Self.current = layer
    layer.display()
    Self.current = outer
  }

  /// Whether the layer may have to be asked again in a frame of a tree.
  func isNeeded(in tree: LayerTree) -> Bool {
    guard let layer else { return false }
    let isElsewhere = layer.tree.map { $0 !== tree } ?? false
    return !isElsewhere && (layer.isAnimated || !values.isEmpty)
  }
}

import QuartzCore

/// The state of the inspection of a stage's layers.
package struct LayerInspection: Equatable {
  /// The number of the layer that is chosen; nil for none.
  package var chosen: Int? { didSet { place = nil } }
  /// Where the chosen layer was in the tree of the session before, while it is looked for in this
  /// one.
  var place: LayerPlan.Place?
  /// Whether a press on the stage chooses a layer, instead of reaching the demo.
  package var choosesByTouch = false
  /// The layers as sheets; nil for the stage as it is.
  package var explosion: Explosion?

  package init() {}

  package mutating func toggleExplosion() { explosion = explosion == nil ? Explosion() : nil }

  /// Chooses the layer that is where the chosen one of the session before was.
  ///
  /// - Parameters:
  ///   - tree: the layers of the moment that is shown.
  ///   - isLast: whether to stop looking for the layer if it does not exist now. While a demo is
  ///     played again, the layer may still be added.
  mutating func resolve(in tree: LayerRecord, isLast: Bool) {
    guard let place else { return }
    if let number = tree.number(at: place) {
      chosen = number
    } else if isLast {
      self.place = nil
    }
  }
}

/// What the user looks at in the layers of a stage.
package struct LayerInspection: Equatable {
  /// The number of the layer that is chosen; nil for none.
  package var chosen: Int? { didSet { place = nil } }
  /// Where the chosen layer was in the tree of the session before, until it is found in this one.
  var place: LayerPlan.Place?
  /// Whether a press on the stage chooses a layer, instead of reaching the demo.
  package var choosesByTouch = false
  /// The layers as sheets; nil for the stage as it is.
  package var explosion: Explosion?

  package init() {}

  package mutating func toggleExplosion() { explosion = explosion == nil ? Explosion() : nil }

  /// Chooses the layer that is where the chosen one of the session before was.
  mutating func resolve(in plan: LayerPlan) {
    if let place, let index = plan.index(at: place) { chosen = plan.entries[index].number }
  }
}

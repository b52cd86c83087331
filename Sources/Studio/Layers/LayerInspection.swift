/// What the user looks at in the layers of a stage.
package struct LayerInspection: Equatable {
  /// The number of the layer that is chosen; nil for none.
  package var chosen: Int?
  /// Whether a press on the stage chooses a layer, instead of reaching the demo.
  package var choosesByTouch = false
  /// The layers as sheets; nil for the stage as it is.
  package var explosion: Explosion?

  package init() {}

  package mutating func toggleExplosion() { explosion = explosion == nil ? Explosion() : nil }

  /// What stays when another demo is on the stage, or the same one again: other layers.
  var forNextSession: LayerInspection {
    var next = self
    next.chosen = nil
    return next
  }
}

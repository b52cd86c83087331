/// Which layers have kept their place since the layout pass came by.
///
/// A layout pass goes from the outside in. What it finds out about the place of a layer among those
/// around it holds for those inside until one of the layers that it has passed changes its place.
extension CALayer {
  /// Identifies the layers whose places are known.
  private static var placementPass = 1

  /// Whether a layout pass runs that has noted the layer's place, and the layer and those around it
  /// have kept theirs.
  package var isPlacementKnown: Bool {
    Self.layoutPasses > 0 && notedPlacement == Self.placementPass
  }

  /// The layout pass has arrived at this layer, after those around it.
  package func notePlacement() { notedPlacement = Self.placementPass }

  /// Places may have changed: those noted so far do not count any more.
  package static func placementDidChange() { placementPass += 1 }

  /// The layer's position, size or superlayer has changed, or it asks for layout once more.
  func placementDidChange() {
    if notedPlacement == Self.placementPass { Self.placementDidChange() }
  }
}

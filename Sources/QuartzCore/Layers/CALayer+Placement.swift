/// Which layers have kept their position in the tree since the running layout pass visited them.
///
/// A layout pass goes from the root to the leaves. What it has found out about the position of a
/// layer relative to its ancestors stays valid for the descendants until a visited layer is moved.
extension CALayer {
  /// Identifies the layers whose places are known.
  private static var placementPass = 1

  /// Whether the running layout pass has visited the layer, and neither the layer nor an ancestor
  /// has been moved since.
  package var isPlacementKnown: Bool {
    Self.layoutPasses > 0 && notedPlacement == Self.placementPass
  }

  /// Called when the layout pass visits this layer, after its ancestors.
  package func notePlacement() { notedPlacement = Self.placementPass }

  /// Invalidates all positions that were noted, because layers may have been moved.
  package static func placementDidChange() { placementPass += 1 }

  /// The layer's position, size or superlayer has changed, or it asks for layout once more.
  func placementDidChange() {
    if notedPlacement == Self.placementPass { Self.placementDidChange() }
  }
}

package import CoreGraphics

/// Nodes drawn together: placed, clipped and faded as a whole.
package struct DisplayGroup: Sendable {
  package var content: GroupContent
  /// From the content's coordinates to those of the group that holds this one.
  package var transform: Homography
  /// Applied to the group as a whole, not to each node.
  package var opacity: Double
  /// The clip, in the content's coordinates; its edges are antialiased.
  package var clip: RoundedRect?
  /// The mask, whose alpha multiplies the group's pixels; in the content's coordinates.
  package var mask: GroupContent?
  /// How the group's pixels, with the mask, the clip and the opacity, are combined with those below
  /// it: with all that is drawn before it, up to the nearest group that is a bitmap of its own,
  /// because it is faded or masked, has a round clip or effects, is rasterised, or is rotated or in
  /// perspective and has several nodes. In any other mode than `normal` the group is one itself.
  ///
  /// A mode that also changes what is below transparent pixels of the group does so within the
  /// clip; without a clip it is the same as `normal`.
  package var blendMode: CGBlendMode
  /// Whether the group is a bitmap of its own for the blend modes in it, as it is where it is
  /// faded.
  package var isIsolated: Bool
  /// Applied in order to the group's bitmap, before the mask, the clip and the opacity.
  package var effects: [Effect]
  /// Whether the layer requests that the group is first drawn into a bitmap, at
  /// `rasterizationScale` pixels per point.
  package var isRasterized: Bool
  /// Nil for the scale of the screen.
  package var rasterizationScale: Double?

  package init(
    content: GroupContent, transform: Homography = .identity, opacity: Double = 1,
    clip: RoundedRect? = nil, mask: GroupContent? = nil, blendMode: CGBlendMode = .normal,
    isIsolated: Bool = false, effects: [Effect] = [], isRasterized: Bool = false,
    rasterizationScale: Double? = nil
  ) {
    self.content = content
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.effects = effects
    self.isRasterized = isRasterized
    self.rasterizationScale = rasterizationScale
  }
}

extension DisplayGroup {
  /// Whether both are known to look the same: the same contents with the same parameters.
  package func isSame(as other: DisplayGroup) -> Bool {
    content === other.content && transform == other.transform && opacity == other.opacity
      && clip == other.clip && mask === other.mask && blendMode == other.blendMode
      && isIsolated == other.isIsolated && effects == other.effects
      && isRasterized == other.isRasterized && rasterizationScale == other.rasterizationScale
  }
}

package import CoreGraphics

/// Nodes drawn together: placed, clipped and faded as a whole.
package struct DisplayGroup: Sendable {
  package var content: GroupContent
  /// From the content's coordinates to those of the group that holds this one.
  package var transform: Homography
  /// Applied to the group as a whole, not to each node.
  package var opacity: Double
  /// Nothing outside is seen; in the content's coordinates, edges antialiased.
  package var clip: RoundedRect?
  /// Drawn into a bitmap of its own at `rasterizationScale` pixels a point first, as asked for.
  package var isRasterized: Bool
  /// Nil for as many as the screen has.
  package var rasterizationScale: Double?

  package init(
    content: GroupContent, transform: Homography = .identity, opacity: Double = 1,
    clip: RoundedRect? = nil, isRasterized: Bool = false, rasterizationScale: Double? = nil
  ) {
    self.content = content
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.isRasterized = isRasterized
    self.rasterizationScale = rasterizationScale
  }
}

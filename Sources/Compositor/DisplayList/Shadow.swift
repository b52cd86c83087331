package import CoreGraphics

/// A blurred silhouette in one colour.
package struct Shadow: Sendable {
  package enum Silhouette: Sendable {
    case shape(RoundedRect)
    case path(CGPath)
    /// The outline of what the group draws.
    case content(GroupContent)
    /// The same of a group that fills a shape: the shape, where the group draws nothing beside its
    /// box.
    case filled(RoundedRect, GroupContent)

    /// The group whose outline it is.
    var content: GroupContent? {
      switch self {
      case .content(let content), .filled(_, let content): content
      case .shape, .path: nil
      }
    }
  }

  package var silhouette: Silhouette
  /// In the node's coordinates, points.
  package var offset: CGSize
  /// The standard deviation of the Gaussian in points, which is what `CALayer.shadowRadius` means.
  package var blurRadius: Double
  package var color: RGBA
  package var transform: Homography

  package init(
    silhouette: Silhouette, offset: CGSize, blurRadius: Double, color: RGBA, transform: Homography
  ) {
    self.silhouette = silhouette
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
    self.transform = transform
  }
}

extension Shadow: Equatable {
  package static func == (a: Shadow, b: Shadow) -> Bool {
    guard
      a.offset == b.offset, a.blurRadius == b.blurRadius, a.color == b.color,
      a.transform == b.transform
    else { return false }
    switch (a.silhouette, b.silhouette) {
    case (.shape(let first), .shape(let second)): return first == second
    case (.path(let first), .path(let second)): return first === second
    case (.content(let first), .content(let second)): return first === second
    case (.filled(let first, let inFirst), .filled(let second, let inSecond)):
      return first == second && inFirst === inSecond
    default: return false
    }
  }
}

package import CoreGraphics

/// One picture of the screen, as values: what is to be seen, and nothing of how it came about.
///
/// A display list is a tree of groups whose contents are immutable and shared: a subtree in which
/// nothing changed is the same `GroupContent` object in the next list, so comparing two lists is
/// cheap, and old lists can be kept and drawn again.
package struct DisplayList: Sendable {
  /// The size of the picture in device pixels.
  package var width, height: Int
  /// What shows where nothing is drawn. Opaque.
  package var background: RGBA
  /// The root; its transform maps points to device pixels.
  package var root: DisplayGroup

  package init(width: Int, height: Int, background: RGBA, root: DisplayGroup) {
    self.width = width
    self.height = height
    self.background = background
    self.root = root
  }
}

/// Something to draw, in the coordinates of the group that holds it once its own transform is
/// applied. Nodes are drawn in order, later ones on top.
package enum DisplayNode: Sendable {
  case fill(Fill)
  case picture(Picture)
  case border(Border)
  case shadow(Shadow)
  case group(DisplayGroup)
}

/// A rectangle with circular corners. A radius beyond half the shorter side counts as that half.
package struct RoundedRect: Sendable, Hashable {
  package struct Corners: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
  }

  package var rect: CGRect
  package var radius: Double
  package var corners: Corners

  package init(_ rect: CGRect, radius: Double = 0, corners: Corners = .all) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
  }
}

/// A shape in one colour: a layer's background.
package struct Fill: Sendable, Equatable {
  package var shape: RoundedRect
  package var color: RGBA
  package var transform: Homography

  package init(shape: RoundedRect, color: RGBA, transform: Homography) {
    self.shape = shape
    self.color = color
    self.transform = transform
  }
}

/// A bitmap stretched over a rectangle: a layer's contents.
package struct Picture: Sendable {
  package enum Filter: Sendable { case nearest, linear }

  package var image: CGImage
  /// The part of the image to show, in the unit square; all of it by default.
  package var source: CGRect
  /// Where it goes, in the node's coordinates.
  package var rect: CGRect
  /// The part of `rect` that is drawn, when not all of it.
  package var clip: RoundedRect?
  package var opacity: Double
  package var filter: Filter
  package var transform: Homography

  package init(
    image: CGImage, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    clip: RoundedRect? = nil, opacity: Double = 1, filter: Filter = .linear,
    transform: Homography
  ) {
    self.image = image
    self.source = source
    self.rect = rect
    self.clip = clip
    self.opacity = opacity
    self.filter = filter
    self.transform = transform
  }
}

extension Picture: Equatable {
  package static func == (a: Picture, b: Picture) -> Bool {
    a.image === b.image && a.source == b.source && a.rect == b.rect && a.clip == b.clip
      && a.opacity == b.opacity && a.filter == b.filter && a.transform == b.transform
  }
}

/// A stroke of `width` points along the inside of a shape's edge.
package struct Border: Sendable, Equatable {
  package var shape: RoundedRect
  package var width: Double
  package var color: RGBA
  package var transform: Homography

  package init(shape: RoundedRect, width: Double, color: RGBA, transform: Homography) {
    self.shape = shape
    self.width = width
    self.color = color
    self.transform = transform
  }
}

/// A blurred silhouette in one colour.
package struct Shadow: Sendable {
  package enum Silhouette: Sendable {
    case shape(RoundedRect)
    case path(CGPath)
    /// The outline of whatever the group draws.
    case content(GroupContent)
  }

  package var silhouette: Silhouette
  /// In the node's coordinates, points.
  package var offset: CGSize
  /// The blur's radius in points, as `CALayer.shadowRadius`: twice the Gaussian's sigma.
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
    default: return false
    }
  }
}

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

  package init(
    content: GroupContent, transform: Homography = .identity, opacity: Double = 1,
    clip: RoundedRect? = nil, isRasterized: Bool = false
  ) {
    self.content = content
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.isRasterized = isRasterized
  }
}

/// The immutable nodes of a group. Identity means sameness: whoever finds the same object again
/// knows that nothing in it has changed, and may keep a picture of it.
package final class GroupContent: Sendable {
  package let nodes: [DisplayNode]

  package init(nodes: [DisplayNode]) {
    self.nodes = nodes
  }
}

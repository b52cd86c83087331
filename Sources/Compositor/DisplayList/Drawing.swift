package import CoreGraphics

/// A vector drawing of lines, curves and gradients: sharp at every scale.
///
/// Identity implies equality, as for `GroupContent`: a compositor may reuse the pixels of the same
/// object.
package final class Drawing: Sendable {
  /// The inside of a path, by its winding, in one colour.
  package struct Filling: Sendable {
    package let path: CGPath
    package let color: RGBA

    package init(_ path: CGPath, color: RGBA) {
      self.path = path
      self.color = color
    }
  }

  /// Nothing is drawn outside; in the coordinates of the node's content, points.
  package let bounds: CGRect
  /// Draws into a cleared context in those coordinates, y down.
  package let draw: @Sendable (CGContext) -> Void
  /// Whether all rows within the bounds are alike, as those of a gradient from left to right are:
  /// one of them is drawn and kept then.
  package let hasAlikeRows: Bool
  /// All that is drawn, if it is that: a byte for each pixel is enough to keep it.
  package let filling: Filling?

  /// A path's inside in one colour.
  package init(_ filling: Filling) {
    self.filling = filling
    bounds = filling.path.boundingBoxOfPath
    hasAlikeRows = false
    draw = { context in
      context.fillColor = filling.color
      context.addPath(filling.path)
      context.fillPath(using: .winding)
    }
  }

  package init(
    bounds: CGRect, hasAlikeRows: Bool = false, draw: @escaping @Sendable (CGContext) -> Void
  ) {
    self.bounds = bounds
    self.hasAlikeRows = hasAlikeRows
    self.draw = draw
    filling = nil
  }
}

/// A drawing, placed and faded.
package struct PlacedDrawing: Sendable {
  package var drawing: Drawing
  package var opacity: Double
  package var transform: Homography

  package init(drawing: Drawing, opacity: Double = 1, transform: Homography = .identity) {
    self.drawing = drawing
    self.opacity = opacity
    self.transform = transform
  }
}

extension PlacedDrawing: Equatable {
  package static func == (a: PlacedDrawing, b: PlacedDrawing) -> Bool {
    a.drawing === b.drawing && a.opacity == b.opacity && a.transform == b.transform
  }
}

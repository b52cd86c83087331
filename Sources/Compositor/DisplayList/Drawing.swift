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

  /// A pattern, such as a gradient, that fills the bounds of its drawing and would extend beyond
  /// them. The compositor cuts it off at the same edges as it would a colour.
  package struct Pattern: Sendable {
    /// The pixels that are alike.
    package enum Likeness: Sendable {
      /// All rows are, as those of a gradient from left to right: one is drawn and kept.
      case rows
      /// All columns are, as those of a gradient from top to bottom. One is drawn and kept where
      /// the pattern is neither stretched nor turned.
      case columns
    }

    /// Nil where neither are.
    package var likeness: Likeness?
    /// Whether every pixel is opaque.
    package var isOpaque: Bool

    package init(likeness: Likeness? = nil, isOpaque: Bool = false) {
      self.likeness = likeness
      self.isOpaque = isOpaque
    }
  }

  /// Nothing is drawn outside; in the coordinates of the node's content, points.
  package let bounds: CGRect
  /// Draws into a cleared context in those coordinates, y down.
  package let draw: @Sendable (CGContext) -> Void
  /// If it is one, and does not end at the bounds by itself.
  package let pattern: Pattern?
  /// All that is drawn, if it is that: a byte for each pixel is enough to keep it.
  package let filling: Filling?

  /// A path's inside in one colour.
  package init(_ filling: Filling) {
    self.filling = filling
    bounds = filling.path.boundingBoxOfPath
    pattern = nil
    draw = { context in
      context.fillColor = filling.color
      context.addPath(filling.path)
      context.fillPath(using: .winding)
    }
  }

  package init(
    bounds: CGRect, pattern: Pattern? = nil, draw: @escaping @Sendable (CGContext) -> Void
  ) {
    self.bounds = bounds
    self.pattern = pattern
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

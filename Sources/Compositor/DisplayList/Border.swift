package import CoreGraphics

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

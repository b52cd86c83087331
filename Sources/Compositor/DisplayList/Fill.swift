package import CoreGraphics

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

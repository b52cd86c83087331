package import CoreGraphics

/// A shape that shows the pixels below it through a material.
///
/// "Below" is everything that is drawn before the node: earlier nodes of its group, and what lies
/// below that group, up to the nearest group that is a bitmap of its own, because it has effects or
/// a blend mode, is rasterised, or is rotated or in perspective and has several nodes. Where
/// nothing is below, only the material's tint is drawn. In masks and in silhouettes of shadows
/// nothing is below.
///
/// A group's opacity and mask apply to the backdrop too: it is mixed with what is below the group.
package struct Backdrop: Sendable, Equatable {
  package var shape: RoundedRect
  package var material: Material
  package var opacity: Double
  package var transform: Homography

  package init(
    shape: RoundedRect, material: Material, opacity: Double = 1, transform: Homography = .identity
  ) {
    self.shape = shape
    self.material = material
    self.opacity = opacity
    self.transform = transform
  }
}

package import CoreGraphics

/// A function from a picture to a picture: a filter.
///
/// Equal effects make equal pictures of equal pictures, so what was made once can be kept.
package protocol PixelEffect: Sendable, Equatable {
  /// How far beyond its source's edges the result may reach, in points on every side.
  var reach: Double { get }
  /// Pictures besides the source that it reads, in the source's coordinates.
  var inputs: [GroupContent] { get }

  /// Makes some rows of the result.
  ///
  /// Called for several bands of rows at a time, on several threads: a pixel of the result depends
  /// on the sources alone.
  ///
  /// - Parameters:
  ///   - sources: The group's picture and then `inputs`, all of the target's size and place.
  ///   - target: The whole result; what is not in `rows` belongs to other calls.
  ///   - area: What the pictures show.
  func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, rows: Range<Int>, area: EffectArea)
}

/// What the pictures of an effect show.
package struct EffectArea: Sendable, Equatable {
  /// In the group's coordinates, points.
  package var rect: CGRect
  /// Pixels a point.
  package var scale: Double

  package init(rect: CGRect, scale: Double) {
    self.rect = rect
    self.scale = scale
  }
}

extension PixelEffect {
  package var reach: Double { 0 }
  package var inputs: [GroupContent] { [] }

  fileprivate func isSame(as other: any PixelEffect) -> Bool { other as? Self == self }
}

extension [any PixelEffect] {
  func isSame(as other: [any PixelEffect]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

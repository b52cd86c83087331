package import CoreGraphics

/// A rectangle with round corners: circular ones, or continuous ones where there is room for them.
/// A radius beyond half the shorter side counts as that half.
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
  /// Whether the corners have the curve of `ContinuousCorner`.
  package var isContinuous: Bool

  package init(
    _ rect: CGRect, radius: Double = 0, corners: Corners = .all, isContinuous: Bool = false
  ) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }
}

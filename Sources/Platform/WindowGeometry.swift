import CoreGraphics

/// A window's size in pixels, and the number of pixels per point.
struct WindowGeometry: Equatable {
  var pixelWidth: Int
  var pixelHeight: Int
  var scale: CGFloat

  /// The size in points.
  var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// The maximum side in pixels, which is SDL's limit for a window.
  static let largestSide = 16_384
  /// The scales at which text and touch targets are usable.
  static let scales: ClosedRange<CGFloat> = 0.25...16

  /// Returns the geometry, limited to the pixels of a display.
  func fitted(toPixels width: Int, by height: Int) -> WindowGeometry {
    WindowGeometry(
      pixelWidth: min(pixelWidth, max(width, 1)), pixelHeight: min(pixelHeight, max(height, 1)),
      scale: scale)
  }

  init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// Makes the geometry for a size in points, limited to valid sizes of a window. Throws for an
  /// invalid size.
  init(size: CGSize, scale: CGFloat) throws(PlatformError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .windowFailed(
        "\(size.width) × \(size.height) points is not a size; width and height must be positive")
    }
    guard scale.isFinite, scale > 0 else {
      throw .windowFailed("a scale of \(scale) pixels a point is not positive")
    }
    self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    pixelWidth = Self.pixels(size.width * self.scale)
    pixelHeight = Self.pixels(size.height * self.scale)
  }

  private static func pixels(_ length: CGFloat) -> Int {
    Int(min(max(length.rounded(), 1), CGFloat(largestSide)))
  }

  /// Returns the differences from the requested geometry in one sentence; nil if there are none.
  func differenceFrom(size wanted: CGSize, scale wantedScale: CGFloat) -> String? {
    if scale != wantedScale {
      return "A window's scale is from \(Self.scales.lowerBound) to \(Self.scales.upperBound) "
        + "pixels a point; \(wantedScale) became \(scale)."
    }
    guard max(wanted.width, wanted.height) * scale > CGFloat(Self.largestSide) else { return nil }
    return "A window has at most \(Self.largestSide) pixels a side; it became "
      + "\(pixelWidth) × \(pixelHeight) pixels."
  }
}

import CoreGraphics

/// The scale factor of a desktop, which SDL 2 does not provide on X11.
enum DisplayScale {
  /// Dots an inch at which a pixel is a point: X11's convention.
  static let unscaledDPI: CGFloat = 96

  /// Steps of a scale of 1 on Wayland, by its protocol for fractional scales.
  private static let steps: CGFloat = 120

  /// The scale of a display on Wayland, by the pixels and the units of a window there. A window has
  /// whole pixels: at a scale of 1.25 it has 1001 in 801 units.
  static func rounded(_ pixelsPerUnit: CGFloat) -> CGFloat {
    max((pixelsPerUnit * steps).rounded(), 1) / steps
  }

  /// The scale from `Xft.dpi` in X resources; nil if there is no valid one.
  ///
  /// Desktops write this line when a user chooses a scale; 120 is 125 %, 192 is 200 %.
  static func scale(fromResources resources: String) -> CGFloat? {
    // The last of several equal names is used, as in the X resource manager.
    var scale: CGFloat?
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi",
        let dpi = Double(parts[1].trimmingCharacters(in: .whitespaces)), dpi.isFinite, dpi > 0
      else { continue }
      scale = CGFloat(dpi) / unscaledDPI
    }
    return scale.map {
      min(max($0, WindowGeometry.scales.lowerBound), WindowGeometry.scales.upperBound)
    }
  }
}

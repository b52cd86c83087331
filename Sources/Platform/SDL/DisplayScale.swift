import CoreGraphics

/// The scale factor of a desktop, which SDL 2 does not provide on X11.
enum DisplayScale {
  /// The dots per inch at which a pixel is a point, by X11's convention.
  static let unscaledDPI: CGFloat = 96

  /// The number of steps from one integral scale to the next on Wayland, which its protocol for
  /// fractional scales defines.
  private static let steps: CGFloat = 120

  /// Returns the scale of a display on Wayland, from the pixels per unit of a window. The ratio is
  /// not exact, because a window has whole pixels: at a scale of 1.25 it has 1001 pixels in 801
  /// units.
  static func rounded(_ pixelsPerUnit: CGFloat) -> CGFloat {
    max((pixelsPerUnit * steps).rounded(), 1) / steps
  }

  /// Returns the scale from `Xft.dpi` in X resources; nil if there is no valid value.
  ///
  /// Desktops set this value when the user chooses a scale: 120 is 125 %, 192 is 200 %.
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

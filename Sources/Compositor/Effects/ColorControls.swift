internal import CoreGraphics

/// Brightness, contrast and saturation, with the meaning they have in Core Image's filter of that
/// name.
package struct ColorControls: RowwiseEffect {
  /// Added to each channel; 0 changes nothing.
  package var brightness: Double
  /// The factor of the distance from middle grey; 1 changes nothing.
  package var contrast: Double
  /// The factor of the distance from the grey of the same luminance; 1 changes nothing.
  package var saturation: Double

  /// The weights of red, green and blue in the luminance: those of Rec. 709, as Core Image
  /// documents them.
  private static let weights = (red: 0.2125, green: 0.7154, blue: 0.0721)

  package init(brightness: Double = 0, contrast: Double = 1, saturation: Double = 1) {
    self.brightness = brightness
    self.contrast = contrast
    self.saturation = saturation
  }

  var keepsOpacity: Bool { true }

  func isNeutral(at scale: Double) -> Bool {
    brightness.finite(or: 0) == 0 && contrast.finite(or: 1) == 1 && saturation.finite(or: 1) == 1
  }

  var rowMap: any RowMap { kernel }

  /// The numbers by which each pixel is made.
  var kernel: ColorControlsKernel {
    let contrast = contrast.finite(or: 1)
    let saturation = saturation.finite(or: 1)
    let grey = contrast * (1 - saturation)
    return ColorControlsKernel(
      keep: Float(contrast * saturation), red: Float(grey * Self.weights.red),
      green: Float(grey * Self.weights.green), blue: Float(grey * Self.weights.blue),
      offset: Float(0.5 - 0.5 * contrast + brightness.finite(or: 0)))
  }
}

extension Double {
  /// Numbers larger than a thousand count as that: colours are at their limits by then.
  fileprivate func finite(or other: Double) -> Double {
    isNaN ? other : Swift.max(-1000, Swift.min(1000, self))
  }
}

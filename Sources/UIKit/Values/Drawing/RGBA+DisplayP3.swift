import CoreGraphics

extension RGBA {
  /// Converts components from Display P3 to sRGB. Colours outside sRGB have components outside
  /// 0...1. Both spaces have sRGB's transfer function and the white point D65, so the matrix is the
  /// product of the one from P3 to XYZ and the one from XYZ to sRGB (SMPTE EG 432-1, IEC
  /// 61966-2-1).
  var fromDisplayP3: RGBA {
    func linear(_ v: Double) -> Double {
      let a = abs(v)
      return (v < 0 ? -1 : 1) * (a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4))
    }
    func encoded(_ v: Double) -> Double {
      let a = abs(v)
      return (v < 0 ? -1 : 1) * (a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return RGBA(
      red: encoded(1.2249401 * r - 0.2249404 * g),
      green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }
}

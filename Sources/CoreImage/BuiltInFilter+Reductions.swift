import CoreGraphics

/// The filters that summarise an image in fewer pixels. Names, keys and defaults are Core Image's.
extension BuiltInFilter {
  static let reductionFilters = [areaAverage]

  /// The mean is that of sRGB's components, as on iOS in a context without a working colour space.
  private static let areaAverage = BuiltInFilter(
    name: "CIAreaAverage", category: kCICategoryReduction,
    parameters: [
      Parameter(key: kCIInputExtentKey, standard: CIVector(x: 0, y: 0, z: 640, w: 80))
    ],
    output: { input in
      let area = input.vector(kCIInputExtentKey).cgRectValue
      guard let part = CIContext().createCGImage(input.image, from: area) else { return nil }
      return CIImage(color: part.meanColor).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    })
}

extension CGImage {
  /// The mean of all pixels, of which each counts as much as it is opaque.
  fileprivate var meanColor: CIColor {
    var sums = SIMD4<UInt64>()
    for y in 0..<height {
      for x in 0..<width {
        let components = SIMD4(repeating: pixel(x: x, y: y)) &>> SIMD4(16, 8, 0, 24) & 0xFF
        sums &+= SIMD4<UInt64>(truncatingIfNeeded: components)
      }
    }
    guard sums.w > 0 else { return .clear }
    let alpha = Double(sums.w)
    return CIColor(
      red: Double(sums.x) / alpha, green: Double(sums.y) / alpha, blue: Double(sums.z) / alpha,
      alpha: alpha / Double(width * height * 255))
  }
}

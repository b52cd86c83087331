import CoreGraphics

/// The filters that cut images, move them and change their size. Names, keys and defaults are Core
/// Image's.
extension BuiltInFilter {
  static let geometryFilters = [crop, affineTransform, affineClamp, lanczosScale]

  private static let crop = BuiltInFilter(
    name: "CICrop", category: kCICategoryGeometryAdjustment,
    parameters: [Parameter(key: "inputRectangle", standard: CIVector(cgRect: .infinite))],
    output: { input in input.image.cropped(to: input.vector("inputRectangle").cgRectValue) })

  private static let affineTransform = BuiltInFilter(
    name: "CIAffineTransform", category: kCICategoryGeometryAdjustment,
    parameters: [Parameter(key: kCIInputTransformKey, standard: CGAffineTransform.identity)],
    output: { input in input.image.transformed(by: input.transform(kCIInputTransformKey)) })

  private static let affineClamp = BuiltInFilter(
    name: "CIAffineClamp", category: kCICategoryTileEffect,
    parameters: [Parameter(key: kCIInputTransformKey, standard: CGAffineTransform.identity)],
    output: { input in
      input.image.clampedToExtent().transformed(by: input.transform(kCIInputTransformKey))
    })

  /// Pixels are mixed as in every transform, and not by Lanczos's kernel.
  private static let lanczosScale = BuiltInFilter(
    name: "CILanczosScaleTransform", category: kCICategoryGeometryAdjustment,
    parameters: [
      Parameter(key: kCIInputScaleKey, standard: 1.0),
      Parameter(key: kCIInputAspectRatioKey, standard: 1.0),
    ],
    output: { input in
      let scale = input.number(kCIInputScaleKey)
      let across = scale * input.number(kCIInputAspectRatioKey)
      return input.image.transformed(by: CGAffineTransform(scaleX: across, y: scale))
    })
}

extension FilterInput {
  fileprivate func transform(_ key: String) -> CGAffineTransform {
    value(key) as? CGAffineTransform ?? .identity
  }
}

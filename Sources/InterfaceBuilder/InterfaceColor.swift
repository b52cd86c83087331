/// A colour in an Interface Builder file.
package enum InterfaceColor: Equatable, Sendable {
  case components(Components)
  /// A named system colour, such as `systemBackgroundColor` or `groupTableViewBackgroundColor`.
  case system(String, fallback: Components?)
  /// A colour of an asset catalog.
  case named(String, fallback: Components?)
  /// A repeated image.
  case pattern(image: String)

  package struct Components: Equatable, Sendable {
    package var space: Space
    /// The components: one for grey, three for RGB, four for CMYK, nominally from 0 to 1.
    package var values: [Double]
    package var alpha: Double
  }

  /// The colour spaces, by Interface Builder's names.
  package enum Space: String, CaseIterable, Sendable {
    case calibratedWhite, deviceWhite
    case genericGray = "genericGrayColorSpace"
    case genericGamma22Gray = "genericGamma22GrayColorSpace"
    case extendedGenericGamma22Gray = "extendedGenericGamma22GrayColorSpace"
    case calibratedRGB, deviceRGB
    case genericRGB = "genericRGBColorSpace"
    case sRGB
    case extendedSRGB
    case displayP3
    case extendedDisplayP3
    case adobeRGB1998
    case catalog
    case deviceCMYK
    case genericCMYK = "genericCMYKColorSpace"

    /// The number of components in the space, without alpha; 0 for named colours.
    package var count: Int {
      switch self {
      case .calibratedWhite, .deviceWhite, .genericGray, .genericGamma22Gray,
        .extendedGenericGamma22Gray:
        1
      case .deviceCMYK, .genericCMYK: 4
      case .catalog: 0
      default: 3
      }
    }
  }
}

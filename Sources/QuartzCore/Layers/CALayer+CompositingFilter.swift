import CoreGraphics
import CoreImage

extension CALayer {
  func assignCompositingFilter(_ filter: Any?) {
    userValues["compositingFilter"] = filter
    blendMode = filter.map { Self.blendMode(of: $0) } ?? .normal
  }

  private static func blendMode(of filter: Any) -> CGBlendMode {
    // The name of a filter object may be the program's own.
    let own = (filter as? CIFilter)?.attributes[kCIAttributeFilterName]
    guard let name = (own ?? filter) as? String else {
      Diagnostics.warn(
        "A layer's compositingFilter must be a name or a CIFilter; the layer is drawn normally.")
      return .normal
    }
    guard let mode = CGBlendMode(compositingFilter: name) else {
      Diagnostics.warn("There is no compositing filter \"\(name)\"; the layer is drawn normally.")
      return .normal
    }
    return mode
  }
}

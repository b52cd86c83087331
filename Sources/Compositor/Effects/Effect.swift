internal import CoreGraphics

/// An effect on a group's bitmap before that is composited.
///
/// The enumeration is closed, so that each compositor can implement each effect in its own manner;
/// their parameters define the result, in points. A program's own code for pixels is a
/// `PixelKernel`, which is opaque to compositors and runs on the CPU.
package enum Effect: Sendable, Equatable {
  case gaussianBlur(GaussianBlur)
  case pixellation(Pixellation)
  case colorControls(ColorControls)
  case colorMultiply(ColorMultiply)
  case dissolve(Dissolve)
  case pageCurl(PageCurl)
  case material(Material)
  case kernel(PixelKernel)
}

extension Effect {
  /// The implementation of the effect on the CPU.
  var onProcessor: any PixelEffect {
    switch self {
    case .gaussianBlur(let effect): effect
    case .pixellation(let effect): effect
    case .colorControls(let effect): effect
    case .colorMultiply(let effect): effect
    case .dissolve(let effect): effect
    case .pageCurl(let effect): effect
    case .material(let effect): effect
    case .kernel(let effect): effect
    }
  }

  /// How far beyond its source's edges the result may reach, in points on every side.
  package var reach: Double { onProcessor.reach }
  /// Pictures besides the group's that it reads, in the group's coordinates.
  package var inputs: [GroupContent] { onProcessor.inputs }
  /// Whether the result is opaque if all sources are opaque.
  var keepsOpacity: Bool { onProcessor.keepsOpacity }
  /// The area of the result, in the group's coordinates; nil for the area that the group draws.
  var area: CGRect? { onProcessor.area }

  /// Whether it changes nothing at a scale in pixels per point; it is then left out.
  func isNeutral(at scale: Double) -> Bool { onProcessor.isNeutral(at: scale) }
}

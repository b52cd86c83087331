/// What can be done to a group's picture before it is put in its place.
///
/// The kinds are closed, so that each compositor can carry each of them out in its own manner: what
/// they mean, in points, is written at their parameters. What a program does to pixels by code of
/// its own is a `PixelKernel`, which says nothing of itself and runs on the processor.
package enum Effect: Sendable, Equatable {
  case gaussianBlur(GaussianBlur)
  case pixellation(Pixellation)
  case colorControls(ColorControls)
  case colorMultiply(ColorMultiply)
  case dissolve(Dissolve)
  case pageCurl(PageCurl)
  case kernel(PixelKernel)
}

extension Effect {
  /// The effect as the processor carries it out.
  var onProcessor: any PixelEffect {
    switch self {
    case .gaussianBlur(let effect): effect
    case .pixellation(let effect): effect
    case .colorControls(let effect): effect
    case .colorMultiply(let effect): effect
    case .dissolve(let effect): effect
    case .pageCurl(let effect): effect
    case .kernel(let effect): effect
    }
  }

  /// How far beyond its source's edges the result may reach, in points on every side.
  package var reach: Double { onProcessor.reach }
  /// Pictures besides the group's that it reads, in the group's coordinates.
  package var inputs: [GroupContent] { onProcessor.inputs }
  /// Whether the result has no see-through pixel where none of the sources has one.
  var keepsOpacity: Bool { onProcessor.keepsOpacity }

  /// Whether it changes nothing at so many pixels a point; it is then left out.
  func isNeutral(at scale: Double) -> Bool { onProcessor.isNeutral(at: scale) }
}

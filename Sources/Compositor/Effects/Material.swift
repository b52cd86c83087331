package import CoreGraphics

/// Blurs, then saturates, then covers with a see-through colour: the look of frosted glass.
package struct Material: PixelEffect {
  /// The standard deviation of the Gaussian, in points.
  package var blurRadius: Double
  /// The factor of the distance from the grey of the same luminance; 1 changes nothing.
  package var saturation: Double
  /// The colour that covers the result.
  package var tint: RGBA
  /// Whether the picture extends beyond its edges with their colours, rather than fading out.
  var clampsEdges = true

  /// In pixels; a blur below this changes no pixel visibly.
  private static let smallestSigma = 0.2

  package init(blurRadius: Double, saturation: Double = 1, tint: RGBA = .clear) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }

  /// The blur alone.
  var blur: GaussianBlur { GaussianBlur(radius: blurRadius, clampsEdges: clampsEdges) }

  /// How far the blur reads beyond the edges, in points.
  var depth: Double { blurRadius > 0 ? min(blurRadius, 1e6) * 3 : 0 }

  var keepsOpacity: Bool { clampsEdges }

  func isNeutral(at scale: Double) -> Bool {
    blur.isNeutral(at: scale) && colors.isNeutral
  }

  var colors: MaterialColors { MaterialColors(saturation: saturation, tint: tint) }

  func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, area: EffectArea, on workers: EffectWorkers
  ) {
    let colors = colors
    if blur.isNeutral(at: area.scale) {
      let source = sources[0]
      workers.share(target.height) { rows in
        for y in rows { colors.map(source.row(y), target.row(y), count: target.width) }
      }
      return
    }
    blur.apply(sources, to: target, area: area, colors: colors, on: workers)
  }
}

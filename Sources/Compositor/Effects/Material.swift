package import CoreGraphics

/// Blurs, then saturates, then covers with a translucent colour: the look of frosted glass.
package struct Material: PixelEffect {
  /// The standard deviation of the Gaussian, in points.
  package var blurRadius: Double
  /// The factor of the distance from the grey of the same luminance; 1 changes nothing.
  package var saturation: Double
  /// The colour that covers the result.
  package var tint: RGBA
  /// Whether the picture extends beyond its edges with their colours, rather than fading out.
  var clampsEdges = true

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

  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows {
    let colors = colors
    if blur.isNeutral(at: area.scale) {
      return RowwiseRows(sources: [.pixels(sources[0])], rowMap: colors)
    }
    return blur.rows(of: sources, area: area, colors: colors, on: workers)
  }
}

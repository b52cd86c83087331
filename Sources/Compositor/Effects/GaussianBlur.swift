internal import CoreGraphics

/// A Gaussian blur.
package struct GaussianBlur: PixelEffect {
  /// The standard deviation in points, as in Core Image's filter of that name.
  package var radius: Double
  /// Whether the picture extends beyond its edges with their colours, and stays as large as it is,
  /// rather than fading out into what is around it.
  package var clampsEdges: Bool

  /// In pixels; a wider blur is drawn as this one.
  private static let largestSigma = 200.0
  /// In pixels; a blur below this changes no pixel visibly.
  private static let smallestSigma = 0.2

  package init(radius: Double, clampsEdges: Bool = false) {
    self.radius = radius
    self.clampsEdges = clampsEdges
  }

  var reach: Double { clampsEdges || !(radius > 0) ? 0 : radius * 3 }
  var keepsOpacity: Bool { clampsEdges }

  func isNeutral(at scale: Double) -> Bool { !(radius * scale >= Self.smallestSigma) }

  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows {
    rows(of: sources, area: area, colors: nil, on: workers)
  }

  /// - Parameter colors: what becomes of the blurred colours; nil for nothing else.
  func rows(
    of sources: [PixelBuffer], area: EffectArea, colors: MaterialColors?,
    on workers: EffectWorkers
  ) -> any EffectRows {
    switch method(at: area.scale) {
    case .narrow(let blur): NarrowBlurRows(blur: blur, source: sources[0], colors: colors)
    case .wide(let step, let filter):
      BlurRun(source: sources[0], step: step, filter: filter, colors: colors, workers: workers)
    }
  }
}

extension GaussianBlur {
  /// How a blur is made.
  enum Method {
    case narrow(NarrowBlur)
    /// On a picture that is made smaller: so many pixels, in each direction, become one.
    case wide(step: Int, BoxFilter)
  }

  /// - Parameter scale: pixels per point.
  func method(at scale: Double) -> Method {
    let sigma = min(radius * scale, Self.largestSigma)
    if sigma < NarrowBlur.largestSigma {
      return .narrow(NarrowBlur(sigma: sigma, clampsEdges: clampsEdges))
    }
    // A wide blur leaves nothing that fewer pixels could not hold.
    var step = 2
    while step < 8, sigma >= 6 * Double(step) { step *= 2 }
    return .wide(step: step, BoxFilter(sigma: sigma, step: step, clampsEdges: clampsEdges))
  }
}

/// The rows of a narrow blur.
private struct NarrowBlurRows: EffectRows {
  let blur: NarrowBlur
  let source: PixelBuffer
  let colors: MaterialColors?

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    blur.apply(source, target, rows: rows)
    guard let colors else { return }
    for y in rows { colors.map(target.row(y), target.row(y), count: target.width) }
  }
}

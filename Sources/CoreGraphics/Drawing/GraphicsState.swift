/// The state that `saveGState` saves and `restoreGState` restores, without the clip, which Cairo
/// saves.
struct GraphicsState {
  /// From the user's points to pixels, of which the first row is the top one. Cairo has the last
  /// one that could be inverted.
  var pixelTransform: CGAffineTransform
  var fillColor = RGBA.black
  var strokeColor = RGBA.black
  /// Take precedence over the colours.
  var fillPattern: ColorPattern?
  var strokePattern: ColorPattern?
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  /// As Core Graphics begins with.
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  /// Nil where what is drawn casts none.
  var shadow: ContextShadow?
  /// What images let through that are clips; nil where none is.
  var clipMask: ClipMask?

  init(pixelTransform: CGAffineTransform) { self.pixelTransform = pixelTransform }

  /// A transform that magnifies or reduces more than this shows nothing but noise, and Cairo's
  /// fixed-point numbers overflow.
  private static let largestScale: CGFloat = 1e7
  /// In pixels; far outside any bitmap.
  private static let farthestTranslation: CGFloat = 1e9

  /// Whether the transform can be drawn with: it is not singular, and its scale is limited.
  var canDraw: Bool {
    let (smallest, largest) = pixelTransform.extremeScales
    return pixelTransform.isFinite && largest <= Self.largestScale
      && smallest >= 1 / Self.largestScale && abs(pixelTransform.tx) <= Self.farthestTranslation
      && abs(pixelTransform.ty) <= Self.farthestTranslation
  }
}

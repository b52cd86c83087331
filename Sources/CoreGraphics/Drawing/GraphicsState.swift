/// The state that `saveGState` saves and `restoreGState` restores, without the clip, which Cairo
/// saves.
struct GraphicsState {
  /// The transform from user space to pixels, of which the first row is the top one. Cairo has the
  /// last transform that was invertible.
  var pixelTransform: CGAffineTransform
  var fillColor = RGBA.black
  var strokeColor = RGBA.black
  /// The patterns, which take precedence over the colours.
  var fillPattern: ColorPattern?
  var strokePattern: ColorPattern?
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  /// Core Graphics' default.
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var textDrawingMode = CGTextDrawingMode.fill
  /// The shadow; nil for none.
  var shadow: ContextShadow?
  /// The intersection of the image masks; nil for none.
  var clipMask: ClipMask?

  init(pixelTransform: CGAffineTransform) { self.pixelTransform = pixelTransform }

  /// The maximum scale of a transform. Beyond it only noise is visible, and Cairo's fixed-point
  /// numbers overflow.
  private static let largestScale: CGFloat = 1e7
  /// The maximum translation in pixels, which is far outside any bitmap.
  private static let farthestTranslation: CGFloat = 1e9

  /// Whether the transform can be used for drawing: it is invertible, and its scale is limited.
  var canDraw: Bool {
    let (smallest, largest) = pixelTransform.extremeScales
    return pixelTransform.isFinite && largest <= Self.largestScale
      && smallest >= 1 / Self.largestScale && abs(pixelTransform.tx) <= Self.farthestTranslation
      && abs(pixelTransform.ty) <= Self.farthestTranslation
  }
}

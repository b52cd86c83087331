/// What `saveGState` keeps and `restoreGState` brings back, the clip apart, which Cairo keeps.
struct GraphicsState {
  /// From the user's points to pixels. Cairo has the last one that could be inverted.
  var ctm: CGAffineTransform
  var fillColor = RGBA.black
  var strokeColor = RGBA.black
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

  init(ctm: CGAffineTransform) { self.ctm = ctm }
}

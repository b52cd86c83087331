internal import CCairo

extension CGContext {
  /// Saves the transform, clip, colours and line settings until ``restoreGState()``, but not the
  /// current path.
  public func saveGState() {
    frames.append(.saved(state))
    cairo_save(handle)
  }

  /// Restores the state of the last ``saveGState()``. Without one, or across the beginning of a
  /// transparency layer, only warns.
  public func restoreGState() {
    guard case .saved(let saved)? = frames.last else {
      Diagnostics.warnFromAnyThread(
        "restoreGState() was called without a saveGState() before it; nothing was restored.")
      return
    }
    frames.removeLast()
    cairo_restore(handle)
    state = saved
  }

  // MARK: Transform

  /// From points to device space: the bitmap's pixels, with the origin at the lower left corner and
  /// y pointing up. In a program's own context it begins as the identity; in those of UIKit, where
  /// y points down, `d` is negative.
  public var ctm: CGAffineTransform {
    pixelTransform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// From points to device space, as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// From points to the bitmap's pixels as they lie in memory: the first row is the top one.
  package var pixelTransform: CGAffineTransform { state.pixelTransform }

  /// Moves the origin of what is drawn next by (`tx`, `ty`) points of the transform so far.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn next about the origin. A factor of 0 stops drawing until the state is
  /// restored.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn next by `angle` radians, from the x axis towards the y axis: clockwise
  /// where y points down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to what is drawn next, before the transform so far.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      Diagnostics.warnFromAnyThread(
        "A context was given a transform that is not finite; it was ignored.")
      return
    }
    state.pixelTransform = transform.concatenating(pixelTransform)
    applyTransform()
  }

  /// The place of a point in device space: in pixels from the lower left corner, y pointing up.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// The rectangle of device space around a rectangle given in points.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// A size as a vector of device space: in pixels, the height negative where y points down.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The point at a place of device space: from pixels to points.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// The rectangle in points around a rectangle of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The vector in points of a vector of device space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Sets Cairo's transform. An invalid transform would put Cairo into an error state for good, so
  /// it is not set, and drawing has no effect meanwhile.
  func applyTransform() {
    guard state.canDraw else { return }
    var matrix = cairo_matrix_t(pixelTransform)
    cairo_set_matrix(handle, &matrix)
  }

  // MARK: Colours and mixing

  /// The colour of fills until the state is restored; opaque black at first.
  public func setFillColor(_ color: CGColor) {
    (state.fillColor, state.fillPattern) = (color.rgba, color.pattern)
  }

  /// The colour of fills, with components from 0 to 1 in sRGB that are not multiplied by alpha.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour of fills: a grey from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of lines until the state is restored; opaque black at first.
  public func setStrokeColor(_ color: CGColor) {
    (state.strokeColor, state.strokePattern) = (color.rgba, color.pattern)
  }

  /// The colour of lines, with components from 0 to 1 in sRGB that are not multiplied by alpha.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour of lines: a grey from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  package var fillColor: RGBA {
    get { state.fillColor }
    set { (state.fillColor, state.fillPattern) = (newValue, nil) }
  }

  package var strokeColor: RGBA {
    get { state.strokeColor }
    set { (state.strokeColor, state.strokePattern) = (newValue, nil) }
  }

  /// The opacity of everything drawn, 0 to 1, multiplied with each colour's own.
  public func setAlpha(_ alpha: CGFloat) {
    guard alpha.isFinite else { return warnAboutLines("opacity") }
    state.alpha = min(max(Double(alpha), 0), 1)
  }

  /// How later drawing is combined with the existing pixels; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How images are resampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Whether edges are smooth, where ``setAllowsAntialiasing(_:)`` does not forbid it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether edges may be smooth at all. Unlike ``setShouldAntialias(_:)`` it is no part of the
  /// state that ``saveGState()`` keeps.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  // MARK: Lines

  /// In points; 0 draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return warnAboutLines("line width") }
    state.lineWidth = width
  }

  /// The shape of line ends; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// The shape of line corners; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// The greatest length of a mitered corner in line widths, before it is bevelled.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite, limit > 0 else { return warnAboutLines("miter limit") }
    state.miterLimit = limit
  }

  /// Lengths of dashes and gaps in turn, in points; empty for a solid line. `phase` is the offset
  /// in the pattern at which a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }),
      lengths.isEmpty || lengths.contains(where: { $0 > 0 })
    else { return warnAboutLines("dash pattern") }
    (state.dashPhase, state.dashLengths) = (phase, lengths)
  }

  private func warnAboutLines(_ what: String) {
    Diagnostics.warnFromAnyThread(
      "A context was given an impossible \(what); the last one stays in use.")
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d),
      x0: Double(t.tx), y0: Double(t.ty))
  }
}

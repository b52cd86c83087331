internal import CCairo

extension CGContext {
  /// Saves the transform, clip, colours and line settings until ``restoreGState()``, but not the
  /// current path.
  public func saveGState() {
    frames.append(.saved(state))
    cairo_save(handle)
  }

  /// Restores the state of the last ``saveGState()``. Without one, or if a transparency layer has
  /// begun since, it only warns.
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

  /// The transform from user space to device space: the bitmap's pixels, with the origin at the
  /// lower left corner and y pointing up. In a program's own context it starts as the identity; in
  /// those of UIKit, where y points down, `d` is negative.
  public var ctm: CGAffineTransform {
    pixelTransform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The transform from user space to device space, equal to ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// The transform from user space to the bitmap's pixels in memory: the first row is the top one.
  package var pixelTransform: CGAffineTransform { state.pixelTransform }

  /// Moves the origin of user space by (`tx`, `ty`) points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space about the origin. While a factor is 0 nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by `angle` radians, from the x axis towards the y axis: clockwise where y
  /// points down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to user space, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      Diagnostics.warnFromAnyThread(
        "A context was given a transform that is not finite; it was ignored.")
      return
    }
    state.pixelTransform = transform.concatenating(pixelTransform)
    applyTransform()
  }

  /// Converts a point to device space: pixels from the lower left corner, with y pointing up.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns the rectangle in device space around a rectangle in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Converts a size from user space to device space: to a vector in pixels, whose height is
  /// negative where y points down.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Returns the rectangle in user space around a rectangle in device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Converts a vector from device space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Sets Cairo's transform. An invalid transform would put Cairo into a permanent error state, so
  /// it is not set, and nothing is drawn meanwhile.
  func applyTransform() {
    guard state.canDraw else { return }
    var matrix = cairo_matrix_t(pixelTransform)
    cairo_set_matrix(handle, &matrix)
  }

  // MARK: Colours and mixing

  /// Sets the fill colour, until the state is restored. It starts as opaque black.
  public func setFillColor(_ color: CGColor) {
    (state.fillColor, state.fillPattern) = (color.rgba, color.pattern)
  }

  /// Sets the fill colour from components from 0 to 1 in sRGB, not premultiplied.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour, until the state is restored. It starts as opaque black.
  public func setStrokeColor(_ color: CGColor) {
    (state.strokeColor, state.strokePattern) = (color.rgba, color.pattern)
  }

  /// Sets the stroke colour from components from 0 to 1 in sRGB, not premultiplied.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a grey from 0 (black) to 1 (white).
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

  /// Sets the opacity of all drawing, from 0 to 1. It is multiplied by the alpha of each colour.
  public func setAlpha(_ alpha: CGFloat) {
    guard alpha.isFinite else { return warnAboutLines("opacity") }
    state.alpha = min(max(Double(alpha), 0), 1)
  }

  /// Sets the blend mode, which starts as `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The quality with which images are resampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are antialiased, unless ``setAllowsAntialiasing(_:)`` forbids it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether edges may be antialiased at all. Unlike ``setShouldAntialias(_:)`` it is not part
  /// of the saved state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  // MARK: Lines

  /// Sets the line width in points. With 0 no line is drawn.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return warnAboutLines("line width") }
    state.lineWidth = width
  }

  /// Sets the shape of line ends, which starts as `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the shape of line joins, which starts as `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the maximum length of a miter join, in line widths. Longer joins are bevelled.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite, limit > 0 else { return warnAboutLines("miter limit") }
    state.miterLimit = limit
  }

  /// Sets the lengths of alternating dashes and gaps, in points; empty for a solid line. `phase` is
  /// the offset in the pattern at which a line starts.
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

internal import CCairo

extension CGContext {
  // MARK: The current path, which painting clears

  /// Fills the current path with the fill colour and clears the path. Open subpaths are closed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, using: rule)
    beginPath()
  }

  /// Draws the outline with the current line settings. In the blend modes `sourceIn`, `sourceOut`,
  /// `destinationIn` and `destinationAtop` the part of the clip outside the line is treated as
  /// covered by a transparent source, unlike on iOS.
  public func strokePath() {
    stroke(currentPath)
    beginPath()
  }

  /// Fills, strokes or does both with the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(currentPath, using: .winding)
    case .eoFill, .eoFillStroke: fill(currentPath, using: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(currentPath)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  // MARK: Shapes, which do not use the current path

  /// Fills a rectangle, given in points, with the fill colour. The current path stays as it is.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(PathElements(rect, pixelTransform), using: .winding)
  }

  /// Fills several rectangles at once. Where they overlap, they are painted once.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(PathElements(rects, pixelTransform), using: .winding)
  }

  /// Strokes the outline of a rectangle, given in points, with the current line width and colour.
  /// Half of the line is outside.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(PathElements(rect, pixelTransform))
  }

  /// Strokes the outline of a rectangle with a line of `width` points, instead of the current line
  /// width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = before
  }

  /// Fills the ellipse that touches the four sides of `rect`, in points.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse that touches the four sides of `rect`, in points.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line between each two consecutive points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black in an opaque context, regardless of the blend mode.
  public func clear(_ rect: CGRect) {
    guard canDraw else { return }
    applyAntialiasing()
    let shape = PathElements(rect, pixelTransform)
    emit(shape)
    cairo_set_operator(handle, CAIRO_OPERATOR_CLEAR)
    drawing(in: shape.controlPointBounds) { cairo_fill(handle) }
  }

  // MARK: Paths in device space

  func fill(_ shape: PathElements, using rule: CGPathFillRule) {
    guard canDraw, !shape.isEmpty else { return }
    withShadow(of: shape.controlPointBounds) { $0.paintInside(of: shape, using: rule) }
  }

  private func paintInside(of shape: PathElements, using rule: CGPathFillRule) {
    use(state.fillColor, state.fillPattern)
    applyAntialiasing()
    emit(shape)
    cairo_set_fill_rule(handle, rule.cairoRule)
    guard state.blendMode.reachesOutsideShapes else {
      drawing(in: shape.controlPointBounds) { cairo_fill(handle) }
      return
    }
    cairo_save(handle)
    clipToShape()
    drawing(in: shape.controlPointBounds) { cairo_paint(handle) }
    cairo_restore(handle)
  }

  func stroke(_ shape: PathElements) {
    guard canDraw, !shape.isEmpty, state.lineWidth > 0 else { return }
    withShadow(of: lineBounds(of: shape)) { $0.paintLine(along: shape) }
  }

  /// Returns a rectangle that contains a line along a path, including its joins.
  private func lineBounds(of shape: PathElements) -> CGRect {
    let reach = state.lineWidth * max(state.miterLimit, 2) * pixelTransform.extremeScales.largest
    return shape.controlPointBounds.insetBy(dx: -reach, dy: -reach)
  }

  private func paintLine(along shape: PathElements) {
    use(state.strokeColor, state.strokePattern)
    applyAntialiasing()
    emit(shape)
    applyLineSettings(for: shape)
    let isBounded = !state.blendMode.reachesOutsideShapes
    drawing(in: isBounded ? lineBounds(of: shape) : CGRect.infinite) { cairo_stroke(handle) }
  }

  /// The maximum line width in pixels. It covers the largest bitmap, and fits into Cairo's
  /// fixed-point numbers.
  private static let widestLine: CGFloat = 100_000
  /// The maximum length of a miter join, in pixels.
  private static let longestMiter: CGFloat = 1_000_000
  /// The maximum number of dashes of an outline. Beyond it the line is drawn solid, because the
  /// dashes would take seconds.
  private static let maximumDashes: CGFloat = 50_000

  private func applyLineSettings(for shape: PathElements) {
    let scale = pixelTransform.extremeScales.largest
    let width = min(state.lineWidth, Self.widestLine / scale)
    cairo_set_line_width(handle, Double(width))
    cairo_set_line_cap(handle, state.lineCap.cairoCap)
    cairo_set_line_join(handle, state.lineJoin.cairoJoin)
    cairo_set_miter_limit(
      handle, Double(min(state.miterLimit, max(Self.longestMiter / (width * scale), 1))))
    var dashes = state.dashLengths.map(Double.init)
    let period = CGFloat(dashes.reduce(0, +)) * pixelTransform.extremeScales.smallest
    if !dashes.isEmpty, shape.clampedPolygonLength > Self.maximumDashes * period { dashes = [] }
    // Cairo skips the phase dash by dash, so it is reduced to one repetition of the pattern.
    let repetition = dashes.reduce(0, +) * 2
    let phase = repetition > 0 ? fmod(Double(state.dashPhase), repetition) : 0
    cairo_set_dash(handle, dashes, Int32(clamping: dashes.count), phase)
  }

  /// Strokes Cairo's current path with the line settings, without dashes, and keeps the path.
  package func strokeGlyphOutlines() {
    guard state.lineWidth > 0 else { return }
    cairo_save(handle)
    applyLineSettings(for: PathElements())
    cairo_set_dash(handle, nil, 0, 0)
    cairo_stroke_preserve(handle)
    cairo_restore(handle)
  }

  /// Sets Cairo's source to a colour, with the context's alpha and blend mode.
  func use(_ color: RGBA) {
    cairo_set_source_rgba(
      handle, color.red, color.green, color.blue, color.alpha * state.alpha)
    applyBlendMode()
  }

  func applyBlendMode() { cairo_set_operator(handle, state.blendMode.cairoOperator) }

  func applyAntialiasing() {
    let isSmooth = allowsAntialiasing && state.shouldAntialias
    cairo_set_antialias(handle, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}

extension PathElements {
  /// The maximum coordinate of a drawn rectangle, in points: an infinite rectangle must be finite
  /// in pixels.
  private static let farthestEdge: CGFloat = 1e12

  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    self.init([rect], transform)
  }

  /// Makes the elements of rectangles in device space.
  init(_ rects: [CGRect], _ transform: CGAffineTransform) {
    self.init()
    for rect in rects where !rect.isNull {
      guard rect.isFinite else {
        addRect(rect)
        continue
      }
      let left = max(rect.minX, -Self.farthestEdge)
      let top = max(rect.minY, -Self.farthestEdge)
      addRect(
        CGRect(
          x: left, y: top, width: max(min(rect.maxX, Self.farthestEdge) - left, 0),
          height: max(min(rect.maxY, Self.farthestEdge) - top, 0)),
        transform: transform)
    }
  }
}

extension CGLineCap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

internal import CCairo

extension CGContext {
  /// Clears the current path.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a new subpath at a point, which the current transform maps.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(pixelTransform)) }

  /// Adds a straight line from the current point. The current transform maps the points; later
  /// changes of the transform do not move them.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(pixelTransform)) }

  /// Begins a subpath at the first point and adds lines to the others. An empty array adds nothing.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point. `control` defines the tangents at both
  /// ends.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuad(
      control: control.applying(pixelTransform), end: end.applying(pixelTransform))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      control1: control1.applying(pixelTransform), control2: control2.applying(pixelTransform),
      end: end.applying(pixelTransform))
  }

  /// Adds a closed rectangle, mapped by the current transform, as a separate subpath.
  public func addRect(_ rect: CGRect) { currentPath.append(PathElements(rect, pixelTransform)) }

  /// Adds closed rectangles, each as a separate subpath.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds the ellipse that touches the four sides of `rect` as a closed subpath.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: pixelTransform)
  }

  /// Adds an arc, and a line to its start if a subpath is open. As on iOS, `clockwise` means
  /// towards smaller angles, which appears counterclockwise on the screen where y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: PathElements.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise),
      transform: pixelTransform)
  }

  /// Adds an arc that rounds the corner at `tangent1End`, between the line from the current point
  /// to it and the line from it to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      corner: tangent1End, end: tangent2End, radius: radius, transform: pixelTransform)
  }

  /// Adds the elements of a path, mapped by the current transform.
  public func addPath(_ path: CGPath) {
    currentPath.append(path.elements, transform: pixelTransform)
  }

  /// Adds a line to the start of the subpath, and joins both ends there.
  public func closePath() { currentPath.close() }

  /// Whether the path has no elements since it was last painted, used as a clip or begun.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point; the origin for an empty path.
  public var currentPointOfPath: CGPoint {
    currentPath.currentPoint?.applying(pixelTransform.inverted()) ?? .zero
  }

  /// The smallest upright rectangle around the points of the current path; null if the path is
  /// empty.
  public var boundingBoxOfPath: CGRect {
    currentPath.applying(pixelTransform.inverted()).controlPointBounds
  }

  /// A copy of the current path; nil if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(pixelTransform.inverted()))
  }

  /// Whether ``drawPath(using:)`` would paint over a point. For outlines, the area inside the path
  /// is tested.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return currentPath.contains(
      point.applying(pixelTransform), using: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Clip

  /// Intersects the clip with the current path, and clears the path. An empty path changes nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    guard !currentPath.isEmpty else { return }
    clip(to: currentPath, using: rule)
  }

  /// Intersects the clip with a rectangle, and clears the current path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Intersects the clip with the union of rectangles, and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    guard rects.allSatisfy({ $0.isNull || $0.isFinite }) else {
      Diagnostics.warnFromAnyThread(
        "A context was to clip to a rectangle that is not finite; the clip was left as it is.")
      return
    }
    clip(to: PathElements(rects, pixelTransform), using: .winding)
  }

  /// Intersects the clip with a mask, and clears the current path. The mask is stretched over a
  /// rectangle as by ``draw(_:in:byTiling:)``, with its first row at the greatest y.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in points. Nothing is drawn outside it.
  ///   - mask: the alpha of an image with alpha, or else its lightness, is the share of the drawing
  ///     that is let through. An image mask (``CGImage/isMask``) lets through where it would paint.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    guard rect.isFinite, !rect.isNull else {
      Diagnostics.warnFromAnyThread(
        "A context was to clip to an image in a rectangle that is not finite; the clip was left as "
          + "it is.")
      return
    }
    guard canDraw else { return clip(to: PathElements(rect, pixelTransform), using: .winding) }
    // The clip ends at the edges of the image.
    clip(to: PathElements(rect.applying(pixelTransform).integral, .identity), using: .winding)
    guard let drawn = mask.asAlpha, let made = clipMask(of: drawn, in: rect) else {
      return clip(to: PathElements(), using: .winding)
    }
    state.clipMask = made.inside(state.clipMask)
  }

  /// Resets the clip to the bounds of the bitmap.
  public func resetClip() {
    cairo_reset_clip(handle)
    state.clipMask = nil
  }

  /// The bounding box of the clip; empty if nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    guard canDraw else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(handle, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  func clip(to shape: PathElements, using rule: CGPathFillRule) {
    applyAntialiasing()
    emit(shape)
    cairo_set_fill_rule(handle, rule.cairoRule)
    cairo_clip(handle)
  }

  // MARK: Passing paths to Cairo

  /// Replaces Cairo's path by the given one, which is in device space.
  func emit(_ shape: PathElements) {
    cairo_identity_matrix(handle)
    shape.append(to: handle)
    applyTransform()
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension PathElements {
  /// The maximum distance from the origin that Cairo's 24.8 fixed-point numbers can represent, with
  /// a margin for strokes.
  static let farthest: CGFloat = 4_000_000

  /// Replaces Cairo's current path by this one.
  func append(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in list {
      switch element {
      case .move(let point):
        let place = Self.clamped(point)
        cairo_move_to(cairo, Double(place.x), Double(place.y))
        (current, start) = (point, point)
      case .line(let point):
        let place = Self.clamped(point)
        cairo_line_to(cairo, Double(place.x), Double(place.y))
        current = point
      case .quad(let control, let end):
        let controls = Self.cubic(current, control, end)
        Self.curve(cairo, controls.0, controls.1, end)
        current = end
      case .curve(let control1, let control2, let end):
        Self.curve(cairo, control1, control2, end)
        current = end
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }

  /// The length of the polygon through all points, limited to the coordinates that Cairo gets.
  var clampedPolygonLength: CGFloat {
    var (length, current, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) {
      let place = Self.clamped(point)
      length += hypot(place.x - current.x, place.y - current.y)
      current = place
    }
    for element in list {
      switch element {
      case .move(let point):
        current = Self.clamped(point)
        start = current
      case .line(let point): go(to: point)
      case .quad(let control, let end): [control, end].forEach(go)
      case .curve(let control1, let control2, let end): [control1, control2, end].forEach(go)
      case .close: go(to: start)
      }
    }
    return length
  }

  private static func curve(
    _ cairo: OpaquePointer, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) {
    let (one, two, three) = (clamped(control1), clamped(control2), clamped(end))
    cairo_curve_to(
      cairo, Double(one.x), Double(one.y), Double(two.x), Double(two.y), Double(three.x),
      Double(three.y))
  }

  private static func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
  }
}

public import CoreGraphics

/// A shape of lines and curves together with the attributes for drawing it.
///
/// Angles are in radians from the x axis. Because y points down, clockwise means increasing angles.
/// Points that are not finite, and lines before the first ``move(to:)``, are left out with a
/// warning.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  /// The line width in points; 0 means the thinnest line, which is one pixel wide.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends of a stroked line.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of corners of a stroked line.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a mitered corner in line widths, before it is bevelled.
  open var miterLimit: CGFloat = 10
  /// The greatest distance between a drawn curve and the exact one, in points. It has no effect
  /// here: the error of drawn curves is always below what pixels show.
  open var flatness: CGFloat = 0.6
  /// Whether fills use the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// An empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that is inscribed in the rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with continuous corners, as on iOS. A radius greater than half the shorter side
  /// counts as that half. Where a side is too short for the continuous curve, the corner becomes
  /// circular.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are rounded continuously, with the radius
  /// `cornerRadii.width`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect.standardized, corners: corners, radius: cornerRadii.width)
  }

  /// An arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path with a copy of another path's elements.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? CGMutablePath()
  }

  /// The shape as a Core Graphics path. Reading returns a copy, which later changes do not affect.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point. `controlPoint1` belongs to its beginning.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle. If a subpath is open, a line connects it to the arc's beginning.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In Core Graphics `clockwise` has the opposite meaning.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line to its beginning.
  open func close() { path.closeSubpath() }

  /// Makes the path empty. Line width, caps, joins and dashes stay.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    let transformed = CGMutablePath()
    transformed.addPath(path, transform: transform)
    path = transformed
  }

  /// The same shape in the opposite direction, which matters for the winding rule and for dashes.
  open func reversing() -> UIBezierPath {
    guard let result = copy() as? UIBezierPath else { return self }
    result.path = CGMutablePath(path.elements.reversed)
    return result
  }

  // MARK: Queries

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the shape; `CGRect.null` if the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point where the next element would begin.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside the shape. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Drawing

  /// Sets the lengths of the dashes and gaps in turn, in points, and the position in the pattern at
  /// which a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = (phase, [])
      return
    }
    dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
  }

  /// Returns the dashes that ``setLineDash(_:count:phase:)`` set. Each pointer may be nil.
  ///
  /// - Parameters:
  ///   - pattern: room for as many lengths as an earlier call returned in `count`.
  ///   - count: set to the number of lengths; 0 for a line without dashes.
  ///   - phase: set to the position in the pattern at which a line begins, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
  }

  /// Fills the shape with the current context's fill colour, blend mode and opacity.
  open func fill() { draw(fillInside) }

  /// Strokes the outline with the current context's stroke colour, blend mode and opacity.
  open func stroke() { draw(strokeOutline) }

  /// Fills the shape with the current context's fill colour.
  ///
  /// - Parameters:
  ///   - blendMode: how the fill combines with the content below, in place of the context's mode.
  ///   - alpha: the opacity from 0 to 1, in place of the context's own. It is multiplied with the
  ///     colour's alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fillInside(in: context)
    }
  }

  /// Strokes the outline with the current context's stroke colour.
  ///
  /// - Parameters:
  ///   - blendMode: how the line combines with the content below, in place of the context's mode.
  ///   - alpha: the opacity from 0 to 1, in place of the context's own. It is multiplied with the
  ///     colour's alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      strokeOutline(in: context)
    }
  }

  /// Clips all further drawing to the shape.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  /// Runs `body` with the current context, whose state is restored afterwards.
  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.beginPath()
    body(context)
  }

  private func fillInside(in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: fillRule)
  }

  private func strokeOutline(in context: CGContext) {
    context.setLineWidth(lineWidth == 0 ? context.thinnestLine : lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.addPath(path)
    context.strokePath()
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
    guard rect.isFinite, radius.isFinite, radius > 0, !corners.isEmpty else {
      path.addRect(rect)
      return
    }
    let r = min(radius, rect.width / 2, rect.height / 2)
    var outline = PathElements()
    outline.addRoundedRect(rect, radius: r, isContinuous: true) { corner in
      let isLeft = corner.x == rect.minX
      let isTop = corner.y == rect.minY
      return corners.contains(
        isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight))
    }
    path.addPath(CGPath(outline))
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}

extension CGContext {
  /// The width of a line of one pixel, in points under the current transform; 0 if the transform is
  /// singular.
  fileprivate var thinnestLine: CGFloat {
    let scale = abs(ctm.determinant).squareRoot()
    return scale > 0 ? 1 / scale : 0
  }
}

/// A path under construction.
///
/// Points that are not finite, and lines and curves before the first `move(to:)`, are left out with
/// a warning. Angles are in radians from the x axis towards the y axis.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override package init(_ elements: PathElements) { super.init(elements) }

  /// An empty path.
  public convenience init() { self.init(PathElements()) }

  override public func copy() -> CGPath? { CGPath(elements) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line from the current point, to `point` mapped by `transform`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.addLine(to: point.applying(transform)) }
  }

  /// Begins a subpath at the first point and continues through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve from the current point. `transform` maps the end and the control
  /// point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    mutate { $0.addQuad(control: control.applying(transform), end: end.applying(transform)) }
  }

  /// Adds a cubic Bézier curve from the current point. `transform` maps the end and both control
  /// points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addCurve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform))
    }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    mutate { $0.addRect(rect, transform: transform) }
  }

  /// Adds closed rectangles, each as a subpath of its own, mapped by `transform`.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    mutate { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptic corners, at most half a side each.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addRoundedRect(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }
  }

  /// Adds an arc, and a line to its beginning where a subpath is open.
  ///
  /// As on iOS `clockwise` means towards smaller angles, which with y pointing down looks
  /// counterclockwise on the screen; `UIBezierPath` has it the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathElements.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that turns by `delta` radians, at most a full turn.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }
  }

  /// Adds an arc that rounds the corner at `tangent1End`, between the line from the current point
  /// and the line on to `tangent2End`; the path goes straight to the arc's beginning and ends at
  /// its end.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.elements
    mutate { $0.append(other, transform: transform) }
  }

  /// Goes back to the beginning of the subpath in a straight line and ends it.
  public func closeSubpath() { mutate { $0.close() } }
}

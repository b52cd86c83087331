/// A path that can be changed.
///
/// Points that are not finite, and lines and curves before the first `move(to:)`, are ignored with
/// a warning. Angles are in radians from the x axis towards the y axis.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override package init(_ elements: PathElements) { super.init(elements) }

  /// Makes an empty path.
  public convenience init() { self.init(PathElements()) }

  override public func copy() -> CGPath? { CGPath(elements) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line from the current point to `point`, which `transform` maps.
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

  /// Adds closed rectangles, mapped by `transform`, each as a separate subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    mutate { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptic corners. A corner is at most half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addRoundedRect(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }
  }

  /// Adds an arc, and a line to its start if a subpath is open.
  ///
  /// As on iOS, `clockwise` means towards smaller angles, which appears counterclockwise on the
  /// screen where y points down. In `UIBezierPath` it means the opposite.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathElements.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that spans `delta` radians, at most a full turn.
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
  /// to it and the line from it to `tangent2End`. A straight line leads to the start of the arc,
  /// and the path ends at its end.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.elements
    mutate { $0.append(other, transform: transform) }
  }

  /// Closes the subpath with a straight line to its start.
  public func closeSubpath() { mutate { $0.close() } }
}

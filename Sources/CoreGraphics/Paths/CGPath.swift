import Synchronization

/// A shape made of lines and curves, in the coordinates of its user.
///
/// A `CGPath` does not change; only its subclass ``CGMutablePath`` does. To store a path from a
/// caller, store its ``copy()``, which costs nothing unless the path is mutable.
///
/// Sendable is sound: the steps are the only state, and every access to them, also by the mutable
/// subclass, goes through the lock. Only this module can subclass.
public class CGPath: @unchecked Sendable {
  private let steps: Mutex<PathElements>

  package init(_ elements: PathElements) {
    steps = Mutex(elements)
  }

  /// An upright rectangle, transformed where a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements)
  }

  /// The ellipse that touches the rectangle's sides, transformed where a transform is given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements)
  }

  /// A rectangle with elliptic corners. Corners larger than half a side count as that half, where
  /// Apple's stops the program.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var elements = PathElements()
    elements.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements)
  }

  /// The path's steps at this moment.
  package var elements: PathElements { steps.withLock { $0 } }

  func mutate(_ body: (inout sending PathElements) -> Void) {
    steps.withLock { body(&$0) }
  }

  // MARK: Copies

  /// An immutable path of the same steps: this object itself, unless it is mutable.
  public func copy() -> CGPath? { self }

  /// An immutable path with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements.applying(transform.pointee))
  }

  /// A path with the same elements that can be changed; this one stays as it is. Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// A path that can be changed, with the elements mapped by `transform`; nil leaves them as they
  /// are. Never nil itself.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements.applying(transform?.pointee ?? .identity))
  }
}

// MARK: - Queries

extension CGPath {
  /// Whether there is no element at all. A path of a single `move(to:)` is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether the path is an upright rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = elements.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Where the next step would begin; the origin for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points of curves among them; null when
  /// empty.
  public var boundingBox: CGRect { elements.controlPointBounds }

  /// The smallest rectangle around the path itself; null when empty.
  public var boundingBoxOfPath: CGRect { elements.bounds }

  /// Whether a point, transformed first, lies inside. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), using: rule)
  }

  /// Calls `block` with every element in order. The pointers are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    for element in elements.list {
      let type: CGPathElementType
      switch element {
      case .move(let point): (type, points[0]) = (.moveToPoint, point)
      case .line(let point): (type, points[0]) = (.addLineToPoint, point)
      case .quad(let control, let end):
        (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
      case .curve(let control1, let control2, let end):
        (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, end)
      case .close: type = .closeSubpath
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }
}

extension CGPath: Hashable {
  /// The same steps with the same points.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one === other || one.elements == other.elements
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath: CustomStringConvertible {
  /// What it is, for messages and while debugging.
  public var description: String {
    let steps = elements.list.map { element in
      switch element {
      case .move(let point): "M \(point.x) \(point.y)"
      case .line(let point): "L \(point.x) \(point.y)"
      case .quad(let control, let end): "Q \(control.x) \(control.y) \(end.x) \(end.y)"
      case .curve(let one, let two, let end):
        "C \(one.x) \(one.y) \(two.x) \(two.y) \(end.x) \(end.y)"
      case .close: "Z"
      }
    }
    return "CGPath(\(steps.joined(separator: " ")))"
  }
}

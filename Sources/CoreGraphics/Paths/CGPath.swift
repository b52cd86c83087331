import Synchronization

/// A shape made of lines and curves, in the user's coordinates.
///
/// A `CGPath` is immutable, except for its subclass ``CGMutablePath``. To store a path from a
/// caller, store its ``copy()``, which is cheap unless the path is mutable.
///
/// Sendable is sound: the elements are the only state, and every access to them, also by the
/// mutable subclass, goes through the lock. Only this module can subclass it.
public class CGPath: @unchecked Sendable {
  private let steps: Mutex<PathElements>

  package init(_ elements: PathElements) {
    steps = Mutex(elements)
  }

  /// Makes an upright rectangle, mapped by the transform if there is one.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements)
  }

  /// Makes the ellipse that touches the rectangle's sides, mapped by the transform if there is one.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements)
  }

  /// Makes a rectangle with elliptic corners. Corners are limited to half a side, where Apple's
  /// initializer traps.
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

  /// The current elements of the path.
  package var elements: PathElements { steps.withLock { $0 } }

  func mutate(_ body: (inout sending PathElements) -> Void) {
    steps.withLock { body(&$0) }
  }

  // MARK: Copies

  /// Returns an immutable path with the same elements: this object itself, unless it is mutable.
  public func copy() -> CGPath? { self }

  /// Returns an immutable path with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements.applying(transform.pointee))
  }

  /// Returns a mutable copy; never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// Returns a mutable copy, mapped by `transform` if it is not nil; never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements.applying(transform?.pointee ?? .identity))
  }
}

// MARK: - Queries

extension CGPath {
  /// Whether there are no elements. A path of a single `move(to:)` is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether the path is an upright rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = elements.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// The current point; the origin for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, including the control points of curves; null for an
  /// empty path.
  public var boundingBox: CGRect { elements.controlPointBounds }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { elements.bounds }

  /// Whether a point, which is transformed first, is inside the path. Open subpaths count as
  /// closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), using: rule)
  }

  /// Calls `block` with every element in order. The pointers are valid only during the call.
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

  /// Calls `function` with `info` and every element in order. The pointers to the elements are
  /// valid only during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A function that gets the elements of a path, with the pointer that its caller gave.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath: Hashable {
  /// Whether both paths have the same elements with the same points.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one === other || one.elements == other.elements
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath: CustomStringConvertible {
  /// A description for messages and debugging.
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

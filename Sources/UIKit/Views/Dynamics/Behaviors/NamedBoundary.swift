import CoreGraphics

/// A boundary of a collision behaviour to which the program has given an identifier.
@MainActor
struct NamedBoundary {
  let identifier: any NSCopying
  /// The key of the identifier; equal identifiers have equal keys.
  let key: AnyHashable
  let path: UIBezierPath
  /// Distinguishes the boundary from one that replaces it.
  let serial: Int

  private static var lastSerial = 0

  init(_ identifier: any NSCopying, path: UIBezierPath) {
    self.identifier = identifier
    key = Self.key(identifier)
    self.path = UIBezierPath(cgPath: path.cgPath)
    Self.lastSerial += 1
    serial = Self.lastSerial
  }

  static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let object = identifier as? NSObject { return object }
    if let value = identifier as? any Hashable { return AnyHashable(value) }
    return ObjectIdentifier(identifier as AnyObject)
  }
}

extension UIBezierPath {
  /// The number of line segments that approximate a curve.
  private static let stepsPerCurve = 16

  /// The path as polylines, in which line segments approximate the curves.
  var flattened: [[CGPoint]] {
    var chains: [[CGPoint]] = []
    var chain: [CGPoint] = []
    func end() {
      if chain.count > 1 { chains.append(chain) }
      chain = []
    }
    for element in cgPath.elements.list {
      let start = chain.last ?? .zero
      switch element {
      case .move(let point):
        end()
        chain = [point]
      case .line(let point): chain.append(point)
      case .quad(let control, let point):
        chain += Self.curve(
          start, Self.mixed(start, control, 2.0 / 3),
          Self.mixed(point, control, 2.0 / 3), point)
      case .curve(let control1, let control2, let point):
        chain += Self.curve(start, control1, control2, point)
      case .close:
        guard let first = chain.first else { continue }
        chain.append(first)
        end()
        chain = [first]
      }
    }
    end()
    return chains
  }

  private static func mixed(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  private static func curve(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> [CGPoint] {
    (1...stepsPerCurve).map { step in
      let t = CGFloat(step) / CGFloat(stepsPerCurve)
      let (a, b, c) = (mixed(p0, p1, t), mixed(p1, p2, t), mixed(p2, p3, t))
      return mixed(mixed(a, b, t), mixed(b, c, t), t)
    }
  }
}

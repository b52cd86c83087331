import CoreGraphics

/// A boundary of a collision behaviour that the program has named.
@MainActor
struct NamedBoundary {
  let identifier: any NSCopying
  /// Equal for equal identifiers.
  let key: AnyHashable
  let path: UIBezierPath
  /// Tells it from one that replaces it.
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
  /// Straight steps that stand for a curve in collisions.
  private static let stepsPerCurve = 16

  /// The path as chains of points; curves become straight steps.
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

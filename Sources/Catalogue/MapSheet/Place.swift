import UIKit

/// A place on the map.
struct Place {
  /// The kind of a place.
  enum Kind: String {
    case harbour = "Harbour"
    case cafe = "Café"
    case museum = "Museum"
    case park = "Park"
    case market = "Market"
  }

  let name: String
  let kind: Kind
  let note: String
  /// The position in the city's coordinates, in points.
  let location: CGPoint

  var caption: String { "\(kind.rawValue) · \(note)" }

  static let all = [
    Place("Old Harbour", .harbour, "2 min", x: 536, y: 704),
    Place("Lantern Coffee", .cafe, "4 min", x: 668, y: 560),
    Place("Maritime Museum", .museum, "6 min", x: 560, y: 456),
    Place("Linden Park", .park, "9 min", x: 792, y: 384),
    Place("Covered Market", .market, "11 min", x: 760, y: 672),
    Place("Observatory", .museum, "16 min", x: 920, y: 272),
    Place("Ferry Landing", .harbour, "18 min", x: 344, y: 560),
    Place("Corner Bakery", .cafe, "19 min", x: 984, y: 568),
    Place("Rose Garden", .park, "22 min", x: 328, y: 264),
  ]

  private init(_ name: String, _ kind: Kind, _ note: String, x: CGFloat, y: CGFloat) {
    (self.name, self.kind, self.note) = (name, kind, note)
    location = CGPoint(x: x, y: y)
  }
}

extension Place.Kind {
  var color: UIColor {
    switch self {
    case .harbour: UIColor(hex: 0x2F6FDE)
    case .cafe: UIColor(hex: 0xB8692E)
    case .museum: UIColor(hex: 0x7A4FC2)
    case .park: UIColor(hex: 0x2F9254)
    case .market: UIColor(hex: 0xD4483F)
    }
  }

  /// Draws the white symbol of the kind.
  func drawSign(in rect: CGRect) {
    UIColor.white.set()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        origin: point(x, y), size: CGSize(width: width * rect.width, height: height * rect.height))
    }
    func fill(_ corners: (CGFloat, CGFloat)...) {
      let path = UIBezierPath()
      path.move(to: point(corners[0].0, corners[0].1))
      for corner in corners.dropFirst() { path.addLine(to: point(corner.0, corner.1)) }
      path.close()
      path.fill()
    }
    func stroke(_ path: UIBezierPath) {
      path.lineWidth = rect.width * 0.1
      path.stroke()
    }
    switch self {
    case .harbour:
      fill((0.54, 0), (0.54, 0.62), (0.96, 0.62))
      fill((0.44, 0.16), (0.44, 0.62), (0.12, 0.62))
      fill((0, 0.7), (1, 0.7), (0.8, 1), (0.2, 1))
    case .cafe:
      UIBezierPath(roundedRect: box(0.08, 0.16, 0.62, 0.58), cornerRadius: rect.width * 0.14).fill()
      stroke(UIBezierPath(ovalIn: box(0.6, 0.26, 0.32, 0.32)))
      UIBezierPath(rect: box(0, 0.86, 0.84, 0.1)).fill()
    case .museum:
      fill((0.5, 0), (1, 0.32), (0, 0.32))
      for x in [0.12, 0.43, 0.74] { UIBezierPath(rect: box(x, 0.4, 0.14, 0.42)).fill() }
      UIBezierPath(rect: box(0, 0.88, 1, 0.12)).fill()
    case .park:
      UIBezierPath(ovalIn: box(0.18, 0, 0.64, 0.68)).fill()
      UIBezierPath(rect: box(0.44, 0.6, 0.12, 0.4)).fill()
    case .market:
      fill((0.1, 0.34), (0.9, 0.34), (1, 1), (0, 1))
      let handle = UIBezierPath(
        arcCenter: point(0.5, 0.34), radius: rect.width * 0.2, startAngle: .pi, endAngle: 0,
        clockwise: true)
      stroke(handle)
    }
  }
}

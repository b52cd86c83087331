import UIKit

/// A town by the sea, drawn as a map.
final class CityView: UIView {
  static let size = CGSize(width: 1280, height: 1280)

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    layer.name = "City"
    contentMode = .redraw
    for (name, x, y) in [
      ("OLD TOWN", 616.0, 616.0), ("NORTHSIDE", 456, 136), ("LINDEN HILL", 912, 448),
      ("EAST QUAY", 952, 760), ("WEST BAY", 136, 832), ("ISLANDS", 184, 424),
    ] {
      addDistrict(name, at: CGPoint(x: x, y: y), isWater: name == "WEST BAY")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (city: CityView, _) in
      city.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addDistrict(_ name: String, at point: CGPoint, isWater: Bool) {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = isWater ? CityPalette.waterText : CityPalette.text
    label.sizeToFit()
    label.center = point
    addSubview(label)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    fill(UIBezierPath(rect: bounds), CityPalette.land)
    drawBlocks()
    drawParks()
    drawWater()
    drawAvenues()
  }

  private func fill(_ path: UIBezierPath, _ color: UIColor) {
    color.setFill()
    path.fill()
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
    path.stroke()
  }

  /// Returns a smooth curve through points.
  private func curve(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    let corners = points.map { CGPoint(x: $0.0, y: $0.1) }
    path.move(to: corners[0])
    for (point, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      path.addQuadCurve(
        to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
    }
    path.addLine(to: corners[corners.count - 1])
    return path
  }

  /// Draws the small streets: two sets of parallel lines with different directions, which meet at
  /// the old town.
  private func drawBlocks() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for (clip, angle, spacing) in [
      (CGRect(x: 0, y: 0, width: 1280, height: 520), -0.22, CGSize(width: 96, height: 56)),
      (CGRect(x: 0, y: 520, width: 1280, height: 760), 0.14, CGSize(width: 72, height: 64)),
    ] {
      context.saveGState()
      context.clip(to: clip)
      context.translateBy(x: 640, y: 560)
      context.rotate(by: angle)
      let streets = UIBezierPath()
      for x in stride(from: -1200, through: 1200, by: spacing.width) {
        streets.move(to: CGPoint(x: x, y: -1200))
        streets.addLine(to: CGPoint(x: x, y: 1200))
      }
      for y in stride(from: -1200, through: 1200, by: spacing.height) {
        streets.move(to: CGPoint(x: -1200, y: y))
        streets.addLine(to: CGPoint(x: 1200, y: y))
      }
      stroke(streets, CityPalette.street, width: 6)
      context.restoreGState()
    }
  }

  private func drawParks() {
    let parks = [
      CGRect(x: 696, y: 304, width: 208, height: 136),
      CGRect(x: 248, y: 200, width: 168, height: 120),
      CGRect(x: 1016, y: 616, width: 144, height: 96),
      CGRect(x: 848, y: 208, width: 136, height: 104),
    ]
    for (index, park) in parks.enumerated() {
      let path = UIBezierPath(roundedRect: park, cornerRadius: 40)
      fill(path, CityPalette.park)
      stroke(
        curve([
          (park.minX + 16, park.maxY - 24), (park.midX, park.midY + 24),
          (park.midX + 16, park.minY + 40), (park.maxX - 24, park.minY + 24),
        ]), CityPalette.path, width: 3)
      guard index < 2 else { continue }
      fill(
        UIBezierPath(
          ovalIn: CGRect(x: park.minX + 24, y: park.minY + 24, width: 64, height: 40)),
        CityPalette.water)
    }
  }

  private func drawWater() {
    let bay = UIBezierPath()
    bay.move(to: CGPoint(x: 0, y: 480))
    bay.addCurve(
      to: CGPoint(x: 472, y: 736), controlPoint1: CGPoint(x: 240, y: 496),
      controlPoint2: CGPoint(x: 336, y: 704))
    bay.addCurve(
      to: CGPoint(x: 928, y: 1280), controlPoint1: CGPoint(x: 640, y: 776),
      controlPoint2: CGPoint(x: 816, y: 936))
    bay.addLine(to: CGPoint(x: 0, y: 1280))
    bay.close()
    let river = curve([
      (1280, 88), (1088, 160), (1040, 344), (840, 504), (616, 520), (512, 632), (424, 728),
    ])
    stroke(bay, CityPalette.shore, width: 14)
    stroke(river, CityPalette.shore, width: 68)
    fill(bay, CityPalette.water)
    stroke(river, CityPalette.water, width: 56)
    let island = UIBezierPath(ovalIn: CGRect(x: 120, y: 680, width: 152, height: 88))
    fill(island, CityPalette.park)
    stroke(island, CityPalette.shore, width: 4)
  }

  /// Draws the wide streets, which cross the water on bridges.
  private func drawAvenues() {
    let avenues = [
      curve([(0, 352), (312, 400), (552, 344), (840, 232), (1280, 216)]),
      curve([(448, 0), (504, 248), (600, 424), (712, 616), (808, 824), (912, 1280)]),
      curve([(1280, 472), (1000, 520), (808, 608), (576, 680), (480, 720)]),
      curve([(1280, 872), (1008, 832), (824, 760), (712, 616)]),
      curve([(960, 0), (944, 200), (976, 432), (1048, 560), (1072, 840), (1040, 1280)]),
    ]
    for path in avenues { stroke(path, CityPalette.avenueEdge, width: 15) }
    for path in avenues { stroke(path, CityPalette.avenue, width: 11) }
    let ferry = curve([(488, 736), (392, 792), (272, 736)])
    ferry.setLineDash([2, 8], count: 2, phase: 0)
    stroke(ferry, CityPalette.waterText, width: 2)
  }
}

/// The map's colours, by day and by night.
enum CityPalette {
  static let land = color(0xF4F0E6, 0x20242C)
  static let street = color(0xFFFFFF, 0x2E333D)
  static let park = color(0xCBE5BC, 0x24402F)
  static let path = color(0xEFF6E4, 0x315540)
  static let water = color(0xA3D2EC, 0x14385A)
  static let shore = color(0xD9ECF2, 0x1B2C3C)
  static let avenue = color(0xFBDD8E, 0x5B5237)
  static let avenueEdge = color(0xE3BB5C, 0x3B3727)
  static let text = color(0x8C8574, 0x878D98)
  static let waterText = color(0x5A93B8, 0x5F90B8)

  private static func color(_ light: Int, _ dark: Int) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
  }
}

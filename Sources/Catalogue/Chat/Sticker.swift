import UIKit

/// A small picture with a face.
enum Sticker: CaseIterable {
  case sun, flower, star, heart, cloud, mountain, drop, tree

  static let side: CGFloat = 112

  /// The sticker's image, which is drawn on first use.
  @MainActor var image: UIImage {
    if let image = Self.images[self] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: Self.side, height: Self.side)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    Self.images[self] = image
    return image
  }

  @MainActor private static var images: [Sticker: UIImage] = [:]

  private var color: UIColor {
    switch self {
    case .sun: UIColor(hex: 0xFFC83D)
    case .flower: UIColor(hex: 0xF49AC1)
    case .star: UIColor(hex: 0xFF9F1C)
    case .heart: UIColor(hex: 0xE8476A)
    case .cloud: UIColor(hex: 0x8ECDF5)
    case .mountain: UIColor(hex: 0x6C8EBF)
    case .drop: UIColor(hex: 0x4D96FF)
    case .tree: UIColor(hex: 0x57A773)
    }
  }

  // MARK: Drawing

  /// Draws the outline, the shape in its colour, the details, and the face.
  @MainActor private func draw() {
    let shape = shape()
    shape.lineJoinStyle = .round
    for (color, width) in [(UIColor(white: 0.82, alpha: 1), 15), (.white, 12)]
      as [(UIColor, CGFloat)]
    {
      color.setStroke()
      shape.lineWidth = width
      shape.stroke()
    }
    color.setFill()
    shape.fill()
    switch self {
    case .flower:
      UIColor(hex: 0xFFE27A).setFill()
      disc(56, 56, 20).fill()
    case .mountain:
      UIColor.white.setFill()
      polygon([(56, 16), (40, 44), (48, 40), (56, 47), (64, 40), (72, 44)]).fill()
    case .tree:
      UIColor(hex: 0x8A5A3B).setFill()
      UIBezierPath(rect: CGRect(x: 50, y: 84, width: 12, height: 18)).fill()
    default: break
    }
    drawFace(y: self == .mountain || self == .tree ? 66 : 54)
  }

  private func drawFace(y: CGFloat) {
    let ink = UIColor(white: 0.1, alpha: 0.85)
    ink.setFill()
    for x in [47, 65] as [CGFloat] { disc(x, y, 3.6).fill() }
    let smile = UIBezierPath()
    smile.move(to: CGPoint(x: 49, y: y + 9))
    smile.addQuadCurve(
      to: CGPoint(x: 63, y: y + 9), controlPoint: CGPoint(x: 56, y: y + 17))
    smile.lineWidth = 3
    smile.lineCapStyle = .round
    ink.setStroke()
    smile.stroke()
  }

  private func shape() -> UIBezierPath {
    switch self {
    case .sun: rays(count: 12, outer: 44, inner: 34)
    case .star: rays(count: 5, outer: 46, inner: 26)
    case .flower: petals()
    case .heart: heart()
    case .cloud: union([disc(34, 62, 22), disc(56, 46, 26), disc(78, 60, 22), disc(56, 66, 20)])
    case .mountain: polygon([(56, 16), (12, 92), (100, 92)])
    case .drop: drop()
    case .tree:
      union([
        polygon([(56, 12), (34, 46), (78, 46)]), polygon([(56, 30), (26, 66), (86, 66)]),
        polygon([(56, 46), (18, 86), (94, 86)]),
      ])
    }
  }

  private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func polygon(_ corners: [(x: CGFloat, y: CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func union(_ paths: [UIBezierPath]) -> UIBezierPath {
    let whole = UIBezierPath()
    for path in paths { whole.append(path) }
    return whole
  }

  private func rays(count: Int, outer: CGFloat, inner: CGFloat) -> UIBezierPath {
    polygon(
      (0..<2 * count).map { index in
        let angle = CGFloat(index) / CGFloat(count) * .pi - .pi / 2
        let radius = index % 2 == 0 ? outer : inner
        return (56 + radius * cos(angle), 56 + radius * sin(angle))
      })
  }

  private func petals() -> UIBezierPath {
    union(
      (0..<6).map { index in
        let angle = CGFloat(index) / 3 * .pi
        return disc(56 + 27 * cos(angle), 56 + 27 * sin(angle), 17)
      })
  }

  private func heart() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 56, y: 98))
    path.addCurve(
      to: CGPoint(x: 56, y: 32), controlPoint1: CGPoint(x: -8, y: 54),
      controlPoint2: CGPoint(x: 22, y: -4))
    path.addCurve(
      to: CGPoint(x: 56, y: 98), controlPoint1: CGPoint(x: 90, y: -4),
      controlPoint2: CGPoint(x: 120, y: 54))
    path.close()
    return path
  }

  private func drop() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 56, y: 12))
    path.addCurve(
      to: CGPoint(x: 56, y: 98), controlPoint1: CGPoint(x: 96, y: 62),
      controlPoint2: CGPoint(x: 92, y: 98))
    path.addCurve(
      to: CGPoint(x: 56, y: 12), controlPoint1: CGPoint(x: 20, y: 98),
      controlPoint2: CGPoint(x: 16, y: 62))
    path.close()
    return path
  }
}

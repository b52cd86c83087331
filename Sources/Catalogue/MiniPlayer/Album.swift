import UIKit

/// An album. Code draws its cover.
@MainActor
final class Album {
  /// The motif of a cover.
  enum Motif { case sun, waves, rings, stripes, leaves, city }

  let title: String
  let artist: String
  let minutes: Int
  /// The colours from the background to the foreground.
  let colors: [UIColor]
  private let motif: Motif

  private init(
    _ title: String, _ artist: String, minutes: Int, _ motif: Motif, _ colors: Int...
  ) {
    (self.title, self.artist, self.minutes, self.motif) = (title, artist, minutes, motif)
    self.colors = colors.map { UIColor(hex: $0) }
  }

  static let all = [
    Album("Low Sun", "Harbour Lights", minutes: 42, .sun, 0x24304A, 0xE4572E, 0xF3A712, 0xF6E7CB),
    Album("Tide Tables", "Ana Mar", minutes: 38, .waves, 0x0B3954, 0x087E8B, 0x5FB8B2, 0xBFD7EA),
    Album("Orbit", "The Quiet Hours", minutes: 51, .rings, 0x2B1A3F, 0x6A3FA0, 0xC77DFF, 0xF4E8FF),
    Album("Awning", "Café Central", minutes: 35, .stripes, 0x7A2230, 0xD1495B, 0xEDAE49, 0xFFF4E0),
    Album(
      "Undergrowth", "Fern & Moss", minutes: 47, .leaves, 0x12372A, 0x2E6F40, 0x7FB069, 0xE6F2D8),
    Album("Night Bus", "Line Nine", minutes: 44, .city, 0x10162F, 0x2C3E73, 0x6C8AE4, 0xFFD166),
    Album("Second Spring", "Ana Mar", minutes: 40, .sun, 0x3D5A45, 0x8FB996, 0xF7C59F, 0xFFF3E2),
    Album("Slow Water", "Fern & Moss", minutes: 58, .waves, 0x3A2E39, 0x7B5E7B, 0xD8A7B1, 0xF6E6E9),
  ]

  private static let side: CGFloat = 360

  /// The cover at the scale of the screen that asked for it last: the demo may be on several
  /// screens.
  private var drawnCover: UIImage?

  /// The cover, which is drawn on first use.
  var cover: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    if let drawnCover, drawnCover.scale == format.scale { return drawnCover }
    let size = CGSize(width: Self.side, height: Self.side)
    let cover = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      colors[0].setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      drawMotif()
    }
    drawnCover = cover
    return cover
  }

  private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: Int) {
    colors[color].setFill()
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Int) {
    colors[color].setFill()
    UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)).fill()
  }

  private func drawMotif() {
    let side = Self.side
    switch motif {
    case .sun:
      disc(side / 2, 212, 124, 1)
      disc(side / 2, 212, 84, 2)
      disc(side / 2, 212, 44, 3)
      box(0, 212, side, side, 0)
      for row in 0..<5 {
        let y = 224 + CGFloat(row) * 24
        box(44 + CGFloat(row) * 20, y, side - 88 - CGFloat(row) * 40, 8, row < 2 ? 1 : 2)
      }
    case .waves:
      disc(272, 88, 44, 3)
      for row in 0..<4 { wave(at: 136 + CGFloat(row) * 56, [1, 2, 1, 3][row]) }
    case .rings:
      for (index, radius) in [156.0, 132, 100, 76, 40].enumerated() {
        disc(side / 2, side / 2, radius, [1, 0, 2, 0, 3][index])
      }
      disc(296, 104, 16, 3)
      disc(84, 244, 12, 2)
    case .stripes:
      for column in 0..<6 {
        let x = CGFloat(column) * 60
        box(x, 0, 60, 232, column % 2 == 0 ? 1 : 3)
        disc(x + 30, 232, 30, column % 2 == 0 ? 1 : 3)
      }
      box(0, 312, side, 48, 2)
    case .leaves:
      for index in 0..<9 {
        leaf(
          at: CGPoint(x: 40 + CGFloat(index % 3) * 140, y: 60 + CGFloat(index / 3) * 120),
          angle: CGFloat(index) * 0.7 - 1, [1, 2, 1, 2, 3, 1, 1, 2, 2][index])
      }
    case .city:
      disc(268, 92, 40, 3)
      let heights: [CGFloat] = [132, 196, 160, 236, 148, 208]
      for (index, height) in heights.enumerated() {
        let x = CGFloat(index) * 60
        box(x, side - height, 60, height, 1 + index % 2)
        for window in 0..<Int(height / 48) {
          box(x + 20, side - height + 20 + CGFloat(window) * 44, 20, 20, window % 2 == 0 ? 3 : 0)
        }
      }
    }
  }

  private func wave(at y: CGFloat, _ color: Int) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -40, y: y))
    for index in 0..<5 {
      let x = CGFloat(index) * 88 - 40
      path.addCurve(
        to: CGPoint(x: x + 88, y: y), controlPoint1: CGPoint(x: x + 32, y: y - 44),
        controlPoint2: CGPoint(x: x + 56, y: y + 44))
    }
    path.addLine(to: CGPoint(x: 400, y: 400))
    path.addLine(to: CGPoint(x: -40, y: 400))
    path.close()
    colors[color].setFill()
    path.fill()
  }

  private func leaf(at point: CGPoint, angle: CGFloat, _ color: Int) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -80, y: 0))
    path.addQuadCurve(to: CGPoint(x: 80, y: 0), controlPoint: CGPoint(x: 0, y: -72))
    path.addQuadCurve(to: CGPoint(x: -80, y: 0), controlPoint: CGPoint(x: 0, y: 72))
    path.apply(
      CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle))
    colors[color].setFill()
    path.fill()
  }
}

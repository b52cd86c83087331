import UIKit

/// Paints a picture in the size of the view.
final class PaintingView: UIView {
  private let painting: Painting

  init(_ painting: Painting) {
    self.painting = painting
    super.init(frame: .zero)
    backgroundColor = painting.colors.first
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    painting.colors.first?.setFill()
    UIBezierPath(rect: bounds).fill()
    switch painting.motif {
    case .suns: paintSuns()
    case .dunes: paintDunes()
    case .blocks: paintBlocks()
    case .bands: paintBands()
    case .moons: paintMoons()
    case .peaks: paintPeaks()
    case .tiles: paintTiles()
    case .rays: paintRays()
    case .petals: paintPetals()
    case .scales: paintScales()
    }
  }

  /// Returns the size of a repeated element: a fraction of the longer side.
  private func cell(_ count: CGFloat) -> CGFloat { max(bounds.width, bounds.height) / count }

  private func fill(_ path: UIBezierPath, _ index: Int) {
    painting.color(index).setFill()
    path.fill()
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Returns a polygon. Its corners are in units of the bounds.
  private func polygon(_ corners: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x * bounds.width, y: corner.y * bounds.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  // MARK: Motifs

  private func paintSuns() {
    let center = CGPoint(x: bounds.width * 0.5, y: bounds.height * 0.34)
    let radius = max(bounds.width, bounds.height) * 0.62
    for ring in 0..<6 { fill(disc(center, radius * (1 - CGFloat(ring) / 6)), ring) }
  }

  private func paintDunes() {
    fill(disc(CGPoint(x: bounds.width * 0.72, y: bounds.height * 0.22), cell(11)), 0)
    for row in 0..<4 {
      let y = 0.34 + 0.16 * CGFloat(row)
      let lift: CGFloat = row % 2 == 0 ? 0.12 : -0.1
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: bounds.height))
      path.addLine(to: CGPoint(x: 0, y: bounds.height * y))
      path.addCurve(
        to: CGPoint(x: bounds.width, y: bounds.height * (y + lift / 2)),
        controlPoint1: CGPoint(x: bounds.width * 0.35, y: bounds.height * (y - lift)),
        controlPoint2: CGPoint(x: bounds.width * 0.65, y: bounds.height * (y + lift)))
      path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
      path.close()
      fill(path, row)
    }
  }

  private func paintBlocks() {
    let blocks: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 0.38, 0.26), (0.41, 0, 0.59, 0.15), (0.41, 0.17, 0.27, 0.3), (0.71, 0.17, 0.29, 0.12),
      (0, 0.28, 0.38, 0.19), (0.71, 0.31, 0.29, 0.36), (0, 0.49, 0.2, 0.31),
      (0.23, 0.49, 0.45, 0.18),
      (0.23, 0.69, 0.45, 0.31), (0, 0.82, 0.2, 0.18), (0.71, 0.69, 0.29, 0.31),
    ]
    for (index, block) in blocks.enumerated() {
      let rect = CGRect(
        x: block.0 * bounds.width, y: block.1 * bounds.height, width: block.2 * bounds.width,
        height: block.3 * bounds.height)
      fill(UIBezierPath(rect: rect.integral), index * 3)
    }
  }

  private func paintBands() {
    let widths: [CGFloat] = [3, 1, 5, 2, 1, 4, 2, 6, 1, 3]
    let total = widths.reduce(0, +)
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      let band = CGRect(
        x: (x / total * bounds.width).rounded(),
        y: index % 3 == 0 ? 0 : bounds.height * (0.1 + 0.06 * CGFloat(index % 5)),
        width: (width / total * bounds.width).rounded(), height: bounds.height)
      fill(UIBezierPath(rect: band), index)
      x += width
    }
  }

  private func paintMoons() {
    let side = cell(6)
    for row in 0...6 {
      for column in 0...6 {
        let center = CGPoint(x: (CGFloat(column) + 0.5) * side, y: (CGFloat(row) + 0.5) * side)
        fill(disc(center, side * 0.36), row + column)
        painting.colors.first?.setFill()
        let phase = CGFloat((row * 2 + column) % 5) / 4
        disc(CGPoint(x: center.x + side * (phase - 0.2), y: center.y), side * 0.36).fill()
      }
    }
  }

  private func paintPeaks() {
    fill(disc(CGPoint(x: bounds.width * 0.28, y: bounds.height * 0.2), cell(12)), 3)
    let peaks: [(x: CGFloat, top: CGFloat, half: CGFloat)] = [
      (0.75, 0.22, 0.6), (0.25, 0.34, 0.5), (0.6, 0.45, 0.5), (0.1, 0.56, 0.45), (0.9, 0.6, 0.5),
    ]
    for (index, peak) in peaks.enumerated() {
      let (left, right) = (peak.x - peak.half, peak.x + peak.half)
      fill(
        polygon([.init(x: left, y: 1), .init(x: peak.x, y: peak.top), .init(x: right, y: 1)]), index
      )
      fill(
        polygon([
          .init(x: peak.x, y: peak.top), .init(x: right, y: 1), .init(x: peak.x + 0.1, y: 1),
        ]), index + 1)
    }
  }

  private func paintTiles() {
    let side = cell(8)
    for row in 0..<8 {
      for column in 0..<8 {
        let tile = CGRect(
          x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        let turn = (row * 5 + column * 3 + row * column) % 4
        let corner = CGPoint(
          x: turn % 2 == 0 ? tile.minX : tile.maxX, y: turn < 2 ? tile.minY : tile.maxY)
        let start = [0, 0.5, 1.5, 1][turn] * CGFloat.pi
        let path = UIBezierPath()
        path.move(to: corner)
        path.addArc(
          withCenter: corner, radius: side, startAngle: start, endAngle: start + .pi / 2,
          clockwise: true)
        path.close()
        fill(path, row * 2 + column)
      }
    }
  }

  private func paintRays() {
    let center = CGPoint(x: bounds.width * 0.5, y: bounds.height * 0.36)
    let radius = bounds.width + bounds.height
    let count = 20
    for ray in 0..<count {
      let start = CGFloat(ray) / CGFloat(count) * 2 * .pi
      let path = UIBezierPath()
      path.move(to: center)
      for angle in [start, start + .pi / CGFloat(count)] {
        path.addLine(
          to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
      }
      path.close()
      fill(path, ray)
    }
    fill(disc(center, cell(9)), 1)
  }

  private func paintPetals() {
    let side = cell(5)
    for row in 0...5 {
      for column in 0...5 {
        let center = CGPoint(
          x: (CGFloat(column) + (row % 2 == 0 ? 0.5 : 0)) * side, y: (CGFloat(row) + 0.5) * side)
        for petal in 0..<6 {
          let angle = CGFloat(petal) / 6 * 2 * .pi
          let tip = CGPoint(
            x: center.x + side * 0.24 * cos(angle), y: center.y + side * 0.24 * sin(angle))
          fill(disc(tip, side * 0.15), row + column)
        }
        fill(disc(center, side * 0.12), row + column + 2)
      }
    }
  }

  private func paintScales() {
    let side = cell(5)
    for row in 0...10 {
      for column in -1...5 {
        let center = CGPoint(
          x: (CGFloat(column) + (row % 2 == 0 ? 0.5 : 1)) * side, y: CGFloat(row) * side * 0.5)
        for ring in 0..<3 {
          fill(disc(center, side * (0.5 - 0.15 * CGFloat(ring))), row + ring)
        }
      }
    }
  }
}

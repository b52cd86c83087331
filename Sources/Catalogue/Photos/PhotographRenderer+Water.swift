import UIKit

/// Draws water with its reflections, and towns.
extension PhotographRenderer {
  /// Draws a lake, which reflects the land above its shore in darker colours.
  func drawLake(in context: CGContext) {
    let shore = (size.height * 0.64).rounded()
    let upper = CGRect(x: 0, y: 0, width: size.width, height: shore)
    func drawLand() {
      drawRidges(0...1, in: context)
      drawTrees(onRidge: 1, in: context)
    }
    clip(to: UIBezierPath(rect: upper), in: context, draw: drawLand)
    clip(to: UIBezierPath(rect: CGRect(origin: CGPoint(x: 0, y: shore), size: size)), in: context) {
      context.saveGState()
      context.translateBy(x: 0, y: 2 * shore)
      context.scaleBy(x: 1, y: -1)
      drawSky(in: context)
      drawLand()
      context.restoreGState()
      light.ridges[2].withAlphaComponent(0.3).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: CGSize(width: 999, height: 999))).fill()
      drawRipples(from: shore, count: 46, in: context)
    }
  }

  /// Draws the open sea under the sun, and a boat on it.
  func drawSea(in context: CGContext) {
    let horizon = (size.height * 0.58).rounded()
    let water = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    clip(to: UIBezierPath(rect: water), in: context) {
      fill(
        [mix(light.sky[2], light.ridges[1], 0.35), light.ridges[2], light.ridges[3]],
        from: 0.56, to: 1, in: context)
      drawRipples(from: horizon, count: 90, in: context)
    }
    let (x, y) = (size.width * (0.24 + 0.5 * Random.value(photograph.seed)), horizon + 26)
    let height = size.height * 0.16
    polygon([(x, y - height), (x, y - 8), (x + height * 0.5, y - 8)], mix(light.disc, .white, 0.4))
    polygon(
      [(x - 4, y - height * 0.86), (x - 4, y - 8), (x - height * 0.3, y - 8)],
      mix(light.disc, light.ridges[0], 0.3))
    polygon(
      [
        (x - height * 0.36, y - 5), (x + height * 0.58, y - 5), (x + height * 0.4, y + 7),
        (x - height * 0.24, y + 7),
      ], light.ridges[3])
  }

  /// Draws short lines of light. They are densest under the sun, and longer near the viewer.
  private func drawRipples(from top: CGFloat, count: Int, in context: CGContext) {
    var random = Random(photograph.seed)
    let middle = light.discCenter.x * size.width
    for _ in 0..<count {
      let depth = random.next()
      let y = top + 3 + depth * depth * (size.height - top)
      let spread = (random.next() + random.next() - 1) * size.width * (0.2 + 0.35 * depth)
      let length = 6 + 42 * depth * random.next()
      light.disc.withAlphaComponent(0.12 + 0.38 * random.next()).setFill()
      UIBezierPath(
        roundedRect: CGRect(
          x: middle + spread - length / 2, y: y, width: length, height: 0.8 + 1.4 * depth),
        cornerRadius: 1
      ).fill()
    }
  }

  /// Draws two rows of houses with lit windows, in front of hills and at the water.
  func drawCity(in context: CGContext) {
    drawRidges(0...1, in: context)
    var random = Random(photograph.seed)
    let quay = size.height * 0.86
    for row in 0..<2 {
      let color = mix(light.ridges[3], light.ridges[1], row == 0 ? 0.45 : 0.08)
      var x = -8 * CGFloat(row)
      while x < size.width {
        let width = 20 + 26 * random.next()
        let height =
          size.height * (row == 0 ? 0.2 + 0.24 * random.next() : 0.1 + 0.18 * random.next())
        color.setFill()
        let house = CGRect(x: x, y: quay - height, width: width - 1.5, height: height)
        UIBezierPath(rect: house).fill()
        if random.next() > 0.5 {
          polygon(
            [
              (house.minX, house.minY), (house.midX, house.minY - width * 0.4),
              (house.maxX, house.minY),
            ], color)
        }
        drawWindows(of: house, &random)
        x += width
      }
    }
    let water = CGRect(x: 0, y: quay, width: size.width, height: size.height - quay)
    clip(to: UIBezierPath(rect: water), in: context) {
      fill([light.ridges[2], light.ridges[3]], from: 0.86, to: 1, in: context)
      for _ in 0..<70 {
        UIColor(hex: 0xFFD27A).withAlphaComponent(0.1 + 0.4 * random.next()).setFill()
        let y = quay + random.next() * water.height
        UIBezierPath(
          rect: CGRect(
            x: random.next() * size.width, y: y, width: 4 + 12 * random.next(), height: 1)
        ).fill()
      }
    }
  }

  private func drawWindows(of house: CGRect, _ random: inout Random) {
    let (columns, rows) = (Int(house.width / 8), Int(house.height / 11))
    for row in 0..<rows {
      for column in 0..<columns where random.next() > 0.45 {
        UIColor(hex: random.next() > 0.3 ? 0xFFD27A : 0xFFF1CF)
          .withAlphaComponent(0.55 + 0.4 * random.next()).setFill()
        UIBezierPath(
          rect: CGRect(
            x: house.minX + 4 + CGFloat(column) * 8, y: house.minY + 6 + CGFloat(row) * 11,
            width: 3, height: 4.5)
        ).fill()
      }
    }
  }
}

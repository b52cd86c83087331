import UIKit

/// Draws a photograph: the sky, then the land from the farthest to the nearest part.
@MainActor
struct PhotographRenderer {
  let photograph: Photograph
  let light: Landscape
  let size: CGSize
  /// The phase of the hills, which differs between photographs.
  private let phase: CGFloat

  /// Pixels per point, independent of the screen.
  private static let scale: CGFloat = 2

  init(_ photograph: Photograph) {
    self.photograph = photograph
    light = photograph.light
    size = photograph.size
    phase = CGFloat(photograph.seed) * 1.7
  }

  func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (Self.scale, true)
    return UIGraphicsImageRenderer(size: size, format: format).image { drawAll(in: $0.cgContext) }
  }

  private func drawAll(in context: CGContext) {
    drawSky(in: context)
    switch photograph.subject {
    case .hills: drawRidges(0...3, in: context)
    case .peaks:
      drawPeaks(in: context)
      drawRidges(2...3, in: context)
    case .forest:
      drawRidges(0...1, in: context)
      for row in 2...3 { drawTrees(onRidge: row, in: context) }
    case .lake: drawLake(in: context)
    case .sea: drawSea(in: context)
    case .city: drawCity(in: context)
    case .meadow:
      drawRidges(0...2, in: context)
      drawMeadow(in: context)
    }
  }

  // MARK: Sky

  func drawSky(in context: CGContext) {
    fill(light.sky, from: 0, to: 0.7, in: context)
    let center = CGPoint(
      x: light.discCenter.x * size.width, y: light.discCenter.y * size.height)
    let reach = max(size.width, size.height) * 0.5
    let glow = [light.disc.withAlphaComponent(0.8), light.disc.withAlphaComponent(0)]
    if let gradient = gradient(glow) {
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: reach,
        options: [])
    }
    var random = Random(photograph.seed)
    let isDark = brightness(light.sky[0]) < 0.25
    for _ in 0..<(isDark ? 110 : 0) {
      let side = 0.6 + 1.2 * random.next()
      UIColor(white: 1, alpha: 0.25 + 0.6 * random.next()).setFill()
      disc(CGPoint(x: random.next() * size.width, y: random.next() * size.height * 0.6), side)
        .fill()
    }
    for _ in 0..<(isDark ? 2 : 6) {
      let (x, y) = (random.next() * size.width, (0.06 + 0.34 * random.next()) * size.height)
      UIColor(white: 1, alpha: isDark ? 0.04 : 0.13).setFill()
      for _ in 0..<5 {
        let (width, height) = ((0.2 + 0.3 * random.next()) * size.width, 5 + 9 * random.next())
        UIBezierPath(
          ovalIn: CGRect(
            x: x - width / 2 + 40 * random.next(), y: y + 8 * random.next(), width: width,
            height: height)
        ).fill()
      }
    }
    light.disc.setFill()
    disc(center, min(size.width, size.height) * 0.055).fill()
  }

  // MARK: Land

  func drawRidges(_ ridges: ClosedRange<Int>, in context: CGContext) {
    for index in ridges {
      let top = 0.45 + CGFloat(index) * 0.115
      let haze = mix(light.ridges[index], light.sky[2], 0.45)
      clip(to: Landscape.ridge(index, in: size, phase: phase), in: context) {
        fill([light.ridges[index], haze], from: top, to: top + 0.28, in: context)
      }
    }
  }

  /// Draws mountains with a lit and a shaded side, and snow on their tops.
  private func drawPeaks(in context: CGContext) {
    var random = Random(photograph.seed)
    let places: [CGFloat] = [0.86, 0.2, 0.54]
    for (index, place) in places.enumerated() {
      let x = (place + 0.12 * (random.next() - 0.5)) * size.width
      let top = (0.2 + 0.1 * random.next() - 0.03 * CGFloat(index)) * size.height
      let (reach, bottom) = (size.width * (0.42 + 0.12 * random.next()), size.height * 0.86)
      let rock = mix(light.ridges[1], light.sky[2], 0.3 - 0.14 * CGFloat(index))
      let snow = mix(light.disc, light.sky[1], 0.12)
      let foot = x + reach * 0.16
      for (side, shade) in [(-reach, CGFloat(0)), (reach, 0.3)] {
        let dark = mix(rock, light.ridges[3], shade)
        polygon([(x, top), (x + side, bottom), (foot, bottom)], dark)
        // The lower edge of the snow is jagged.
        let (from, to) = (CGPoint(x: x + side, y: bottom), CGPoint(x: foot, y: bottom))
        func point(_ end: CGPoint, _ part: CGFloat) -> (CGFloat, CGFloat) {
          (x + (end.x - x) * part, top + (end.y - top) * part)
        }
        let (outer, inner) = (point(from, 0.42), point(to, 0.3))
        let teeth = (1..<6).map { tooth in
          let part = CGFloat(tooth) / 6
          let lift: CGFloat = tooth % 2 == 0 ? -0.04 : 0.05
          return (
            outer.0 + (inner.0 - outer.0) * part,
            outer.1 + (inner.1 - outer.1) * part + lift * size.height
          )
        }
        polygon([(x, top), outer] + teeth + [inner], mix(snow, light.ridges[1], shade * 1.6))
      }
    }
  }

  /// Draws a wood of conifers on a ridge. Nearer trees are larger.
  func drawTrees(onRidge ridge: Int, in context: CGContext) {
    var random = Random(photograph.seed + ridge)
    let (count, tall): (Int, CGFloat) = ridge == 3 ? (26, 0.3) : (40, 0.15)
    let color = light.ridges[ridge]
    for _ in 0..<count {
      let place = random.next()
      let foot = (Landscape.height(ofRidge: ridge, at: place, phase: phase) + 0.03) * size.height
      let height = tall * (0.55 + 0.6 * random.next()) * size.height
      let (x, half) = (place * size.width, height * 0.19)
      let shade = mix(color, light.ridges[3], 0.5 * random.next())
      for layer in 0..<4 {
        let part = CGFloat(layer) / 4
        polygon(
          [
            (x, foot - height * (1 - part * 0.72)),
            (x - half * (0.4 + 0.6 * part), foot - height * (0.66 - part * 0.72)),
            (x + half * (0.4 + 0.6 * part), foot - height * (0.66 - part * 0.72)),
          ], shade)
      }
    }
    drawRidges(ridge...ridge, in: context)
  }

  /// Draws a field of flowers. Nearer flowers are larger.
  private func drawMeadow(in context: CGContext) {
    drawRidges(3...3, in: context)
    var random = Random(photograph.seed)
    let colors = [light.disc, UIColor(hex: 0xF2C14E), UIColor(hex: 0xE8788A), .white]
    for index in 0..<260 {
      let depth = CGFloat(index) / 260
      let y = (0.9 + 0.12 * depth * depth) * size.height
      mix(light.ridges[3], light.ridges[1], random.next() * 0.6).setFill()
      let (x, side) = (random.next() * size.width, 1.2 + 4.2 * depth * depth)
      UIBezierPath(
        rect: CGRect(x: x, y: y - side * 3, width: max(side * 0.3, 0.6), height: side * 4)
      ).fill()
      colors[Int(random.next() * 3.99)].withAlphaComponent(0.92).setFill()
      if index % 2 == 0 { disc(CGPoint(x: x, y: y - side * 3), side * 0.8).fill() }
    }
  }
}

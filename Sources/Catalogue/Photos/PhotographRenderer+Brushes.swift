import UIKit

/// The drawing tools for the parts of a photograph.
extension PhotographRenderer {
  /// Pseudo-random numbers from 0 to 1, the same in each run: a linear congruential generator with
  /// Knuth's constants for 64 bits, of which the upper bits are used.
  struct Random {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 7919 &+ 104_729 }

    mutating func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }

    static func value(_ seed: Int) -> CGFloat {
      var random = Random(seed)
      return random.next()
    }
  }

  func gradient(_ colors: [UIColor]) -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil)
  }

  /// Fills the clip with a gradient between two heights, in units of the picture's height.
  func fill(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    guard let gradient = gradient(colors) else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top * size.height),
      end: CGPoint(x: 0, y: bottom * size.height),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  func clip(to path: UIBezierPath, in context: CGContext, draw: () -> Void) {
    context.saveGState()
    path.addClip()
    draw()
    context.restoreGState()
  }

  func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  func polygon(_ corners: [(x: CGFloat, y: CGFloat)], _ color: UIColor) {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    color.setFill()
    path.fill()
  }

  func mix(_ color: UIColor, _ other: UIColor, _ part: CGFloat) -> UIColor {
    color.mixed(with: other, fraction: part)
  }

  /// Returns the brightness of a colour, from 0 for black to 1 for white.
  func brightness(_ color: UIColor) -> CGFloat {
    color.components(in: .current).reduce(0, +) / 3
  }
}

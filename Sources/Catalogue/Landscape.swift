import UIKit

/// The colours of a landscape at a time of day.
struct Landscape: Sendable {
  let name: String
  let hour: String
  /// The colours of the sky, from the top to the horizon.
  let sky: [UIColor]
  /// The colour of the sun or the moon.
  let disc: UIColor
  /// The centre of the disc, in units of the picture's width and height.
  let discCenter: CGPoint
  /// The colours of the ridges, from the farthest to the nearest.
  let ridges: [UIColor]

  static let day = [
    Landscape(
      name: "Dawn", hour: "06:10", sky: [.rgb(0x3A4A7A), .rgb(0xE79A8B), .rgb(0xFBD9A5)],
      disc: .rgb(0xFFF1CF), discCenter: CGPoint(x: 0.68, y: 0.5),
      ridges: [.rgb(0xB98093), .rgb(0x7C5A7D), .rgb(0x483F63), .rgb(0x262844)]),
    Landscape(
      name: "Noon", hour: "12:30", sky: [.rgb(0x2C7BC9), .rgb(0x6FB4E8), .rgb(0xCFE8F6)],
      disc: .rgb(0xFFFFF4), discCenter: CGPoint(x: 0.5, y: 0.3),
      ridges: [.rgb(0x8FB7C9), .rgb(0x5E93A0), .rgb(0x3C6F6B), .rgb(0x214A45)]),
    Landscape(
      name: "Evening", hour: "19:45", sky: [.rgb(0x34235E), .rgb(0xB2476B), .rgb(0xF7A35C)],
      disc: .rgb(0xFFD08A), discCenter: CGPoint(x: 0.3, y: 0.52),
      ridges: [.rgb(0xA24D63), .rgb(0x70365A), .rgb(0x432449), .rgb(0x211631)]),
    Landscape(
      name: "Night", hour: "23:20", sky: [.rgb(0x060A1F), .rgb(0x14214A), .rgb(0x35497A)],
      disc: .rgb(0xE8ECF7), discCenter: CGPoint(x: 0.74, y: 0.26),
      ridges: [.rgb(0x26365F), .rgb(0x1A2747), .rgb(0x101A33), .rgb(0x080E1F)]),
  ]
}

extension UIColor {
  /// A colour from the hexadecimal number of red, green and blue.
  fileprivate static func rgb(_ value: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

extension Landscape {
  /// Returns the outline of a ridge in a picture of a size. Its upper edge is a sum of waves. Each
  /// ridge is lower and rougher than the one behind it.
  ///
  /// - Parameter phase: shifts the waves; each phase gives a different range of hills.
  @MainActor
  static func ridge(_ index: Int, in size: CGSize, phase: CGFloat = 0) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    let steps = 64
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      path.addLine(
        to: CGPoint(x: x * size.width, y: height(ofRidge: index, at: x, phase: phase) * size.height)
      )
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }

  /// Returns the height of the upper edge of a ridge at `x`, in units of the picture's height and
  /// width.
  static func height(ofRidge index: Int, at x: CGFloat, phase: CGFloat = 0) -> CGFloat {
    let number = CGFloat(index)
    let waves =
      0.05 * sin(x * (4 + number * 1.7) + number * 2.1 + phase)
      + 0.022 * sin(x * (11 + number * 3.1) + number * 0.9 + phase * 2)
      + 0.008 * sin(x * (29 + number * 5.3) + number * 4.4 + phase * 3)
    return 0.52 + number * 0.115 + waves
  }
}

/// Draws a landscape: the sky, the sun or the moon, and ridges one behind the other.
final class LandscapeView: UIView {
  private let sky = CAGradientLayer()
  private let disc = CALayer()
  private let ridges: [CAShapeLayer]
  private let landscape: Landscape

  init(_ landscape: Landscape) {
    self.landscape = landscape
    ridges = landscape.ridges.map { color in
      let ridge = CAShapeLayer()
      ridge.fillColor = color.cgColor
      return ridge
    }
    super.init(frame: .zero)
    clipsToBounds = true
    sky.colors = landscape.sky.map(\.cgColor)
    disc.backgroundColor = landscape.disc.cgColor
    disc.shadowColor = landscape.disc.cgColor
    disc.shadowOpacity = 0.8
    disc.shadowOffset = .zero
    for layer in [sky, disc] + ridges { self.layer.addSublayer(layer) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    CATransaction.begin()
    // Inside an animation block the layers take its duration; outside it they change at once.
    CATransaction.setAnimationDuration(UIView.inheritedAnimationDuration)
    sky.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.75)
    let side = min(size.width, size.height) * 0.22
    disc.bounds.size = CGSize(width: side, height: side)
    disc.cornerRadius = side / 2
    disc.shadowRadius = side / 3
    disc.position = CGPoint(
      x: landscape.discCenter.x * size.width, y: landscape.discCenter.y * size.height)
    for (index, ridge) in ridges.enumerated() {
      ridge.frame = bounds
      animate(ridge, to: path(ofRidge: index))
    }
    CATransaction.commit()
  }

  /// Animates a path, which has no implicit animation, with the timing of the other layers.
  private func animate(_ ridge: CAShapeLayer, to path: CGPath) {
    if let former = ridge.presentation()?.path, CATransaction.animationDuration() > 0 {
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = former
      animation.timingFunction = CAMediaTimingFunction(name: .default)
      ridge.add(animation, forKey: "path")
    }
    ridge.path = path
  }

  private func path(ofRidge index: Int) -> CGPath { Landscape.ridge(index, in: bounds.size).cgPath }
}

import UIKit

/// A card of the wallet.
final class PassView: UIView {
  static let height: CGFloat = 216
  /// The visible height of a card under another one.
  static let stripHeight: CGFloat = 64
  private static let cornerRadius: CGFloat = 16

  let pass: Pass

  private let face: PassFace
  private let issuerLabel = UILabel()
  private let kindLabel = UILabel()
  private var fieldLabels: [(name: UILabel, value: UILabel)] = []

  init(_ pass: Pass) {
    self.pass = pass
    face = PassFace(pass)
    super.init(frame: CGRect(x: 0, y: 0, width: 358, height: Self.height))
    layer.name = pass.issuer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: -2)
    face.layer.cornerRadius = Self.cornerRadius
    face.clipsToBounds = true
    issuerLabel.text = pass.issuer
    maximumContentSizeCategory = .extraExtraLarge
    issuerLabel.setFont(of: .headline)
    kindLabel.text = pass.kind
    kindLabel.setFont(of: .subheadline)
    kindLabel.textAlignment = .right
    for item in [face, issuerLabel, kindLabel] { addSubview(item) }
    for field in pass.fields {
      let (name, value) = (UILabel(), UILabel())
      name.text = field.name
      name.setFont(.systemFont(ofSize: 11, weight: .semibold), scaledAs: .caption2)
      value.text = field.value
      value.setFont(.systemFont(ofSize: 22, weight: .medium), scaledAs: .title2)
      for label in [name, value] { addSubview(label) }
      fieldLabels.append((name, value))
    }
    for label in subviews.compactMap({ $0 as? UILabel }) { label.textColor = pass.ink }
    for label in fieldLabels { label.name.alpha = 0.7 }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    let half = (bounds.width - 40) / 2
    issuerLabel.frame = CGRect(x: 20, y: 16, width: half, height: 32)
    kindLabel.frame = CGRect(x: 20 + half, y: 16, width: half, height: 32)
    let column = (bounds.width - 40) / CGFloat(max(fieldLabels.count, 1))
    let (name, value) = (scaled(16, as: .caption2), scaled(32, as: .title2))
    let bottom = bounds.height - 24
    for (index, labels) in fieldLabels.enumerated() {
      let x = 20 + CGFloat(index) * column
      labels.name.frame = CGRect(x: x, y: bottom - value - name, width: column, height: name)
      labels.value.frame = CGRect(x: x, y: bottom - value, width: column, height: value)
    }
  }
}

/// The background colour of a card, and its pattern.
private final class PassFace: UIView {
  private let pass: Pass

  init(_ pass: Pass) {
    self.pass = pass
    super.init(frame: .zero)
    backgroundColor = pass.color
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    pass.color.setFill()
    UIBezierPath(rect: bounds).fill()
    let pale = pass.ink.withAlphaComponent(0.1)
    pale.setFill()
    pale.setStroke()
    let (width, height) = (bounds.width, bounds.height)
    switch pass.pattern {
    case .waves:
      pass.ink.withAlphaComponent(0.05).setFill()
      for row in 0..<5 {
        let y = height * (0.34 + 0.14 * CGFloat(row))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height))
        path.addLine(to: CGPoint(x: 0, y: y))
        path.addCurve(
          to: CGPoint(x: width, y: y - 12), controlPoint1: CGPoint(x: width * 0.3, y: y - 56),
          controlPoint2: CGPoint(x: width * 0.66, y: y + 48))
        path.addLine(to: CGPoint(x: width, y: height))
        path.close()
        path.fill()
      }
    case .rings:
      for ring in 1..<9 {
        let radius = CGFloat(ring) * height * 0.13
        let path = UIBezierPath(
          ovalIn: CGRect(
            x: width * 0.86 - radius, y: height * 0.42 - radius, width: 2 * radius,
            height: 2 * radius))
        path.lineWidth = 6
        path.stroke()
      }
    case .rays:
      let center = CGPoint(x: width * 0.8, y: height * 1.06)
      for ray in 0..<18 where ray % 2 == 0 {
        let path = UIBezierPath()
        path.move(to: center)
        for angle in [CGFloat(ray), CGFloat(ray) + 1].map({ $0 / 18 * .pi + .pi }) {
          path.addLine(
            to: CGPoint(x: center.x + width * cos(angle), y: center.y + width * sin(angle)))
        }
        path.close()
        path.fill()
      }
    case .dots:
      for index in 0..<10 {
        let (column, row) = (CGFloat(index % 5), CGFloat(index / 5))
        let dot = UIBezierPath(
          ovalIn: CGRect(x: width - 196 + column * 36, y: 72 + row * 36, width: 28, height: 28))
        (index < 7 ? pass.ink.withAlphaComponent(0.85) : pale).setFill()
        dot.fill()
      }
    case .lines:
      for line in 0..<14 {
        let x = width * 0.36 + CGFloat(line) * 24
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: x + 10, y: 0))
        path.addLine(to: CGPoint(x: x - height * 0.6 + 10, y: height))
        path.addLine(to: CGPoint(x: x - height * 0.6, y: height))
        path.close()
        path.fill()
      }
    }
  }
}

import UIKit

/// A pin. Its tip is the middle of its lower edge. The selected pin is larger.
final class PinView: UIView {
  static let size = CGSize(width: 40, height: 48)

  @Parameter("Grows to", in: 1...2, step: 0.05, unit: .percent)
  private var selectedScale: CGFloat = 1.4
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.45
  @Parameter("Spring") private var spring = DampedSpring(dampingRatio: 0.55)

  private let kind: Place.Kind

  init(_ place: Place) {
    kind = place.kind
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    layer.name = place.name
    isUserInteractionEnabled = false
    backgroundColor = .clear
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    center = place.location
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowPath = outline.cgPath
  }

  required init?(coder: NSCoder) { nil }

  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      if isSelected { superview?.bringSubviewToFront(self) }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.initialVelocity, options: .allowUserInteraction
      ) {
        self.transform =
          self.isSelected
          ? CGAffineTransform(scaleX: self.selectedScale, y: self.selectedScale) : .identity
      }
    }
  }

  /// A drop with its tip down.
  private var outline: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 20, y: 47))
    path.addCurve(
      to: CGPoint(x: 2, y: 20), controlPoint1: CGPoint(x: 16, y: 39),
      controlPoint2: CGPoint(x: 2, y: 34))
    path.addArc(
      withCenter: CGPoint(x: 20, y: 20), radius: 18, startAngle: .pi, endAngle: 0, clockwise: true)
    path.addCurve(
      to: CGPoint(x: 20, y: 47), controlPoint1: CGPoint(x: 38, y: 34),
      controlPoint2: CGPoint(x: 24, y: 39))
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    let path = outline
    kind.color.setFill()
    path.fill()
    UIColor.white.setStroke()
    path.lineWidth = 2
    path.stroke()
    kind.drawSign(in: CGRect(x: 12, y: 12, width: 16, height: 16))
  }
}

import CoreGraphics
import QuartzCore

/// A disc of white light that fades outwards, in front of a button's content.
final class ButtonGlow: UIView {
  /// The width and the height in points, chosen by eye.
  private static let side: CGFloat = 100
  /// The opacity in the middle, chosen by eye.
  private static let light: CGFloat = 0.8

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [Self.light, 0].map { UIColor(white: 1, alpha: $0).cgColor }
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }
}

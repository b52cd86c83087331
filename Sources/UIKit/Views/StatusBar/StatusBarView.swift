import CoreGraphics

/// The bar with signal, time and battery. It contains a black and a white version, of which one is
/// visible.
final class StatusBarView: UIView {
  private let dark = StatusBarContentView(color: .black)
  private let light = StatusBarContentView(color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    for content in [dark, light] {
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }
    (alpha, light.alpha) = (0, 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the bar's frame, without changing whether it is hidden.
  func place(in frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func setDark(_ isDark: Bool) {
    let (darkAlpha, lightAlpha): (CGFloat, CGFloat) = isDark ? (1, 0) : (0, 1)
    if dark.alpha != darkAlpha { dark.alpha = darkAlpha }
    if light.alpha != lightAlpha { light.alpha = lightAlpha }
  }

  /// Shows or hides the bar. Inside an animation block it slides or fades.
  func setVisible(_ isVisible: Bool, by animation: UIStatusBarAnimation) {
    let away = CGAffineTransform(translationX: 0, y: -bounds.height)
    switch animation {
    case .none:
      UIView.performWithoutAnimation { (alpha, transform) = (isVisible ? 1 : 0, .identity) }
    case .fade:
      UIView.performWithoutAnimation { transform = .identity }
      alpha = isVisible ? 1 : 0
    case .slide:
      UIView.performWithoutAnimation { (alpha, transform) = (1, isVisible ? away : .identity) }
      transform = isVisible ? .identity : away
    }
  }
}

/// The content of a status bar in one colour.
private final class StatusBarContentView: UIView {
  /// The time in Apple's product images. It is constant, so that every run makes the same pixels.
  private static let time = "9:41"
  /// The distance in points between an edge and the content next to it.
  private static let margin: CGFloat = 8
  private static let batterySize = CGSize(width: 22, height: 10)
  private static let signalHeights: [CGFloat] = [4, 6, 8, 10]

  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.set()
    drawSignal()
    drawTime()
    drawBattery()
  }

  private func drawSignal() {
    for (index, height) in Self.signalHeights.enumerated() {
      let bar = CGRect(
        x: Self.margin + CGFloat(index) * 5, y: bounds.midY + 5 - height, width: 3, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
    }
  }

  private func drawTime() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12, weight: .semibold), .foregroundColor: color,
    ]
    let size = Self.time.size(withAttributes: attributes)
    Self.time.draw(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      withAttributes: attributes)
  }

  private func drawBattery() {
    let size = Self.batterySize
    let frame = CGRect(
      x: bounds.maxX - Self.margin - 2 - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 2.5).stroke()
    UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 1).fill()
    let cap = CGRect(x: frame.maxX + 0.5, y: bounds.midY - 2, width: 1.5, height: 4)
    UIBezierPath(roundedRect: cap, cornerRadius: 0.75).fill()
  }
}

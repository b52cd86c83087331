import CoreGraphics

/// The background of a bar, with a hairline at one edge.
final class BarBackgroundView: UIView {
  /// At which edge the line is.
  enum Edge { case top, bottom }

  private let line = UIView()
  private let edge: Edge

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ appearance: UIBarAppearance, drawnColor: UIColor) {
    backgroundColor = drawnColor
    line.backgroundColor = appearance.shadowColor ?? .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: edge == .top ? 0 : bounds.size.height - width, width: bounds.size.width,
      height: width)
  }
}

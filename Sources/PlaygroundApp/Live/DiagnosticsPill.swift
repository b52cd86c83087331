import UIKit

/// A small button in a corner with the number of diagnostics, which it shows when pressed.
final class DiagnosticsPill: UIControl {
  private let label = UILabel("", .systemFont(ofSize: 13, weight: .medium), .white)
  private let dot = UIView()
  private static let height: CGFloat = 32
  private static let dotSide: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    hoverCursor = .pointingHand
    backgroundColor = UIColor(white: 0.08, alpha: 0.72)
    layer.cornerRadius = Self.height / 2
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = Self.dotSide / 2
    for view in [dot, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the button.
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(size).width.rounded(.up) + 42, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.dotSide
    dot.frame = CGRect(x: 13, y: (bounds.size.height - side) / 2, width: side, height: side)
    label.frame = CGRect(x: 28, y: 0, width: bounds.size.width - 42, height: bounds.size.height)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.6 : 1 } }
  }
}

import UIKit

/// A round dark button over a demo.
class PillControl: UIControl {
  /// Points.
  static let height: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    hoverCursor = .pointingHand
    backgroundColor = UIColor(white: 0.08, alpha: 0.72)
    layer.cornerRadius = Self.height / 2
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view that does not take the control's touches.
  func addContent(_ view: UIView) {
    view.isUserInteractionEnabled = false
    addSubview(view)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.6 : 1 } }
  }
}

/// A drawing in white lines.
class LineView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  /// The lines, in the view's coordinates.
  var lines: UIBezierPath { UIBezierPath() }

  override func draw(_ rect: CGRect) {
    let lines = lines
    lines.lineWidth = 2
    lines.lineCapStyle = .round
    lines.lineJoinStyle = .round
    UIColor.white.setStroke()
    lines.stroke()
  }
}

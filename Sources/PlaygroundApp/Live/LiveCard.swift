import UIKit

/// A card that floats above the stage.
class LiveCard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    layer.cornerRadius = 16
    layer.shadowOpacity = 1
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    showEdge()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEdge()
  }

  /// Updates the layer's colours, which do not follow the interface style by themselves.
  private func showEdge() {
    layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    layer.borderColor = Palette.hairline.resolvedColor(with: traitCollection).cgColor
    layer.shadowColor = UIColor(white: 0, alpha: 0.28).cgColor
  }
}

extension UILabel {
  convenience init(_ text: String, _ font: UIFont, _ color: UIColor, lines: Int = 1) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
  }

  /// Returns the height in whole points, for the maximum number of lines.
  func height(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 2000)).height.rounded(.up)
  }
}

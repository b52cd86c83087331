import CoreGraphics

/// The circle of a row of a table or a list that can be selected with others: with a check where
/// the row is selected, empty otherwise.
final class SelectionCircle: UIView {
  private let check = UIImageView(image: CellGlyph.selection.image)
  /// The width of the line of an empty circle, in points. As on iOS, by eye.
  private static let lineWidth: CGFloat = 1.5

  /// The colour of the circle of a selected row; nil for the tint colour.
  private let fill: UIColor?

  var isSelected = false { didSet { styleDidChange() } }

  init(checkColor: UIColor? = nil, fill: UIColor? = nil) {
    self.fill = fill
    super.init(frame: check.bounds)
    isUserInteractionEnabled = false
    layer.cornerRadius = bounds.width / 2
    check.tintColor = checkColor ?? .white
    addSubview(check)
    styleDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    styleDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styleDidChange()
  }

  private func styleDidChange() {
    check.isHidden = !isSelected
    backgroundColor = isSelected ? fill ?? tintColor : nil
    layer.borderWidth = isSelected ? 0 : Self.lineWidth
    layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
  }
}

import CoreGraphics

/// The circle for the multiple selection of rows: with a check mark if the row is selected,
/// otherwise empty.
final class SelectionCircle: UIView {
  private let check = UIImageView(image: CellGlyph.selection.image)
  /// The line width of an empty circle in points, chosen by eye to match iOS.
  private static let lineWidth: CGFloat = 1.5

  /// The colour of a selected row's circle; nil for the tint colour.
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

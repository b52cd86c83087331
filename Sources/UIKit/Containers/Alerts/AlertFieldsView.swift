import CoreGraphics

/// The text fields of an alert, one below the other.
final class AlertFieldsView: UIView {
  // Points; by eye.
  private static let rowHeight: CGFloat = 30
  private static let sidePadding: CGFloat = 6
  private static let fontSize: CGFloat = 13
  private static let radius: CGFloat = 6

  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []
  /// Called when Return is pressed in the last field.
  var onReturn: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.radius
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { CGFloat(fields.count) * Self.rowHeight }

  /// Adds a field, which the caller may configure further.
  func addField() -> UITextField {
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: Self.fontSize)
    field.addTarget(
      self, action: Selector(AlertFieldsView.fieldDidReturn), for: .primaryActionTriggered)
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
    return field
  }

  private func fieldDidReturn(_ field: UITextField) {
    guard let index = fields.firstIndex(of: field) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      onReturn?()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.sidePadding, y: CGFloat(index) * Self.rowHeight,
        width: max(bounds.width - 2 * Self.sidePadding, 0), height: Self.rowHeight)
    }
    let width = 1 / max(traitCollection.displayScale, 1)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(index + 1) * Self.rowHeight - width, width: bounds.width, height: width)
    }
  }
}

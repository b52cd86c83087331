import CoreGraphics

/// The row of one action. `AlertActionsView` tracks touches, because a touch may move from row to
/// row; key presses come here.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isBold: Bool
  private let fontSize: CGFloat

  /// Points at either side of the text.
  static let padding: CGFloat = 12
  private static let least: CGFloat = 0.6

  init(_ action: UIAlertAction, fontSize: CGFloat, isBold: Bool) {
    self.action = action
    self.fontSize = fontSize
    self.isBold = isBold
    super.init(frame: .zero)
    label.text = action.title
    label.font = .ofAlert(
      fontSize, isBold ? .semibold : .regular, as: fontSize > 17 ? .title3 : .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = Self.least
    addSubview(label)
    hoverCursor = .pointingHand
    actionDidChange()
  }

  required init?(coder: NSCoder) { nil }

  func actionDidChange() {
    isEnabled = action.isEnabled
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    actionDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  /// The text's width in points.
  var textWidth: CGFloat {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    ).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding, dy: 0)
  }
}

/// The rows of the actions, one below the other or two side by side, with hairlines between them.
final class AlertActionsView: UIView {
  private(set) var rows: [AlertActionView] = []
  private var lines: [UIView] = []
  /// Whether two rows lie side by side.
  var isSideBySide = false
  /// Whether there is a line above the first row.
  var hasTopLine = false
  var rowHeight: CGFloat = 44
  /// Called with the location of a touch, in this view's coordinates; nil if the touch was
  /// cancelled.
  var onFinger: ((_ place: CGPoint?, _ isUp: Bool) -> Void)?
  private weak var finger: UITouch?

  func setRows(_ newRows: [AlertActionView]) {
    for view in rows + lines { view.removeFromSuperview() }
    rows = newRows
    lines = newRows.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    for view in rows + lines { addSubview(view) }
    setNeedsLayout()
  }

  /// Points.
  var height: CGFloat {
    isSideBySide ? rowHeight : CGFloat(rows.count) * rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let width = bounds.size.width
    for (index, row) in rows.enumerated() {
      if isSideBySide {
        let half = (width / 2).rounded()
        row.frame = CGRect(
          x: index == 0 ? 0 : half, y: 0, width: index == 0 ? half : width - half,
          height: rowHeight)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: 0, width: hasTopLine ? width : 0, height: hairline)
          : CGRect(x: half, y: 0, width: hairline, height: rowHeight)
      } else {
        let y = CGFloat(index) * rowHeight
        row.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        lines[index].frame = CGRect(
          x: 0, y: y, width: index > 0 || hasTopLine ? width : 0, height: hairline)
      }
    }
  }

  // MARK: Touches

  /// This view tracks the touches of all rows.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil else { return }
    finger = touches.first
    report(touches, isUp: false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, isUp: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, isUp: true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    onFinger?(nil, true)
  }

  private func report(_ touches: Set<UITouch>, isUp: Bool) {
    guard let finger, touches.contains(finger) else { return }
    if isUp { self.finger = nil }
    onFinger?(finger.location(in: self), isUp)
  }
}

import UIKit

/// Which calls are listed: of one kind or all, of one object or all, in the documented order or
/// not.
final class CallFilterBar: UIView {
  static let height: CGFloat = 28

  /// Make the menus of kinds and objects.
  var makeKindMenu: (@MainActor () -> UIMenu)?
  var makeObjectMenu: (@MainActor () -> UIMenu)?
  /// Called when the user asks for the calls out of order, or for all again.
  var onMarks: (@MainActor () -> Void)?

  private(set) lazy var kindButton = ChoiceButton(toolTip: "List the calls of one kind") {
    [weak self] in self?.makeKindMenu?() ?? UIMenu()
  }
  private(set) lazy var objectButton = ChoiceButton(toolTip: "List the calls of one object") {
    [weak self] in self?.makeObjectMenu?() ?? UIMenu()
  }
  private lazy var markButton = UIButton(
    symbol: "exclamationmark.triangle.fill", pointSize: 12,
    toolTip: "List only what differs from the documented order"
  ) { [weak self] in self?.onMarks?() }

  private static let gap: CGFloat = 8
  private static let markWidth: CGFloat = 52

  override init(frame: CGRect) {
    super.init(frame: frame)
    markButton.layer.cornerRadius = 8
    markButton.titleLabel?.font = StudioStyle.digits
    markButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    for button in [kindButton, objectButton, markButton] { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter markCount: how many calls are not in the documented order.
  func show(_ filter: CallFilter, markCount: Int) {
    kindButton.setTitle(filter.kind?.rawValue ?? "All kinds", for: .normal)
    objectButton.setTitle(filter.object ?? "All objects", for: .normal)
    markButton.setTitle("\(markCount)", for: .normal)
    let color =
      filter.marksOnly
      ? StudioStyle.panel : markCount > 0 ? StudioStyle.warning : StudioStyle.secondaryInk
    markButton.tintColor = color
    markButton.setTitleColor(color, for: .normal)
    markButton.backgroundColor = filter.marksOnly ? StudioStyle.accent : StudioStyle.field
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let width = max((size.width - Self.markWidth - 2 * Self.gap) / 2, 0).rounded(.down)
    kindButton.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    objectButton.frame = CGRect(x: width + Self.gap, y: 0, width: width, height: size.height)
    markButton.frame = CGRect(
      x: size.width - Self.markWidth, y: 0, width: Self.markWidth, height: size.height)
  }
}

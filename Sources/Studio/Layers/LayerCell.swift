import UIKit

/// A layer in the tree: indented, with an arrow where it has sublayers, and a dot while it is
/// animated.
final class LayerCell: StudioCell {
  static let height: CGFloat = 24
  private static let indent: CGFloat = 10
  /// The least width that a name has: deeper layers are indented no further.
  private static let leastWidth: CGFloat = 120

  private let highlight = UIView()
  private let arrow = RowButton(type: .custom)
  private let title = UILabel(StudioStyle.body, StudioStyle.ink)
  private let detail = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let dot = UIView()
  private var depth = 0
  /// Whether its sublayers are hidden; nil without sublayers.
  private var isCollapsed: Bool?

  /// Called where the arrow is pressed.
  var onCollapse: (@MainActor () -> Void)?

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    arrow.toolTip = "Show or hide the sublayers (← →)"
    highlight.layer.cornerRadius = 6
    highlight.backgroundColor = StudioStyle.selection
    focusRingOutline = highlight
    dot.backgroundColor = StudioStyle.accent
    dot.layer.cornerRadius = 3
    arrow.tintColor = StudioStyle.secondaryInk
    arrow.hoverCursor = .pointingHand
    arrow.addAction(
      UIAction { [weak self] _ in self?.onCollapse?() }, for: .primaryActionTriggered)
    for view in [highlight, title, detail, dot, arrow] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: LayerList.Row) {
    depth = row.depth
    isCollapsed = row.hasSublayers ? row.isCollapsed : nil
    title.text = row.title
    detail.text = row.detail
    title.textColor = row.isVisible ? StudioStyle.ink : StudioStyle.secondaryInk
    dot.isHidden = !row.isAnimated
    arrow.isHidden = !row.hasSublayers
    arrow.setSymbol(row.isCollapsed ? "chevron.right" : "chevron.down", pointSize: 9)
    setNeedsLayout()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    highlight.isHidden = !selected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    highlight.frame = contentView.bounds.inside(x: 8, y: 1)
    let most = max(size.width - 44 - Self.leastWidth, 0)
    let left = 12 + min(CGFloat(depth) * Self.indent, most)
    arrow.frame = CGRect(x: left - 4, y: 0, width: 24, height: 24)
    let right = size.width - 16 - (dot.isHidden ? 0 : 14)
    let room = max(right - left - 20, 0)
    let wanted = title.sizeThatFits(CGSize(width: 1000, height: 20)).width.rounded(.up)
    let width = min(wanted, room)
    title.frame = CGRect(x: left + 20, y: 3, width: width, height: 18)
    detail.frame = CGRect(
      x: title.frame.maxX + 8, y: 4, width: max(room - width - 8, 0), height: 17)
    // The detail is hidden if only a few characters would fit.
    detail.isHidden = room - width - 8 < 32
    dot.frame = CGRect(x: size.width - 16 - 6, y: 9, width: 6, height: 6)
  }

  // MARK: Keys

  /// The arrows to the right and left show and hide the sublayers.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let type = presses.first?.type
    if isFocused,
      type == .rightArrow && isCollapsed == true || type == .leftArrow && isCollapsed == false
    {
      onCollapse?()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

import UIKit

/// A button that shows what is chosen, and opens a menu of what there is to choose from.
final class ChoiceButton: UIButton {
  private let chevron = UIImageView(image: .symbol("chevron.up.chevron.down", pointSize: 10))

  /// - Parameters:
  ///   - toolTip: the tool tip.
  ///   - makeMenu: makes the menu each time it opens.
  init(toolTip: String, makeMenu: @escaping @MainActor () -> UIMenu) {
    super.init(frame: .zero)
    self.toolTip = toolTip
    backgroundColor = StudioStyle.field
    layer.cornerRadius = 8
    hoverCursor = .pointingHand
    titleLabel?.font = StudioStyle.body
    titleLabel?.lineBreakMode = .byTruncatingTail
    setTitleColor(StudioStyle.ink, for: .normal)
    contentHorizontalAlignment = .leading
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 26)
    chevron.tintColor = StudioStyle.secondaryInk
    chevron.contentMode = .center
    chevron.isUserInteractionEnabled = false
    addSubview(chevron)
    opensMenu(makeMenu)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = CGRect(x: bounds.width - 24, y: 0, width: 18, height: bounds.height)
  }
}

import UIKit

/// A button of a panel: words on a rounded field, in the accent colour while it is on.
final class PanelButton: UIButton {
  static let height: CGFloat = 28
  private static let padding: CGFloat = 12

  /// - Parameter toolTip: what it does, and by which key.
  init(_ title: String, toolTip: String, press: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    titleLabel?.font = StudioStyle.body
    layer.cornerRadius = 8
    hoverCursor = .pointingHand
    self.toolTip = toolTip
    addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.45 } }

  private func showState() {
    backgroundColor = isSelected ? StudioStyle.accent : StudioStyle.field
    setTitleColor(isSelected ? StudioStyle.panel : StudioStyle.ink, for: .normal)
    setTitleColor(isSelected ? StudioStyle.panel : StudioStyle.ink, for: .selected)
  }

  /// The width that the title needs, with the room at its sides.
  var naturalWidth: CGFloat {
    let text = titleLabel?.sizeThatFits(CGSize(width: 400, height: Self.height)).width ?? 0
    return text.rounded(.up) + 2 * Self.padding
  }
}

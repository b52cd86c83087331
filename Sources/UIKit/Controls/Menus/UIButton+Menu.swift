import CoreGraphics

extension UIButton {
  /// The menu was set: a long press opens it where a press does something else.
  func menuDidChange() {
    if menu != nil, menuInteraction == nil {
      let interaction = UIContextMenuInteraction(delegate: ButtonMenuDelegate.shared)
      interaction.isLiftingPreview = false
      addInteraction(interaction)
      menuInteraction = interaction
    } else if menu == nil, let menuInteraction {
      removeInteraction(menuInteraction)
      self.menuInteraction = nil
    }
  }

  /// Opens the menu at the button.
  @discardableResult
  func openMenu() -> MenuSession? {
    guard let menu, let window, isEnabled else { return nil }
    let frame = convert(bounds, to: window)
    let session = MenuSession(menu, at: .init(frame: frame), sender: self)
    session.open(in: window)
    return session
  }
}

/// Gives the menus of buttons to their interactions.
private final class ButtonMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  static let shared = ButtonMenuDelegate()

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let button = interaction.view as? UIButton, button.isEnabled, let menu = button.menu,
      button.trackedMenu == nil
    else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }
}

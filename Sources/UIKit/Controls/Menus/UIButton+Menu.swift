import CoreGraphics

extension UIButton {
  /// Called when the menu was set: a long press opens it if a press has another effect.
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
    openedMenu = session
    session.onClose = { [weak self] _ in self?.setNeedsUpdateConfiguration() }
    session.open(in: window)
    setNeedsUpdateConfiguration()
    return session
  }

  // MARK: Pop-up buttons

  /// Whether the title is that of the selected menu element.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Called when the button has become a pop-up button or is none any more, or when its menu has
  /// changed.
  func popUpDidChange() {
    if isPopUp, let menu, let action = menu.selectedOrFirstAction { show(action, of: menu) }
    // The indicator of a configuration appears or disappears.
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  /// Called when the user has chosen an action of a menu.
  func menuDidSelect(_ action: UIAction, in menu: UIMenu) {
    if isPopUp, menu === self.menu { show(action, of: menu) }
  }

  private func show(_ action: UIAction, of menu: UIMenu) {
    menu.selectOnly(action)
    setTitle(action.title, for: .normal)
  }
}

/// Supplies the menus of buttons to their interactions.
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

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (interaction.view as? UIButton)?.setNeedsUpdateConfiguration()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (interaction.view as? UIButton)?.setNeedsUpdateConfiguration()
  }
}

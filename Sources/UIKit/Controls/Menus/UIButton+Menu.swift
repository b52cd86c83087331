import CoreGraphics

extension UIButton {
  /// Whether a press opens the menu instead of sending events.
  var opensMenuByPress: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// Opens the menu at the button.
  ///
  /// - Parameter highlightsRow: whether a row is highlighted initially, for use with keys.
  @discardableResult
  func openMenu(highlightsRow: Bool = false) -> MenuSession? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let session = menuInteraction?.presentMenu(at: middle) else { return nil }
    if highlightsRow { session.card.highlightFirst() }
    setNeedsUpdateConfiguration()
    return session
  }

  // MARK: Pop-up buttons

  /// Whether the title is that of the selected menu element.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && opensMenuByPress }

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

import UIKit

extension UIButton {
  /// Shows a menu when the button is pressed. The menu is made each time it opens.
  func opensMenu(_ makeMenu: @escaping @MainActor () -> UIMenu) {
    // A button opens a menu only if it has one.
    menu = UIMenu()
    showsMenuAsPrimaryAction = true
    addAction(
      UIAction { action in (action.sender as? UIButton)?.menu = makeMenu() },
      for: .menuActionTriggered)
  }
}

extension UIMenu {
  /// Makes a section, which lines separate from other elements.
  static func section(_ elements: [UIMenuElement]) -> UIMenu {
    UIMenu(options: .displayInline, children: elements)
  }
}

extension UIAction {
  /// Makes a row of a menu.
  ///
  /// - Parameters:
  ///   - title: the text of the row.
  ///   - isChosen: whether the row is the current choice, which has a tick.
  ///   - choose: called when the user chooses the row.
  convenience init(
    title: String, isChosen: Bool, choose: @escaping @MainActor () -> Void
  ) {
    self.init(title: title, state: isChosen ? .on : .off) { _ in choose() }
  }
}

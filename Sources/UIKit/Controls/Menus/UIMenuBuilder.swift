/// Changes the menus of a system while they are built, in ``UIResponder/buildMenu(with:)``.
///
/// A menu that does not exist is not changed, and nothing is inserted beside it or in it. A menu
/// whose identifier is used already is not inserted, with a warning.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu of an identifier, as it is now.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier in any menu.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command in any menu that calls a method, with these data of the program's own.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other elements, made of those that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a system, as a tree.
final class MenuTree: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, of system: UIMenuSystem) {
    (self.root, self.system) = (root, system)
    super.init()
  }

  /// Every element, menus before those in them.
  var elements: [UIMenuElement] { Self.elements(of: root) }

  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child in
      [child] + ((child as? UIMenu).map { elements(of: $0) } ?? [])
    }
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if identifier == root.identifier { return root }
    return elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    elements.lazy.compactMap { $0 as? UICommand }.first { command in
      guard command.action == action else { return false }
      guard let wanted = propertyList else { return command.propertyList == nil }
      guard let wanted = wanted as? AnyHashable else { return false }
      return command.propertyList as? AnyHashable == wanted
    }
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    guard mayInsert(replacementMenu, insteadOf: replacedIdentifier) else { return }
    if replacedIdentifier == root.identifier {
      root = replacementMenu
    } else {
      change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
    }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    let changed = menu.replacingChildren(childrenBlock(menu.children))
    if menu === root {
      root = changed
    } else {
      change { $0 === menu ? [changed] : nil }
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    guard mayInsert(siblingMenu) else { return }
    change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    guard mayInsert(siblingMenu) else { return }
    change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    guard mayInsert(childMenu) else { return }
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    guard mayInsert(childMenu) else { return }
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change { $0.identifier == removedIdentifier ? [] : nil }
  }

  /// Whether no menu has the identifier of a new one, besides one that it replaces.
  private func mayInsert(
    _ menu: UIMenu, insteadOf replaced: UIMenu.Identifier? = nil
  ) -> Bool {
    guard menu.identifier != replaced, self.menu(for: menu.identifier) != nil else { return true }
    Diagnostics.warn(
      "There is a menu \"\(menu.identifier.rawValue)\" already; another one was not inserted.")
    return false
  }

  /// Replaces menus by others.
  ///
  /// - Parameter replacement: what takes the place of a menu; nil if it stays.
  private func change(_ replacement: (UIMenu) -> [UIMenu]?) {
    root = changed(root, replacement)
  }

  /// The menu with the replacements in it; the same one if there are none.
  private func changed(_ menu: UIMenu, _ replacement: (UIMenu) -> [UIMenu]?) -> UIMenu {
    var isChanged = false
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      guard let child = child as? UIMenu else { return [child] }
      if let others = replacement(child) {
        isChanged = true
        return others
      }
      let new = changed(child, replacement)
      if new !== child { isChanged = true }
      return [new]
    }
    return isChanged ? menu.replacingChildren(children) : menu
  }
}

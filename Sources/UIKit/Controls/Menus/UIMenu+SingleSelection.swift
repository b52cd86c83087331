/// Menus with a single selected action, including those of sections and submenus.
extension UIMenu {
  /// The selected action, or else the first visible one; nil in a menu without actions.
  var selectedOrFirstAction: UIAction? {
    let actions = Self.actions(in: children)
    return actions.first { $0.state == .on }
      ?? actions.first { !$0.attributes.contains(.hidden) }
  }

  /// Selects an action, and deselects all others of the menu.
  func selectOnly(_ action: UIAction) {
    for other in Self.actions(in: children) { other.state = other === action ? .on : .off }
  }

  /// Returns the actions of some elements. Deferred elements have actions once they have been
  /// supplied.
  private static func actions(in elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: [action]
      case let menu as UIMenu: actions(in: menu.children)
      case let later as UIDeferredMenuElement: actions(in: later.known ?? [])
      default: []
      }
    }
  }
}

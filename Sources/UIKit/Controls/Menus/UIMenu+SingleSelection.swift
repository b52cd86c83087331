/// Menus in which one action is selected, with those of sections and menus inside.
extension UIMenu {
  /// The action that is selected, or else the first one that is shown; nil in a menu without any.
  var selectedOrFirstAction: UIAction? {
    let actions = Self.actions(in: children)
    return actions.first { $0.state == .on }
      ?? actions.first { !$0.attributes.contains(.hidden) }
  }

  /// Marks an action, and no other one of the menu.
  func selectOnly(_ action: UIAction) {
    for other in Self.actions(in: children) { other.state = other === action ? .on : .off }
  }

  /// The actions of some elements. Elements that are supplied later have theirs once they are
  /// there.
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

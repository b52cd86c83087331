import CoreGraphics

extension EditAction {
  /// Returns menu elements for the editing actions that a responder, or another one up its chain,
  /// can perform.
  @MainActor
  static func menuElements(from start: UIResponder, sender: AnyObject) -> [UIMenuElement] {
    allCases.compactMap { action -> UIMenuElement? in
      guard let performer = start.performer(of: action.selector, sender: sender) else { return nil }
      return UIAction(title: action.title) { [weak performer, weak sender] _ in
        if let performer { action.perform(on: performer, sender: sender) }
      }
    }
  }
}

extension UIView {
  /// The responder from which editing actions are searched: the first responder, if it is in this
  /// view.
  var editActionStart: UIResponder {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return self
    }
    return first
  }
}

import QuartzCore

/// An editing action, for which responders have a method. The cases are in the order of a menu.
enum EditAction: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The action of a selector; nil for any other one.
  init?(_ selector: Selector) {
    guard let name = selector.name, name.last == ":" else { return nil }
    self.init(rawValue: String(name.dropLast()))
  }

  /// The selector of the responder's method.
  var selector: Selector { Selector("\(rawValue):") }

  /// The title of the action's row in a menu.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Calls the method of a responder.
  @MainActor
  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }
}

/// A connection from one object to another.
package enum InterfaceConnection: Equatable, Sendable {
  case outlet(property: String, destination: String, id: String, line: Int)
  /// One of several objects of a property, in the order of the file.
  case outletCollection(
    property: String, destination: String, collectionClass: String?, id: String, line: Int)
  /// `event` is nil for recognisers, bar buttons and the like, which have only one.
  case action(selector: String, destination: String, event: String?, id: String, line: Int)
  case segue(InterfaceSegue)
}

/// A connection to another controller.
package struct InterfaceSegue: Equatable, Sendable {
  package var id: String
  package var destination: String
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `custom`,
  /// `relationship`, `unwind`, or one of the older kinds: `push`, `modal`, `popover`, `replace`.
  package var kind: String
  package var identifier: String?
  /// With kind `relationship`: `rootViewController`, `viewControllers` and the like.
  package var relationship: String?
  /// With kind `unwind`: the selector that a controller on the unwind path must have.
  package var unwindAction: String?
  /// The method that makes the destination, in newer documents.
  package var creationSelector: String?
  package var customClass: InterfaceClass?
  package var key: String?
  /// `modalPresentationStyle`, `modalTransitionStyle`, `animates`, `popoverAnchorView`,
  /// `popoverAnchorBarButtonItem`, `popoverArrowDirection` and others.
  package var attributes = InterfaceAttributes()
  /// The segues of a press with force on the same origin, by `key`: `preview` shows the destination
  /// while the press lasts, and `commit` when it becomes firmer. Each inherits what it does not say
  /// from this segue, or from the other, by its attribute `inheritsFrom`.
  package var pressSegues: [InterfaceSegue] = []
  package var line: Int
}

/// A class by name, and the module it is in.
package struct InterfaceClass: Equatable, Sendable {
  package var name: String
  package var module: String?
  /// Whether the module is the app's own, with any name.
  package var isOfTarget: Bool
}

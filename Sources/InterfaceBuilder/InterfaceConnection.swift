/// A connection from one object to another.
package enum InterfaceConnection: Equatable, Sendable {
  case outlet(property: String, destination: String, id: String, line: Int)
  /// A connection to one of several objects in a property, in the order of the file.
  case outletCollection(
    property: String, destination: String, collectionClass: String?, id: String, line: Int)
  /// An action. `event` is nil for recognisers, bar button items and others with only one event.
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
  /// The name of a relationship, for the kind `relationship`: `rootViewController`,
  /// `viewControllers` and others.
  package var relationship: String?
  /// The selector of the unwind action, for the kind `unwind`: a controller on the unwind path must
  /// implement it.
  package var unwindAction: String?
  /// The method that makes the destination, in newer documents.
  package var creationSelector: String?
  package var customClass: InterfaceClass?
  package var key: String?
  /// `modalPresentationStyle`, `modalTransitionStyle`, `animates`, `popoverAnchorView`,
  /// `popoverAnchorBarButtonItem`, `popoverArrowDirection` and others.
  package var attributes = InterfaceAttributes()
  /// The segues of a press with force on the same origin, by `key`: `preview` shows the destination
  /// during the press, and `commit` when the press becomes firmer. Each inherits missing values
  /// from this segue, or from the other one, by its attribute `inheritsFrom`.
  package var pressSegues: [InterfaceSegue] = []
  package var line: Int
}

/// The name of a class, and its module.
package struct InterfaceClass: Equatable, Sendable {
  package var name: String
  package var module: String?
  /// Whether the module is the app's own, which may have any name.
  package var isOfTarget: Bool
}

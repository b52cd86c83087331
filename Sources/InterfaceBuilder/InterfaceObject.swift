/// An object in a file: a view, a controller, a recogniser, a bar button item, a control state.
///
/// All have the same structure, so that one traversal can make any of them: the element's name, the
/// properties, the owned objects (single ones by key, several ones by list), and the connections to
/// other objects.
package struct InterfaceObject: Equatable, Sendable {
  /// The name of the element: `tableViewController`, `label`, `state`.
  package var element: String
  /// The id; nil for objects that nothing refers to.
  package var id: String?
  /// The key by which the owner refers to it: `view`, `navigationItem`, `contentView`, or the name
  /// of a state.
  package var key: String?
  package var customClass: InterfaceClass?
  package var userLabel: String?
  package var attributes = InterfaceAttributes()
  /// The owned objects, in the order of the file.
  package var children: [InterfaceObject] = []
  package private(set) var lists: [String: [InterfaceObject]] = [:]
  package var constraints: [InterfaceConstraint] = []
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  package var variations: [InterfaceVariation] = []
  package var line: Int

  /// A property that is set by key path after the object has been made.
  package struct RuntimeAttribute: Equatable, Sendable {
    package var keyPath: String
    /// The type: `boolean`, `number`, `string`, `localizedString`, `point`, `size`, `rect`,
    /// `range`, `color`, `image` or `nil`.
    package var type: String
    package var value: InterfaceValue
    package var line: Int
  }

  package init(element: String, line: Int) {
    self.element = element
    self.line = line
  }

  package func child(_ key: String) -> InterfaceObject? { children.first { $0.key == key } }

  /// Returns the objects of a list: `subviews`, `gestureRecognizers`, `items`, `toolbarItems`,
  /// `segments`, `cells`, `prototypes`, `sections`, `layoutGuides`, `rightBarButtonItems` and
  /// others.
  package func list(_ name: String) -> [InterfaceObject] { lists[name] ?? [] }

  package mutating func append(_ objects: [InterfaceObject], to list: String) {
    lists[list, default: []] += objects
  }

  var listNames: [String] { lists.keys.sorted() }

  /// Changes an object of a list.
  mutating func change(
    _ list: String, at index: Int, _ change: (inout InterfaceObject) -> Void
  ) {
    guard lists[list]?.indices.contains(index) == true else { return }
    change(&lists[list, default: []][index])
  }

  package var subviews: [InterfaceObject] { list("subviews") }

  /// The states of a control, with the keys `normal`, `highlighted` and so on.
  package var states: [InterfaceObject] { children.filter { $0.element == "state" } }

  package var segues: [InterfaceSegue] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }

  /// Calls `visit` for this object and for all objects that it owns, owners first.
  package func walk(_ visit: (InterfaceObject) throws -> Void) rethrows {
    try visit(self)
    for child in children { try child.walk(visit) }
    for name in lists.keys.sorted() {
      for object in lists[name] ?? [] { try object.walk(visit) }
    }
  }
}

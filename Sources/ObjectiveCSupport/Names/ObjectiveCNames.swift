import CoreGraphics
import Foundation

/// The names by which files of Interface Builder, `#selector` and key-value coding find what
/// classes have: on iOS the Objective-C runtime knows them.
///
/// A class's own names are added once, before its first object is made. Those of superclasses are
/// found, too. The translator of iOS sources writes the calls; code that is written for this
/// framework lists its names in ``InterfaceConnectable`` instead.
@MainActor
public enum ObjectiveCNames {
  /// The names that one class adds to those of its superclass.
  private struct Names {
    var actions: [String: Selector] = [:]
    var outlets: [String: Inspectable] = [:]
    var inspectables: [String: Inspectable] = [:]
    var keys: [String: Inspectable] = [:]
    var implemented: Set<String> = []

    /// Adds names that are not there.
    mutating func inherit(_ other: Names) {
      actions.merge(other.actions) { own, _ in own }
      outlets.merge(other.outlets) { own, _ in own }
      inspectables.merge(other.inspectables) { own, _ in own }
      keys.merge(other.keys) { own, _ in own }
      implemented.formUnion(other.implemented)
    }
  }

  private static var added: [ObjectIdentifier: Names] = [:]
  /// Those of a class and its superclasses together, once they were looked up.
  private static var all: [ObjectIdentifier: Names] = [:]
  private static var classes: [String: AnyClass] = [:]
  private static var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]

  // MARK: Adding

  /// Names a class for files and for `UIApplicationMain(_:_:_:_:)`; a later class of the same
  /// name replaces it.
  public static func add(_ type: AnyClass, named name: String) { classes[name] = type }

  /// Adds the names of a class.
  ///
  /// - Parameters:
  ///   - type: the class that declares what is named.
  ///   - actions: methods with names, as `Selector("press:", Page.press)`; others are left out with
  ///     a warning.
  ///   - outlets: what files connect, by name: an object, or an array of objects.
  ///   - inspectables: what files set as runtime attributes, by name.
  ///   - keys: what key-value coding gets and sets besides, by name.
  ///   - implements: the selectors of methods that have an effect by being there, such as
  ///     `tableView:commitEditingStyle:forRowAtIndexPath:`. They are not called by name.
  public static func add(
    _ type: AnyClass, actions: [Selector] = [], outlets: [String: Inspectable] = [:],
    inspectables: [String: Inspectable] = [:], keys: [String: Inspectable] = [:],
    implements: [String] = []
  ) {
    var names = added[ObjectIdentifier(type)] ?? Names()
    for action in actions {
      guard let name = action.name, action.hasMethod else {
        Diagnostics.warn("An action of \(type) has no name or no method: \(action).")
        continue
      }
      names.actions[name] = action
    }
    names.outlets.merge(outlets) { _, new in new }
    names.inspectables.merge(inspectables) { _, new in new }
    names.keys.merge(keys) { _, new in new }
    names.implemented.formUnion(implements)
    added[ObjectIdentifier(type)] = names
    all.removeAll()
  }

  /// Tells how to make an object of a class that a file may name for a custom object or a gesture
  /// recogniser.
  public static func makes(_ type: AnyClass, _ make: @escaping @MainActor () -> AnyObject) {
    makers[ObjectIdentifier(type)] = make
  }

  // MARK: Finding

  /// The class that was added under a name.
  package static func type(named name: String) -> AnyClass? { classes[name] }

  /// The class of a name, also of one that iOS's frameworks have: `UILabel`, and `Shop.BasketCell`.
  /// The translator of iOS sources calls it in place of Foundation's function, which finds classes
  /// with the name of their module only.
  public nonisolated static func NSClassFromString(_ name: String) -> AnyClass? {
    if let type = Foundation.NSClassFromString(name) { return type }
    guard !name.contains(".") else { return nil }
    for module in frameworkModules {
      if let type = Foundation.NSClassFromString(module + "." + name) { return type }
    }
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var added: AnyClass?
    MainActor.assumeIsolated { added = classes[name] }
    // A program's class is found by its Objective-C name, which is that of its module and its own
    // unless it has been given another one.
    return added.flatMap { "\($0)" == name ? nil : $0 }
  }

  /// A new object of a class; nil where no function that makes one was added.
  package static func make(_ type: AnyClass) -> AnyObject? { makers[ObjectIdentifier(type)]?() }

  /// The action of an object's class, or of its nearest superclass that has one of the name. Each
  /// call returns the same value.
  package static func action(_ name: String, of object: AnyObject) -> Selector? {
    names(of: object).actions[name]
  }

  /// Whether an object's class, or a superclass, was added with a method of this name that is not
  /// called by name.
  package static func implements(_ name: String, _ object: AnyObject) -> Bool {
    names(of: object).implemented.contains(name)
  }

  /// The outlet of an object's class or of a superclass.
  package static func outlet(_ name: String, of object: AnyObject) -> Inspectable? {
    names(of: object).outlets[name]
  }

  /// The runtime attribute of an object's class or of a superclass.
  package static func inspectable(_ keyPath: String, of object: AnyObject) -> Inspectable? {
    names(of: object).inspectables[keyPath]
  }

  /// What key-value coding finds under a name: a key, an outlet or a runtime attribute.
  package static func key(_ name: String, of object: AnyObject) -> Inspectable? {
    let names = names(of: object)
    return names.keys[name] ?? names.outlets[name] ?? names.inspectables[name]
  }

  /// All that key-value coding finds, by name.
  package static func keys(of object: AnyObject) -> [String: Inspectable] {
    let names = names(of: object)
    return names.keys.merging(names.outlets) { key, _ in key }
      .merging(names.inspectables) { key, _ in key }
  }

  private static func names(of object: AnyObject) -> Names {
    let key = ObjectIdentifier(Swift.type(of: object))
    if let known = all[key] { return known }
    var names = Names()
    for type in sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map(
      \.subjectType)
    {
      guard let type = type as? AnyClass else { continue }
      if let own = added[ObjectIdentifier(type)] { names.inherit(own) }
      if let listed = type as? any InterfaceConnectable.Type {
        names.inherit(
          Names(
            actions: listed.actions.filter(\.value.hasMethod), inspectables: listed.inspectables))
      }
    }
    all[key] = names
    return names
  }
}

import CoreGraphics

/// A property and the value that a proxy sets for it.
@MainActor
struct AppearanceRule {
  let key: AnyHashable
  let value: Any
  /// Reads the property of an object; nil if it cannot be read.
  let read: (AnyObject) -> Any?
  /// Sets the property of an object to the value.
  let write: (AnyObject) -> Void
}

/// The values of one proxy, in the order in which they were set.
@MainActor
final class AppearanceRules {
  let objectClass: any UIAppearance.Type
  let containers: [any UIAppearanceContainer.Type]
  private(set) var rules: [AppearanceRule] = []
  /// A new instance, which has the initial values. Nil for a class that is not part of UIKit,
  /// because its initializer may have side effects.
  private(set) lazy var template: AnyObject? =
    String(reflecting: objectClass).hasPrefix("UIKit.") ? objectClass.init(coder: NSCoder()) : nil

  init(_ objectClass: any UIAppearance.Type, inside containers: [any UIAppearanceContainer.Type]) {
    (self.objectClass, self.containers) = (objectClass, containers)
  }

  func value(for key: AnyHashable) -> Any? { rules.last { $0.key == key }?.value }

  func set(_ rule: AppearanceRule?, for key: AnyHashable) {
    rules.removeAll { $0.key == key }
    if let rule { rules.append(rule) }
  }

  /// Whether the rules match an object in its containers. The innermost container is the first.
  func matches(_ object: AnyObject, inside outer: [AnyObject]) -> Bool {
    guard Self.isInstance(object, of: objectClass) else { return false }
    var rest = outer[...]
    return containers.allSatisfy { container in
      guard let index = rest.firstIndex(where: { Self.isInstance($0, of: container) }) else {
        return false
      }
      rest = rest[(index + 1)...]
      return true
    }
  }

  func isFor(
    _ other: any UIAppearance.Type, inside others: [any UIAppearanceContainer.Type]
  ) -> Bool {
    ObjectIdentifier(objectClass) == ObjectIdentifier(other)
      && containers.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
  }

  /// Whether the rules match fewer objects than others: those of a subclass, or in more containers.
  func isMoreSpecific(than other: AppearanceRules) -> Bool {
    guard ObjectIdentifier(objectClass) != ObjectIdentifier(other.objectClass) else {
      return containers.count > other.containers.count
    }
    return Self.isSubclass(objectClass, of: other.objectClass)
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject, of container: Container.Type
  ) -> Bool { object is Container }

  private static func isInstance<Object: UIAppearance>(
    _ object: AnyObject, of type: Object.Type
  ) -> Bool { object is Object }

  private static func isSubclass<Object: UIAppearance>(
    _ type: any UIAppearance.Type, of other: Object.Type
  ) -> Bool { type is Object.Type }
}

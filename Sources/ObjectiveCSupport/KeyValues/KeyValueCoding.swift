public import CoreGraphics

/// Properties by name. Keys are those that ``ObjectiveCNames`` has: `@objc` properties, outlets and
/// inspectable ones. Layers, animations and filters have keys of their own.
extension NSObjectProtocol {
  /// The value of a property; nil, with a warning, if there is none of that name.
  public func value(forKey key: String) -> Any? {
    MainActorCalls.run("value(forKey:)", with: (self, key), otherwise: nil) { object, key in
      guard let property = ObjectiveCNames.key(key, of: object) else {
        Self.warnOfMissingKey(key, of: object)
        return nil
      }
      return property.value(object).flatMap { Self.unwrapped($0) }
    }
  }

  /// Sets a property. There is a warning if there is none of that name, or if it has another type.
  public func setValue(_ value: Any?, forKey key: String) {
    MainActorCalls.run("setValue(_:forKey:)", with: (self, value, key), otherwise: ()) {
      object, value, key in
      guard let property = ObjectiveCNames.key(key, of: object) else {
        return Self.warnOfMissingKey(key, of: object)
      }
      if !property.set(object, value) {
        Diagnostics.warn(
          "“\(key)” of \(type(of: object)) is no \(property.typeName); it stays as it is.")
      }
    }
  }

  /// The value at the end of a path of keys, separated by dots.
  public func value(forKeyPath path: String) -> Any? {
    let (object, key) = owner(of: path)
    return object?.value(forKey: key)
  }

  /// Sets the property at the end of a path of keys, separated by dots.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    let (object, key) = owner(of: path)
    object?.setValue(value, forKey: key)
  }

  /// Sets several properties.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of several properties; those without a value are `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// The object that has the last key of a path; nil if a key before that has no value.
  private func owner(of path: String) -> (object: (any NSObjectProtocol)?, key: String) {
    var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let last = keys.popLast() ?? path
    var object: (any NSObjectProtocol)? = self
    for key in keys { object = object?.value(forKey: key) as? any NSObjectProtocol }
    return (object, last)
  }

  @MainActor
  private static func warnOfMissingKey(_ key: String, of object: AnyObject) {
    Diagnostics.warn("\(type(of: object)) has no property “\(key)” that is known by its name.")
  }

  /// A value without the optionals around it.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

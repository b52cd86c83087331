/// The values that the instances of a class receive when they enter a window.
///
/// It has the properties of the class. Reading a property returns what was set, or nil.
@preconcurrency @MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<Object: UIAppearance> {
  private let rules: AppearanceRules

  init(_ rules: AppearanceRules) { self.rules = rules }

  /// The value of a property for the instances; nil if it is not set.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Object, Value>
  ) -> Value? {
    get { rules.value(for: property) as? Value }
    set { setValue(newValue, for: property) }
  }

  /// The value of an optional property. Setting nil leaves the instances' own values.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Object, Value?>
  ) -> Value? {
    get { rules.value(for: property) as? Value }
    set { setValue(newValue.map { Optional($0) }, for: property) }
  }

  private func setValue<Value>(
    _ value: Value?, for property: ReferenceWritableKeyPath<Object, Value>
  ) {
    rules.set(
      value.map { value in
        AppearanceRule(
          key: property, value: value,
          read: { ($0 as? Object)?[keyPath: property] },
          write: { ($0 as? Object)?[keyPath: property] = value })
      }, for: property)
  }

  // MARK: Values that are no properties

  func storedValue(for key: AnyHashable) -> Any? { rules.value(for: key) }

  /// Stores a value that a method sets on the instances; nil removes it.
  func store<Value>(
    _ value: Value?, for key: AnyHashable, read: @escaping (Object) -> Any?,
    write: @escaping (Object, Value) -> Void
  ) {
    rules.set(
      value.map { value in
        AppearanceRule(
          key: key, value: value, read: { ($0 as? Object).flatMap(read) },
          write: { if let object = $0 as? Object { write(object, value) } })
      }, for: key)
  }
}

import CoreGraphics

/// A property that is found by its name: an outlet, a runtime attribute of a file, or a key.
@MainActor
public struct Inspectable {
  /// Sets the property; false if object or value are of the wrong type.
  package let set: (AnyObject, Any?) -> Bool
  /// The value; nil if the object is of another class.
  package let value: (AnyObject) -> Any?
  /// The property.
  let keyPath: AnyKeyPath
  /// The property's type, for messages.
  package let typeName: String
  /// Whether the library has the property's value, which may be missing.
  package private(set) var isManaged = false
  /// The property's type.
  package var valueType: Any.Type { type(of: keyPath).valueType }

  /// A property that can be set.
  ///
  /// - Parameter keyPath: the property. A file may set `Bool`, `String`, a type of number,
  ///   `CGPoint`, `CGSize`, `CGRect`, `NSRange`, a color or an image, or an optional of one of
  ///   these, under "User Defined Runtime Attributes".
  public init<Root: AnyObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    set = { object, value in
      guard let root = object as? Root, let value = Self.convert(value, to: Value.self) else {
        return false
      }
      root[keyPath: keyPath] = value
      return true
    }
    value = { ($0 as? Root)?[keyPath: keyPath] }
    typeName = Self.name(of: Value.self)
    self.keyPath = keyPath
  }

  /// A property whose value the library has: `@NSManaged` of a layer.
  public init<Root: AnyObject, Value>(managed keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(keyPath)
    isManaged = true
  }

  /// A property that can only be read.
  public init<Root: AnyObject, Value>(readOnly keyPath: KeyPath<Root, Value>) {
    set = { _, _ in false }
    value = { ($0 as? Root)?[keyPath: keyPath] }
    typeName = Self.name(of: Value.self)
    self.keyPath = keyPath
  }

  /// A type's name, without the optional around it.
  private static func name<Value>(of type: Value.Type) -> String {
    let name = "\(type)"
    guard name.hasPrefix("Optional<") else { return name }
    return String(name.dropFirst("Optional<".count).dropLast())
  }

  private static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Any?.none as? Value }
    if let same = value as? Value { return same }
    guard let number = number(value) else { return nil }
    let candidates: [Any?] = [
      number, CGFloat(number), Float(number), Int(exactly: number), UInt(exactly: number),
      number == 0 || number == 1 ? number == 1 : nil, NSNumber(value: number),
    ]
    return candidates.lazy.compactMap { $0 }.compactMap { $0 as? Value }.first
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

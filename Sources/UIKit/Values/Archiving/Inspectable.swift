import CoreGraphics

/// A property that a file of Interface Builder can set as a runtime attribute.
@MainActor
public struct Inspectable {
  /// Sets the property; false if object or value are of the wrong type.
  let set: (AnyObject, Any?) -> Bool

  /// A property that a file may set under "User Defined Runtime Attributes".
  ///
  /// - Parameter keyPath: the property, of `Bool`, `String`, a type of number, `CGPoint`, `CGSize`,
  ///   `CGRect`, `NSRange`, ``UIColor`` or ``UIImage``, or an optional of one of these.
  public init<Root: AnyObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    set = { object, value in
      guard let root = object as? Root, let value = Self.convert(value, to: Value.self) else {
        return false
      }
      root[keyPath: keyPath] = value
      return true
    }
  }

  private static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Any?.none as? Value }
    if let number = value as? Double {
      let candidates: [Any?] = [
        number, CGFloat(number), Float(number), Int(exactly: number), UInt(exactly: number),
        NSNumber(value: number),
      ]
      return candidates.lazy.compactMap { $0 }.compactMap { $0 as? Value }.first
    }
    return value as? Value
  }
}

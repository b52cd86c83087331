import CoreGraphics
import InterfaceBuilder

/// The coder from which `init(coder:)` decodes an object in a file.
///
/// When super's `init(coder:)` has returned to a subclass, all properties are set. A key decodes
/// the file's attribute of that name.
final class InterfaceCoder: PropertyCoder {
  let object: InterfaceObject
  let scope: InterfaceScope

  init(_ object: InterfaceObject, in scope: InterfaceScope) {
    (self.object, self.scope) = (object, scope)
    super.init()
  }

  override func decodeProperties(of object: AnyObject, as type: AnyClass) {
    InterfaceDecoders.byClass[ObjectIdentifier(type)]?(self, object)
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { object.attributes[key] != nil }

  override func decodeBool(forKey key: String) -> Bool { object.attributes.bool(key) ?? false }

  override func decodeDouble(forKey key: String) -> Double { object.attributes.number(key) ?? 0 }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

  override func decodeInteger(forKey key: String) -> Int { object.attributes.integer(key) ?? 0 }

  /// Returns a string or a keyword.
  override func decodeObject(forKey key: String) -> Any? {
    object.attributes.string(key) ?? object.attributes.keyword(key)
  }
}

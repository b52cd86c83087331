import CoreGraphics

/// A coder that sets the properties of an object itself, one class after the other. It reads files
/// of Interface Builder, whose keys the classes do not know.
class PropertyCoder: NSCoder {
  /// Sets the properties that one class of an object declares, without those of its superclasses.
  @MainActor
  func decodeProperties(of object: AnyObject, as type: AnyClass) {}
}

extension NSCoder {
  /// Sets the properties that a class declares, if the coder is a ``PropertyCoder``. Each class of
  /// this module that supports coders calls it in `init(coder:)`, after its own set-up. So all
  /// properties of the superclasses are set when a subclass's call of `super.init(coder:)` returns.
  @MainActor
  func decodeProperties<Object: AnyObject>(of object: Object, as type: Object.Type) {
    (self as? PropertyCoder)?.decodeProperties(of: object, as: type)
  }

  /// The name of an enumeration's case, for a value that is needed before `super.init(coder:)`. Nil
  /// if the file has no such value, and for the coders of Foundation.
  func word(_ key: String) -> String? {
    (self as? PropertyCoder)?.decodeObject(forKey: key) as? String
  }

  /// A number that is needed before `super.init(coder:)`; nil as for `word(_:)`.
  func number(_ key: String) -> CGFloat? {
    guard let coder = self as? PropertyCoder, coder.containsValue(forKey: key) else { return nil }
    return CGFloat(coder.decodeDouble(forKey: key))
  }
}

import CoreGraphics

/// A coder that sets the properties of an object itself, class by class, because the classes do not
/// know what the coder reads: a file of Interface Builder.
class PropertyCoder: NSCoder {
  /// Sets the properties of one class of an object, not those of its superclasses.
  @MainActor
  func decodeProperties(of object: AnyObject, as type: AnyClass) {}
}

extension NSCoder {
  /// Sets the coder's properties of a class. Each class of this module that supports coders calls
  /// it in `init(coder:)`, after its own set-up; after a subclass has called super's all properties
  /// are set.
  @MainActor
  func decodeProperties<Object: AnyObject>(of object: Object, as type: Object.Type) {
    (self as? PropertyCoder)?.decodeProperties(of: object, as: type)
  }

  /// The name of an enumeration's case, which has to be known before `super.init(coder:)`; nil if
  /// there is none, and from the coders of Foundation.
  func word(_ key: String) -> String? {
    (self as? PropertyCoder)?.decodeObject(forKey: key) as? String
  }

  /// A number that has to be known before `super.init(coder:)`; nil as for `word(_:)`.
  func number(_ key: String) -> CGFloat? {
    guard let coder = self as? PropertyCoder, coder.containsValue(forKey: key) else { return nil }
    return CGFloat(coder.decodeDouble(forKey: key))
  }
}

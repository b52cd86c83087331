import CoreGraphics

/// A coder that knows itself what to set of an object, class by class, because the class does not
/// know what the coder reads: a file of Interface Builder.
class PropertyCoder: NSCoder {
  /// Sets what there is for one class of an object, not for the classes above it.
  @MainActor
  func decodeProperties(of object: AnyObject, as type: AnyClass) {}
}

extension NSCoder {
  /// Sets what the coder has for a class. Each class of this module that is made of a coder calls
  /// it in `init(coder:)`, after what it sets up for itself; a subclass that has called super's
  /// finds everything set.
  @MainActor
  func decodeProperties<Object: AnyObject>(of object: Object, as type: Object.Type) {
    (self as? PropertyCoder)?.decodeProperties(of: object, as: type)
  }

  /// A word of an enumeration, which has to be known before `super.init(coder:)`; nil where there
  /// is none, and from the coders of Foundation.
  func word(_ key: String) -> String? {
    (self as? PropertyCoder)?.decodeObject(forKey: key) as? String
  }

  /// As `word(_:)`, a number.
  func number(_ key: String) -> CGFloat? {
    guard let coder = self as? PropertyCoder, coder.containsValue(forKey: key) else { return nil }
    return CGFloat(coder.decodeDouble(forKey: key))
  }
}

public import CoreGraphics

/// Objects of a class that is known at run time only: on iOS `type.init()`, for which Swift asks
/// for a `required` initializer here.
///
/// A convenience initializer makes an object of the class that it is called for, and calls that
/// class's own designated one. The compiler does not let it be called for a class in a variable;
/// a function of the class under the same name for the linker is the same code and can be.
extension NSObject {
  /// Makes an object by the `init()` of this class: by the one that
  /// ``ObjectiveCNames/makes(_:_:)`` knows, or else by that of `NSObject` or its override.
  ///
  /// The program ends where the class has no such initializer, as on iOS.
  public class func makeObject() -> Self { registeredObject() as? Self ?? dynamicObject() }

  private class func registeredObject() -> AnyObject? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var made: AnyObject?
    MainActor.assumeIsolated { made = ObjectiveCNames.make(self) }
    return made
  }

  @_silgen_name("ObjectiveCSupport_NSObject_makeObject")
  class func dynamicObject() -> Self

  @_silgen_name("ObjectiveCSupport_NSObject_makeObject")
  convenience init(dynamicClass: Void) { self.init() }
}

// Objects of a class that is known at run time only, as `makeObject()` of ObjectiveCSupport makes
// them: a function and a convenience initializer that have one name for the linker.
//
// An initializer owns what it is given, and a function borrows it. So the function's parameters are
// `consuming`: without that the objects would be released once too often.

extension CALayer {
  /// Makes a copy of a layer for presentation by the ``init(layer:)`` of this class.
  @_silgen_name("QuartzCore_CALayer_makeObject_layer")
  public class func makeObject(layer: consuming Any) -> Self

  @_silgen_name("QuartzCore_CALayer_makeObject_layer") @usableFromInline
  convenience init(dynamicClass: Void, layer: Any) { self.init(layer: layer) }
}

extension CAPropertyAnimation {
  /// Makes an animation by the ``init(keyPath:)`` of this class.
  @_silgen_name("QuartzCore_CAPropertyAnimation_makeObject_keyPath")
  public class func makeObject(keyPath: consuming String?) -> Self

  @_silgen_name("QuartzCore_CAPropertyAnimation_makeObject_keyPath") @usableFromInline
  convenience init(dynamicClass: Void, keyPath: String?) { self.init(keyPath: keyPath) }
}

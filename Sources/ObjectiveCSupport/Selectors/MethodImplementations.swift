import CoreGraphics

/// A method of a class. There are none: see ``class_getInstanceMethod(_:_:)``.
public typealias Method = OpaquePointer

/// The function of a method. There are none: see ``class_getMethodImplementation(_:_:)``.
public typealias IMP = OpaquePointer

private func warn(_ function: String) {
  Diagnostics.warnFromAnyThread(
    "\(function) finds and changes no methods: Swift on Linux calls them without a table of names, "
      + "so they cannot be replaced. The app runs without what it replaces.")
}

/// Nil, with a warning: methods have no entries that can be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  warn("class_getInstanceMethod")
  return nil
}

/// Nil, with a warning: methods have no entries that can be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  warn("class_getClassMethod")
  return nil
}

/// Nil, with a warning: methods are no functions that take their selector.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  warn("class_getMethodImplementation")
  return nil
}

/// False, with a warning: nothing is added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  warn("class_addMethod")
  return false
}

/// Nil, with a warning: nothing is replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  warn("class_replaceMethod")
  return nil
}

/// The same function: no function here gives a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// The function that is set, with a warning: nothing is changed.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  warn("method_setImplementation")
  return imp
}

/// Has no effect but a warning.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  warn("method_exchangeImplementations")
}

/// Nil: types of parameters are not encoded.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

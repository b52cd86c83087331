public import CoreGraphics

/// Messages by name. Methods that ``ObjectiveCNames`` or ``InterfaceConnectable`` have no name of
/// are not found.
extension NSObjectProtocol {
  /// Whether the object's class has a method of the selector's name, or is the class of its method.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return MainActorCalls.run("responds(to:)", with: (self, selector), otherwise: false) {
      $1.isImplemented(by: $0)
    }
  }

  /// Nil. A class of a project can have a method of this name, which its own code calls; UIKit asks
  /// no object for another one that takes its messages.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Calls a method without parameters. Its result is not known: nil.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    perform(selector, with: nil)
  }

  /// Calls a method with an object. Its result is not known: nil.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(selector, with: object, with: nil)
  }

  /// Calls a method with two objects. Its result is not known: nil.
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    MainActorCalls.run(
      "perform(_:with:)", with: (self, selector, first, second), otherwise: ()
    ) { object, selector, first, second in
      guard let selector else { return }
      let isDone = selector.perform(
        on: object, sender: first.map { $0 as AnyObject }, event: second.map { $0 as AnyObject })
      if !isDone {
        Diagnostics.warn("\(type(of: object)) has no method “\(selector)” for these arguments.")
      }
    }
    return nil
  }
}

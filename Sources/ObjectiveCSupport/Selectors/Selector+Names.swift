public import CoreGraphics

/// Selectors with a name. They are equal if their names are, as on iOS, and each object is called
/// by the method of that name of its own class, if it is not of the class of the method given here.
extension Selector {
  /// The action with a name, of any object it is called on: the method that its class has under
  /// that name in ``ObjectiveCNames`` or in ``InterfaceConnectable/actions``.
  public init(_ name: String) { self.init(lookingUp: name) }

  /// The action with a name; the method is not used, but has to exist. For methods that have none
  /// of the shapes of actions.
  public init(_ name: String, unchecked _: Any) { self.init(name) }

  /// The named action of a method without parameters.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The named action of a method that takes its sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The named action of a method that takes its sender and the event that led to it.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The named method that takes three values.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Third>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The named segue action of a method that makes a controller of a coder.
  public init<Target: AnyObject, Made: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> Made?
  ) {
    self = Selector(method).named(name)
  }

  /// The named segue action of a method that makes a controller of a coder, for a sender.
  public init<Target: AnyObject, Made: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?) -> Made?
  ) {
    self = Selector(method).named(name)
  }

  /// The named segue action of a method that makes a controller of a coder, for a sender and a
  /// segue of an identifier.
  public init<Target: AnyObject, Made: AnyObject>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?, String?) -> Made?
  ) {
    self = Selector(method).named(name)
  }

  /// The named action of a method without parameters, of a class that is not bound to the main
  /// actor.
  @_disfavoredOverload
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @Sendable (Target) -> () -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The named action of a method that takes its sender, of a class that is not bound to the main
  /// actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    self = Selector(method).named(name)
  }
}

/// Where only a method's base name is known, its name gets a colon for each parameter.
extension Selector {
  /// The action of a method without parameters.
  public init<Target: AnyObject>(
    base name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The action of a method that takes its sender.
  public init<Target: AnyObject, Sender>(
    base name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self = Selector(method).named(name + ":")
  }

  /// The action of a method that takes its sender and the event that led to it.
  public init<Target: AnyObject, Sender, Event>(
    base name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self = Selector(method).named(name + "::")
  }

  /// The method that takes three values.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Third>(
    base name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Void
  ) {
    self = Selector(method).named(name + ":::")
  }

  /// The action of a method without parameters, of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject>(
    base name: String, _ method: @escaping @Sendable (Target) -> () -> Void
  ) {
    self = Selector(method).named(name)
  }

  /// The action of a method that takes its sender, of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender>(
    base name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    self = Selector(method).named(name + ":")
  }
}

/// The selector with a name; see `Selector(_:)`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector; its description where it has none.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name ?? selector.description
}

public import CoreGraphics

/// A method to be called later on a target object: an action.
///
/// Made from a reference to a method of the target's class, where iOS code writes `#selector`:
///
///     recognizer.addTarget(self, action: Selector(ViewController.handlePan))
///
/// The method takes nothing, its sender, or its sender and the event. Private, inherited and
/// overridden methods work, and the call goes to the override of the target's own class. Segue
/// actions, which make an object from a coder, are selectors, too.
///
/// A method reference has no identity of its own. Two selectors of methods are therefore equal only
/// if one is a copy of the other: keep it in a constant where you need to compare. Those of names
/// are equal if their names are. `removeTarget` also takes a
/// newly made selector if only one action of that target has the same class and parameters.
public struct Selector: Sendable {
  /// One of these is made with each selector and shared by its copies.
  private final class Identity: Sendable {}

  /// The known properties of a method: enough to find it if they are unambiguous.
  private struct Signature: Hashable, Sendable {
    var owner: ObjectIdentifier
    var parameters: [ObjectIdentifier]
  }

  /// Whether the method is one of this class itself, and not of one that inherits from it.
  package func isDeclared(by type: AnyObject.Type) -> Bool {
    signature.owner == ObjectIdentifier(type)
  }

  private let identity = Identity()
  /// The name of the method in a class's list of actions; nil for a method reference.
  private let name: String?
  private let signature: Signature
  private let accepts: @Sendable (AnyObject) -> Bool
  private let call: @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?) -> Bool
  /// The closure of a segue action.
  private var maker: (@MainActor @Sendable (AnyObject, NSCoder, Any?, String?) -> AnyObject?)?

  /// The action of a method without parameters.
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    name = nil
    signature = Signature(owner: ObjectIdentifier(Target.self), parameters: [])
    accepts = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The action of a method that takes its sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    name = nil
    signature = Signature(
      owner: ObjectIdentifier(Target.self), parameters: [ObjectIdentifier(Sender.self)])
    accepts = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// The action of a method that takes its sender and the event that led to it.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    name = nil
    signature = Signature(
      owner: ObjectIdentifier(Target.self),
      parameters: [ObjectIdentifier(Sender.self), ObjectIdentifier(Event.self)])
    accepts = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// The segue action of a method that makes a controller of a coder.
  public init<Target: AnyObject, Made: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> Made?
  ) {
    self.init(making: Target.self) { target, coder, _, _ in method(target)(coder) }
  }

  /// The segue action of a method that makes a controller of a coder, for a sender.
  public init<Target: AnyObject, Made: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?) -> Made?
  ) {
    self.init(making: Target.self) { target, coder, sender, _ in method(target)(coder, sender) }
  }

  /// The segue action of a method that makes a controller of a coder, for a sender and a segue of
  /// an identifier.
  public init<Target: AnyObject, Made: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?, String?) -> Made?
  ) {
    self.init(making: Target.self) { method($0)($1, $2, $3) }
  }

  private init<Target: AnyObject>(
    making _: Target.Type,
    _ make: @escaping @MainActor @Sendable (Target, NSCoder, Any?, String?) -> AnyObject?
  ) {
    name = nil
    signature = Signature(
      owner: ObjectIdentifier(Target.self), parameters: [ObjectIdentifier(NSCoder.self)])
    // A sender cannot call it as an action.
    accepts = { _ in false }
    call = { _, _, _ in false }
    maker = { target, coder, sender, identifier in
      (target as? Target).flatMap { make($0, coder, sender, identifier) }
    }
  }

  /// The action of a method without parameters, of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject>(_ method: @escaping @Sendable (Target) -> () -> Void) {
    name = nil
    signature = Signature(owner: ObjectIdentifier(Target.self), parameters: [])
    accepts = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The action of a method that takes its sender, of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    name = nil
    signature = Signature(
      owner: ObjectIdentifier(Target.self), parameters: [ObjectIdentifier(Sender.self)])
    accepts = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// The action with a name, which each object looks up in its own class.
  package init(
    name: String, lookUp: @escaping @MainActor @Sendable (AnyObject) -> Selector?
  ) {
    self.name = name
    signature = Signature(owner: ObjectIdentifier(Identity.self), parameters: [])
    accepts = { object in
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated { lookUp(object)?.canPerform(on: object) ?? false }
    }
    call = { target, sender, event in
      lookUp(target)?.perform(on: target, sender: sender, event: event) ?? false
    }
  }

  /// Whether `object` is of the class whose method this is.
  package func canPerform(on object: AnyObject) -> Bool { accepts(object) }

  /// Calls the method; false if the target or the sender is of another type than the method's.
  @MainActor
  package func perform(on target: AnyObject, sender: AnyObject?, event: AnyObject?) -> Bool {
    call(target, sender, event)
  }

  /// Whether it is a segue action.
  package var makesObjects: Bool { maker != nil }

  /// Calls a segue action; nil if it makes nothing, or is not a segue action.
  @MainActor
  package func make(
    on target: AnyObject, coder: NSCoder, sender: Any?, identifier: String?
  ) -> AnyObject? {
    maker?(target, coder, sender, identifier)
  }

  /// Whether both name a method of the same class with the same parameters.
  package func hasSameSignature(as other: Selector) -> Bool { signature == other.signature }
}

extension Selector: Hashable {
  /// Whether both are copies of one selector, or have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    if let name = left.name { return name == right.name }
    return left.identity === right.identity
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(identity)) }
  }
}

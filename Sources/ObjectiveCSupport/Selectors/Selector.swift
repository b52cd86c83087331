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
/// Two selectors are equal if they were made of one method at one place of the source, however
/// often that runs, or if one is a copy of the other; two places refer to two functions of the
/// compiler, which do not tell what they call. Closures that capture values, and methods of a class
/// inside whose own generic code the selector is made, are equal to their copies only. Selectors
/// with names are equal if their names are. `removeTarget` also takes an unequal selector if only
/// one action of that target has the same class and parameters.
public struct Selector: Sendable {
  /// What two equal selectors share.
  private enum Identity: Hashable, Sendable {
    case name(String)
    case method(MethodIdentity, Signature)
    /// One object is made with each selector and shared by its copies.
    case copies(Token)
  }

  private final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The known properties of a method: enough to find it if they are unambiguous.
  private struct Signature: Hashable, Sendable {
    let owner: ObjectIdentifier
    let parameters: [ObjectIdentifier]

    init(owner: AnyClass, parameters: [Any.Type]) {
      self.owner = ObjectIdentifier(owner)
      self.parameters = parameters.map { ObjectIdentifier($0) }
    }

    func identity<Holder>(of holder: Holder) -> Identity {
      MethodIdentity(of: holder).map { .method($0, self) } ?? .copies(Token())
    }
  }

  /// What an object is called by.
  private struct Method: Sendable {
    /// Whether an object is of the method's class.
    let accepts: @MainActor @Sendable (AnyObject) -> Bool
    /// Calls the method of a target, with a sender and an event; false if they are of other types
    /// than the method's parameters.
    let call: @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?) -> Bool
    /// Calls a method of three parameters; nil for any other method.
    var callWithThree: (@MainActor @Sendable (AnyObject, [Any?]) -> Bool)?
  }

  private static func words(
    _ owner: AnyClass, _ parameters: [Any.Type], _ file: StaticString, _ line: UInt
  ) -> @Sendable () -> String {
    {
      let list = parameters.map { "\($0)" }.joined(separator: ", ")
      return "a method of \(owner) that takes (\(list)), at \(file):\(line)"
    }
  }

  /// Whether the method is one of this class itself, and not of one that inherits from it.
  package func isDeclared(by type: AnyObject.Type) -> Bool {
    signature.owner == ObjectIdentifier(type)
  }

  private var identity: Identity
  private let signature: Signature
  /// The name, or the types and the place of the method reference.
  public var description: String { words() }
  private var words: @Sendable () -> String
  /// The method itself; nil for a name alone, which each object looks up in its own class.
  private let method: Method?
  /// The closure of a segue action.
  private var maker: (@MainActor @Sendable (AnyObject, NSCoder, Any?, String?) -> AnyObject?)?

  /// The action of a method without parameters.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    signature = Signature(owner: Target.self, parameters: [])
    identity = signature.identity(of: PlainMethod(method: method))
    words = Self.words(Target.self, [], file, line)
    self.method = Method(accepts: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The action of a method that takes its sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    signature = Signature(owner: Target.self, parameters: [Sender.self])
    identity = signature.identity(of: SenderMethod(method: method))
    words = Self.words(Target.self, [Sender.self], file, line)
    self.method = Method(accepts: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// The action of a method that takes its sender and the event that led to it.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    signature = Signature(owner: Target.self, parameters: [Sender.self, Event.self])
    identity = signature.identity(of: EventMethod(method: method))
    words = Self.words(Target.self, [Sender.self, Event.self], file, line)
    self.method = Method(accepts: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// The method that takes three values, such as the identifier, the outcome and the context of
  /// animations that have ended. It is no action of a control.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Third>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let parameters: [Any.Type] = [First.self, Second.self, Third.self]
    signature = Signature(owner: Target.self, parameters: parameters)
    identity = signature.identity(of: LongMethod(method: method))
    words = Self.words(Target.self, parameters, file, line)
    self.method = Method(accepts: { $0 is Target }, call: { _, _, _ in false }) { target, values in
      guard let target = target as? Target, values.count == 3, let first = values[0] as? First,
        let second = values[1] as? Second, let third = values[2] as? Third
      else { return false }
      method(target)(first, second, third)
      return true
    }
  }

  /// The segue action of a method that makes a controller of a coder.
  public init<Target: AnyObject, Made: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> Made?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(making: Target.self, file, line) { target, coder, _, _ in method(target)(coder) }
  }

  /// The segue action of a method that makes a controller of a coder, for a sender.
  public init<Target: AnyObject, Made: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?) -> Made?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(making: Target.self, file, line) { target, coder, sender, _ in
      method(target)(coder, sender)
    }
  }

  /// The segue action of a method that makes a controller of a coder, for a sender and a segue of
  /// an identifier.
  public init<Target: AnyObject, Made: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?, String?) -> Made?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(making: Target.self, file, line) { method($0)($1, $2, $3) }
  }

  private init<Target: AnyObject>(
    making _: Target.Type, _ file: StaticString, _ line: UInt,
    _ make: @escaping @MainActor @Sendable (Target, NSCoder, Any?, String?) -> AnyObject?
  ) {
    signature = Signature(owner: Target.self, parameters: [NSCoder.self])
    identity = .copies(Token())
    words = Self.words(Target.self, [NSCoder.self], file, line)
    // A sender cannot call it as an action.
    method = Method(accepts: { _ in false }) { _, _, _ in false }
    maker = { target, coder, sender, identifier in
      (target as? Target).flatMap { make($0, coder, sender, identifier) }
    }
  }

  /// The action of a method without parameters, of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject>(
    _ method: @escaping @Sendable (Target) -> () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    signature = Signature(owner: Target.self, parameters: [])
    identity = signature.identity(of: NonisolatedMethod(method: method))
    words = Self.words(Target.self, [], file, line)
    self.method = Method(accepts: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The action of a method that takes its sender, of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @Sendable (Target) -> (Sender) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    signature = Signature(owner: Target.self, parameters: [Sender.self])
    identity = signature.identity(of: NonisolatedSenderMethod(method: method))
    words = Self.words(Target.self, [Sender.self], file, line)
    self.method = Method(accepts: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// The action with a name, which each object looks up in its own class.
  init(lookingUp name: String) {
    identity = .name(name)
    words = { name }
    signature = Signature(owner: Token.self, parameters: [])
    method = nil
  }

  /// The name that it was given, as `"press:"`; nil for one that was made of a method alone.
  public var name: String? {
    guard case .name(let name) = identity else { return nil }
    return name
  }

  /// The same method under a name. An object of another class is called by the method that its own
  /// class has under that name.
  func named(_ name: String) -> Selector {
    var named = self
    named.identity = .name(name)
    named.words = { name }
    return named
  }

  /// Whether it calls a method, and is not a name alone.
  var hasMethod: Bool { method != nil }

  /// The method to call on an object.
  @MainActor
  private func method(of object: AnyObject) -> Method? {
    if let method, method.accepts(object) { return method }
    guard let name, let own = ObjectiveCNames.action(name, of: object)?.method,
      own.accepts(object)
    else { return nil }
    return own
  }

  /// Whether `object` is of the class whose method this is.
  @MainActor
  package func canPerform(on object: AnyObject) -> Bool { method(of: object) != nil }

  /// Whether the class of `object` has a method of this name, also one that is not called by name.
  @MainActor
  package func isImplemented(by object: AnyObject) -> Bool {
    canPerform(on: object) || name.map { ObjectiveCNames.implements($0, object) } ?? false
  }

  /// Calls the method; false if the target or the sender is of another type than the method's.
  @MainActor
  package func perform(on target: AnyObject, sender: AnyObject?, event: AnyObject?) -> Bool {
    method(of: target)?.call(target, sender, event) ?? false
  }

  /// Calls the method with three values, or with the first ones where it takes fewer; false if the
  /// target or a value is of another type than the method's.
  @MainActor
  package func perform(on target: AnyObject, values: [Any?]) -> Bool {
    guard let method = method(of: target) else { return false }
    if let callWithThree = method.callWithThree { return callWithThree(target, values) }
    let objects = values.prefix(2).map { value in value.map { $0 as AnyObject } }
    return method.call(target, objects.first ?? nil, objects.dropFirst().first ?? nil)
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

extension Selector: Hashable, CustomStringConvertible {
  /// Whether both are of one method reference, copies of one selector, or of the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

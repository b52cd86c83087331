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
/// inside whose own generic code the selector is made, are equal to their copies only. Selectors of
/// names are equal if their names are. `removeTarget` also takes an unequal selector if only one
/// action of that target has the same class and parameters.
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

  private let identity: Identity
  private let signature: Signature
  /// The name, or the types and the place of the method reference.
  public var description: String { words() }
  private let words: @Sendable () -> String
  private let accepts: @MainActor @Sendable (AnyObject) -> Bool
  private let call: @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?) -> Bool
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
    accepts = { $0 is Target }
    call = { target, _, _ in
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
    accepts = { $0 is Target }
    call = { target, sender, _ in
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
    accepts = { _ in false }
    call = { _, _, _ in false }
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
    _ method: @escaping @Sendable (Target) -> (Sender) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    signature = Signature(owner: Target.self, parameters: [Sender.self])
    identity = signature.identity(of: NonisolatedSenderMethod(method: method))
    words = Self.words(Target.self, [Sender.self], file, line)
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
    identity = .name(name)
    words = { name }
    signature = Signature(owner: Token.self, parameters: [])
    accepts = { lookUp($0)?.canPerform(on: $0) ?? false }
    call = { target, sender, event in
      lookUp(target)?.perform(on: target, sender: sender, event: event) ?? false
    }
  }

  /// Whether `object` is of the class whose method this is.
  @MainActor
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

extension Selector: Hashable, CustomStringConvertible {
  /// Whether both are of one method reference, copies of one selector, or of the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

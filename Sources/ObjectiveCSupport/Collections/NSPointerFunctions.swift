public import Foundation

/// How a collection holds objects and tells them apart.
public final class NSPointerFunctions: NSObject {
  /// How objects are held, compared and taken in.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held for as long as they are in the collection (the default).
    public static let strongMemory: Options = []
    /// Objects are not held, and leave the collection when they end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal where `isEqual(_:)` says so (the default).
    public static let objectPersonality: Options = []
    /// Objects are equal where they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// The collection takes copies of objects that can be copied.
    public static let copyIn = Options(rawValue: 65536)
  }
}

extension NSPointerFunctions.Options {
  /// An object as a collection takes it in.
  func taken(_ object: AnyObject) -> AnyObject {
    guard contains(.copyIn), let original = object as? any NSCopying else { return object }
    return original.copy(with: nil) as AnyObject
  }

  /// An object as a collection holds it.
  func held(_ object: AnyObject) -> HeldObject {
    HeldObject(object, isWeak: contains(.weakMemory))
  }

  /// Equal objects have equal numbers.
  func hash(_ object: AnyObject) -> Int {
    guard !contains(.objectPointerPersonality), let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }

  func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard !contains(.objectPointerPersonality), let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }
}

/// An object that a collection holds, or does not.
struct HeldObject {
  private let strong: AnyObject?
  private weak var weakly: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weakly = isWeak ? object : nil
  }

  /// Nil for an object that was not held and has ended.
  var object: AnyObject? { strong ?? weakly }
}

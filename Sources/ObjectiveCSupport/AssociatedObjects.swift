import CoreGraphics

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held: nil once the associated object is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is held, if it is an object that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, for as long as that lives. On the main thread only.
///
/// - Parameters:
///   - object: of a class.
///   - key: the address of a variable that is stored globally or in a type.
///   - value: nil removes it.
///   - policy: whether the value is held, or a copy of it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  MainActorCalls.run(
    "objc_setAssociatedObject", with: (object as AnyObject, UInt(bitPattern: key), value, policy),
    otherwise: ()
  ) {
    AssociatedObjects.set($0.2, key: $0.1, of: $0.0, $0.3)
  }
}

/// The value that is associated with an object; nil if there is none. On the main thread only.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  MainActorCalls.run(
    "objc_getAssociatedObject", with: (object as AnyObject, UInt(bitPattern: key)), otherwise: nil
  ) {
    AssociatedObjects.value(key: $0.1, of: $0.0)
  }
}

/// Removes everything that is associated with an object. On the main thread only.
public func objc_removeAssociatedObjects(_ object: Any) {
  MainActorCalls.run(
    "objc_removeAssociatedObjects", with: object as AnyObject, otherwise: ()
  ) { AssociatedObjects.removeAll(of: $0) }
}

/// What is associated with objects.
///
/// An object does not tell when it ends. What belonged to ended ones is freed when there are twice
/// as many objects as after the last time, and by ``purge()``.
@MainActor
package enum AssociatedObjects {
  private enum Value {
    case strong(Any)
    case weak(WeakBox)
  }

  private struct WeakBox {
    weak var object: AnyObject?
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let fewest = 64
  private static var purgesAt = fewest

  static func set(_ value: Any?, key: UInt, of owner: AnyObject, _ policy: objc_AssociationPolicy) {
    // A new object may have the address of one that has ended.
    var entry = known(owner) ?? Entry(owner: owner)
    switch (value, policy) {
    case (nil, _): entry.values[key] = nil
    case (let value?, .OBJC_ASSOCIATION_ASSIGN):
      entry.values[key] = .weak(WeakBox(object: value as AnyObject))
    case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
      entry.values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case (let value?, _): entry.values[key] = .strong(value)
    }
    entries[ObjectIdentifier(owner)] = entry.values.isEmpty ? nil : entry
    if entries.count >= purgesAt { purge() }
  }

  static func value(key: UInt, of owner: AnyObject) -> Any? {
    switch known(owner)?.values[key] {
    case .strong(let value): value
    case .weak(let box): box.object
    case nil: nil
    }
  }

  static func removeAll(of owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }

  private static func known(_ owner: AnyObject) -> Entry? {
    entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }

  /// Frees what belonged to objects that have ended. Freeing it may end others, whose values the
  /// next call frees.
  package static func purge() {
    let ended = entries.filter { $0.value.owner == nil }
    for key in ended.keys { entries[key] = nil }
    purgesAt = max(2 * entries.count, fewest)
  }

  /// The number of objects with values, for tests.
  package static var count: Int { entries.count }
}

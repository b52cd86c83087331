public import Foundation

/// A set of objects, which it can hold weakly: those that have ended are not in it any more.
///
/// Objects come in the order in which they were added. Unlike on iOS the type may be that of any
/// protocol; what is no object of a class is put into a box, and is in a weak table for no time.
open class NSHashTable<ObjectType>: NSObject {
  private var table: ObjectTable

  /// An empty table.
  ///
  /// - Parameters:
  ///   - options: whether objects are held weakly, and when two are equal.
  ///   - initialCapacity: has no effect here: room is made as it is needed.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    table = ObjectTable(keys: options)
    super.init()
  }

  /// An empty table, with options that say whether objects are held weakly, and when two are equal.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// An empty table that does not hold its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The number of objects in it, without those that have ended.
  open var count: Int { table.living.count }

  /// The objects in it.
  open var allObjects: [ObjectType] { table.living.compactMap { $0.key as? ObjectType } }

  /// One of its objects; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }

  /// The object in it that is equal to another one; nil for none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    // Nil, too, is an `AnyObject` where it is cast to the type.
    guard let object, let known = table.found(object as AnyObject) else { return nil }
    return known.key as? ObjectType
  }

  /// Whether an equal object is in it.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless an equal one is in it; nil changes nothing.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.set(nil, for: object as AnyObject)
  }

  /// Removes an object, if there is one that is equal.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }

  /// Removes all objects.
  open func removeAllObjects() { table.removeAll() }

  /// Goes through the objects that are in it now.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes what is not in another table, too.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether an object is in both tables.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Whether all its objects are in another table, too.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
}

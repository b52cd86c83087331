public import Foundation

/// Objects by keys, either of which it can hold weakly: an entry is gone once one of them has
/// ended.
///
/// Entries come in the order in which they were set. What is no object of a class is put into a
/// box, and is held weakly for no time.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: ObjectTable

  /// An empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: whether keys are held weakly, and when two are equal.
  ///   - valueOptions: whether objects are held weakly.
  ///   - initialCapacity: has no effect here: room is made as it is needed.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    table = ObjectTable(keys: keyOptions, values: valueOptions)
    super.init()
  }

  /// An empty table, with options that say what it holds weakly, and when two keys are equal.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// An empty table that holds keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// An empty table that holds its keys, and not its objects.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// An empty table that holds its objects for as long as their keys live, which it does not hold.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// An empty table that holds neither keys nor objects.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries, without those of which the key or the object has ended.
  open var count: Int { table.living.count }

  /// The object of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    // Nil, too, is an `AnyObject` where it is cast to the type.
    guard let aKey, let value = table.found(aKey as AnyObject)?.value else { return nil }
    return value as? ObjectType
  }

  /// Gives a key an object, instead of the one that it had. Nil as the object removes that; nil as
  /// the key changes nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    table.set(anObject as AnyObject, for: aKey as AnyObject)
  }

  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey as AnyObject) }
  }

  /// Removes all entries.
  open func removeAllObjects() { table.removeAll() }

  /// Goes through the keys that are in it now.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(table.living.map(\.key)) }

  /// Goes through the objects that are in it now.
  open func objectEnumerator() -> NSEnumerator? {
    ObjectEnumerator(table.living.compactMap(\.value))
  }

  /// The entries in a dictionary, without those whose keys cannot be in one.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in table.living {
      guard let key = entry.key as? AnyHashable else { continue }
      if let value = entry.value { result[key] = value as? ObjectType }
    }
    return result
  }
}

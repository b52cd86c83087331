import Foundation

/// Objects by keys, or keys alone, some of which are held weakly.
///
/// An object does not tell when it ends. Entries of ended ones are not seen any more, and are freed
/// when there are twice as many entries as after the last time.
struct ObjectTable {
  private struct Entry {
    let key: HeldObject
    let value: HeldObject?
    /// Later entries have greater numbers.
    let number: Int

    /// The key and the value; nil where one of them has ended.
    var living: (key: AnyObject, value: AnyObject?)? {
      guard let object = key.object else { return nil }
      guard let value else { return (object, nil) }
      return value.object.map { (object, $0) }
    }
  }

  private let keys: NSPointerFunctions.Options
  private let values: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  /// The number of entries, also of those whose objects have ended.
  private var size = 0
  private var lastNumber = 0
  private static let fewest = 64
  private var purgesAt = fewest

  init(keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options = []) {
    (self.keys, self.values) = (keys, values)
  }

  /// Keys and values, in the order in which they were added.
  var living: [(key: AnyObject, value: AnyObject?)] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap(\.living)
  }

  /// An equal key and its value; nil where there is none.
  func found(_ key: AnyObject) -> (key: AnyObject, value: AnyObject?)? {
    for case let known? in entries[keys.hash(key), default: []].lazy.map(\.living)
    where keys.areEqual(known.key, key) {
      return known
    }
    return nil
  }

  /// Adds a key that is not there yet, or gives an equal one another value.
  mutating func set(_ value: AnyObject?, for newKey: AnyObject) {
    let key = found(newKey)?.key ?? keys.taken(newKey)
    remove(key)
    lastNumber += 1
    let held = value.map { values.held(values.taken($0)) }
    entries[keys.hash(key), default: []].append(
      Entry(key: keys.held(key), value: held, number: lastNumber))
    size += 1
    if size >= purgesAt { purge() }
  }

  mutating func remove(_ key: AnyObject) {
    let hash = keys.hash(key)
    guard let former = entries[hash] else { return }
    let kept = former.filter { entry in
      entry.living.map { !keys.areEqual($0.key, key) } ?? false
    }
    size -= former.count - kept.count
    entries[hash] = kept.isEmpty ? nil : kept
  }

  mutating func removeAll() { self = ObjectTable(keys: keys, values: values) }

  private mutating func purge() {
    for (hash, former) in entries {
      let kept = former.filter { $0.living != nil }
      size -= former.count - kept.count
      entries[hash] = kept.isEmpty ? nil : kept
    }
    purgesAt = max(2 * size, Self.fewest)
  }
}

/// Goes through a list of objects.
final class ObjectEnumerator: NSEnumerator {
  /// The last one comes first.
  private var rest: [Any]

  init(_ objects: [Any]) { rest = objects.reversed() }

  override func nextObject() -> Any? { rest.popLast() }
}

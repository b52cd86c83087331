/// Numbers objects, without holding them. No object has the number that another one has or had.
@MainActor
struct ObjectNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  /// The number of entries at which those of deallocated objects are removed.
  private var limit = Self.leastLimit
  private static let leastLimit = 256

  mutating func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    // A new object may have the place of a deallocated one.
    if let entry = entries[key], entry.object === object { return entry.number }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(2 * entries.count, Self.leastLimit)
    }
    last += 1
    entries[key] = Entry(object: object, number: last)
    return last
  }
}

/// A queue of numbers that returns the smallest first.
struct PriorityQueue: Sendable {
  private var heap: [UInt64] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func insert(_ key: UInt64) {
    heap.append(key)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= key { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = key
  }

  mutating func removeFirst() -> UInt64? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[child] >= last { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }

  /// Returns a key that orders rows: higher priorities first, then older rows.
  static func key(priority: Float, row: Int) -> UInt64 {
    // The bit patterns of positive numbers have the same order as the numbers.
    UInt64(~priority.bitPattern) << 32 | UInt64(row)
  }
}

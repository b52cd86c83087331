/// Whole positions along an axis, in rising order and each once, from one end of a range to the
/// other.
struct Cuts {
  /// Both ends of the range, and what was inserted between them.
  private(set) var positions: [Int]

  /// - Parameter high: beyond `low`.
  init(from low: Int, to high: Int) {
    positions = []
    positions.reserveCapacity(16)
    positions.append(low)
    positions.append(high)
  }

  /// Adds a position, unless it is there already or lies outside of the range.
  mutating func insert(_ position: Int) {
    var last = positions.count - 1
    guard position > positions[0], position < positions[last] else { return }
    var first = 1
    while first < last {
      let middle = (first + last) / 2
      if positions[middle] < position { first = middle + 1 } else { last = middle }
    }
    if positions[first] != position { positions.insert(position, at: first) }
  }
}

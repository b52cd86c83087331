/// A set of small whole numbers that are removed in order.
///
/// It has one bit per number. Finding the next of a few numbers among twenty thousand examines
/// three hundred words, which costs less than the comparisons of a heap.
struct PositionSet: Sendable {
  private var words: [UInt64] = []
  /// All words before `lowest` and after `highest` are empty.
  private var lowest = 0
  private var highest = -1

  /// Reserves capacity for the numbers below `count`.
  mutating func reserve(_ count: Int) {
    let needed = (count + 63) / 64
    if words.count < needed {
      words.append(contentsOf: repeatElement(0, count: needed - words.count))
    }
  }

  @inline(__always)
  mutating func insert(_ position: Int) {
    let word = position >> 6
    words[word] |= 1 << UInt64(position & 63)
    if highest < lowest {
      (lowest, highest) = (word, word)
    } else {
      if word < lowest { lowest = word }
      if word > highest { highest = word }
    }
  }

  /// Removes and returns the lowest number; -1 if the set is empty.
  @inline(__always)
  mutating func removeFirst() -> Int {
    while lowest <= highest {
      let bits = words[lowest]
      if bits != 0 {
        words[lowest] = bits & (bits &- 1)
        return lowest << 6 + bits.trailingZeroBitCount
      }
      lowest += 1
    }
    return -1
  }

  /// Removes and returns the highest number; -1 if the set is empty.
  @inline(__always)
  mutating func removeLast() -> Int {
    while highest >= lowest {
      let bits = words[highest]
      if bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        words[highest] = bits ^ (1 << UInt64(bit))
        return highest << 6 + bit
      }
      highest -= 1
    }
    return -1
  }
}

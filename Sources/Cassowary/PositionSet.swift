/// A set of small whole numbers that are taken out in order.
///
/// One bit each: finding the next of a few in twenty thousand takes a look at three hundred words,
/// which is less than a heap's comparisons.
struct PositionSet: Sendable {
  private var words: [UInt64] = []
  /// No word before `lowest` and none after `highest` holds a bit.
  private var lowest = 0
  private var highest = -1

  /// Makes room for the numbers below `count`.
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

  /// The lowest number, which then is in the set no more; -1 if there is none.
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

  /// The highest number, which then is in the set no more; -1 if there is none.
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

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition, found by binary search. All
  /// elements after it must satisfy the condition, too. The end index if no element does.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element of which a condition holds that holds of all later ones, too;
  /// the end for none.
  func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Simplex {
  /// Whether a variable has other values in solutions that are as good: an equation of the lowest
  /// priority requests a little more, then a little less, and is fulfilled or not.
  mutating func isAmbiguous(_ variable: Int) -> Bool {
    for distance in [1.0, -1] {
      let value = values[variable]
      let row = addRow(
        [(variable, 1)], constant: value + distance, priority: .leastNonzeroMagnitude, low: -1,
        high: 1)
      enqueue(row)
      optimize()
      let isMoved = abs(values[variable] - value) > 1e-6
      expel(row)
      removeRow(row)
      optimize()
      if isMoved { return true }
    }
    return false
  }
}

extension Simplex {
  /// Whether a variable has other values in equally good solutions. An equation of the lowest
  /// priority requests a slightly larger value, then a slightly smaller one; if either is
  /// satisfied, the variable is ambiguous.
  mutating func isAmbiguous(_ variable: Int) -> Bool {
    for distance in [1.0, -1] {
      let value = values[variable]
      let row = addRow(
        [(variable, 1)], constant: value + distance, priority: .leastNonzeroMagnitude, low: -1,
        high: 1)
      enqueue(row)
      optimize()
      let isMoved = abs(values[variable] - value) > 1e-6
      makeInactive(row)
      removeRow(row)
      optimize()
      if isMoved { return true }
    }
    return false
  }
}

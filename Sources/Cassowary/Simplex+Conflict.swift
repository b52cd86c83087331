extension Simplex {
  /// The maximum size of a conflict that is reduced.
  private static let largestReduced = 60

  /// Returns required rows that contradict each other; nil if all required rows are satisfied.
  mutating func findConflict() -> [Int]? {
    if requiredAtBound == 0 { return nil }
    guard let first = firstViolated() else { return nil }
    // The row is a combination of satisfied rows, so these and the row depend on each other.
    factors.combine(row: first, of: rows, into: &combination)
    let comparison = compareSides(of: first)
    var conflict = [first]
    var isProof = true
    for (index, factor) in zip(combination.indices, combination.values) where abs(factor) > 1e-9 {
      let row = Int(activeRow[Int(index)])
      guard row >= 0, rows.priority[row] == Constraint.required else {
        isProof = false
        continue
      }
      conflict.append(row)
      if !keepsSide(row, from: factor > 0 ? -comparison : comparison) { isProof = false }
    }
    if !isProof, isSatisfiable(conflict) { conflict = requiredRowsWithDualValue() }
    return reduce(conflict).sorted()
  }

  /// Whether a satisfied row keeps its left side from being smaller (-1) or larger (1).
  ///
  /// If each row of a combination keeps the sum from the values for which the violated row would be
  /// satisfied, the rows contradict it for any values of the variables (Farkas's lemma).
  private func keepsSide(_ row: Int, from side: Int) -> Bool {
    side > 0 ? rows.high[row] > 0 : rows.low[row] < 0
  }

  /// Returns the oldest required row that is violated.
  private mutating func firstViolated() -> Int? {
    var holding: [UInt64] = []
    defer { for key in holding { suspects.insert(key) } }
    while let key = suspects.removeFirst() {
      let row = Int(key)
      guard rows.isUsed[row], slot[row] < 0, bound[row] != 0 else {
        isSuspect[row] = false
        continue
      }
      // The row may be violated later, so it stays in the queue.
      holding.append(key)
      if isViolated(row) { return row }
    }
    return nil
  }

  private func isViolated(_ row: Int) -> Bool {
    rows.isUsed[row] && slot[row] < 0 && bound[row] != 0
      && rows.priority[row] == Constraint.required && compareSides(of: row) != 0
  }

  /// Returns the required rows with a dual value. They balance each other and cannot all be
  /// satisfied: their sum says that a value is less than itself. The result may include satisfied
  /// rows.
  private func requiredRowsWithDualValue() -> [Int] {
    (0..<rows.rowCount).filter { row in
      guard rows.isUsed[row], rows.priority[row] == Constraint.required else { return false }
      return slot[row] < 0
        ? bound[row] != 0 : dualValue[row].terms.first?.priority == Constraint.required
    }
  }

  /// Removes rows that the conflict does not need.
  private func reduce(_ conflict: [Int]) -> [Int] {
    guard conflict.count <= Self.largestReduced else { return conflict }
    var kept = conflict
    for row in conflict {
      let without = kept.filter { $0 != row }
      if !isSatisfiable(without) { kept = without }
    }
    return kept
  }

  private func isSatisfiable(_ subset: [Int]) -> Bool {
    var part = Simplex()
    var variables: [Int32: Int] = [:]
    for row in subset {
      let terms = rows.entries(of: row).map { entry in
        let variable = rows.variable[entry]
        let index = variables[variable] ?? part.addVariable(anchor: values[Int(variable)])
        variables[variable] = index
        return (variable: index, coefficient: rows.coefficient[entry])
      }
      _ = part.addRow(
        terms, constant: rows.constant[row], priority: rows.priority[row], low: rows.low[row],
        high: rows.high[row])
    }
    part.start()
    part.optimize()
    return !(0..<part.rows.rowCount).contains { part.isViolated($0) }
  }
}

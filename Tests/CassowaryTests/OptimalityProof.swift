@testable import Cassowary

extension Solver {
  /// What contradicts that the values are an optimum; nothing if they are. The dual values are the
  /// proof: they balance at every variable, none is beyond the bound of its priority, and where a
  /// constraint is violated, its dual value is at the bound.
  func flaws() -> [String] {
    var flaws: [String] = []
    for priority in Set(simplex.rows.priority) {
      let sums = balance(of: priority)
      if sums.contains(where: { abs($0) > 1e-6 }) {
        flaws.append("unbalanced \(priority): \(sums)")
      }
    }
    for row in 0..<simplex.rows.rowCount where simplex.rows.isUsed[row] {
      flaws += simplex.slot[row] >= 0 ? activeFlaws(row) : inactiveFlaws(row)
    }
    return flaws
  }

  private func balance(of priority: Float) -> [Double] {
    var sums = [Double](repeating: 0, count: simplex.rows.columnCount)
    for row in 0..<simplex.rows.rowCount where simplex.rows.isUsed[row] {
      var amount = 0.0
      if simplex.slot[row] >= 0 {
        for term in simplex.dualValue[row].terms where term.priority == priority {
          amount += term.amount
        }
      } else if simplex.rows.priority[row] == priority {
        amount = Double(simplex.bound[row])
      }
      for entry in simplex.rows.entries(of: row) {
        sums[Int(simplex.rows.variable[entry])] += amount * simplex.rows.coefficient[entry]
      }
    }
    return sums
  }

  private func isEqual(_ row: Int) -> Bool {
    let (value, size) = simplex.rows.residual(of: row, at: simplex.values)
    return abs(value) <= 1e-7 * max(size, 1)
  }

  private func activeFlaws(_ row: Int) -> [String] {
    var flaws: [String] = []
    let priority = simplex.rows.priority[row]
    let high = SymbolicWeight(Double(simplex.rows.high[row]) + 1e-6, of: priority)
    let low = SymbolicWeight(Double(simplex.rows.low[row]) - 1e-6, of: priority)
    if !isEqual(row) { flaws.append("active \(row) is not equal") }
    if SymbolicWeight.compare(simplex.dualValue[row], high) > 0
      || SymbolicWeight.compare(simplex.dualValue[row], low) < 0
    {
      flaws.append("active \(row) pulls too much: \(simplex.dualValue[row])")
    }
    return flaws
  }

  private func inactiveFlaws(_ row: Int) -> [String] {
    if isEqual(row) { return [] }
    let isAbove = simplex.rows.residual(of: row, at: simplex.values).value > 0
    let end = isAbove ? simplex.rows.high[row] : simplex.rows.low[row]
    return simplex.bound[row] == end ? [] : ["\(row) pulls to the wrong side"]
  }
}

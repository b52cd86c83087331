extension Simplex {
  /// Starts from a corner that is computed from the equations and the content sizes.
  mutating func start() {
    var candidates: [Int32] = []
    for row in 0..<rows.rowCount {
      slot[row] = -1
      dualValue[row] = .zero
      setBound(0, of: row)
      if isPresent(row), rows.isEquality(row) { candidates.append(Int32(row)) }
    }
    appendDecidingBounds(to: &candidates)
    activeRow = Elimination.run(
      rows, candidates: candidates, anchors: [], isChoosing: true, factors: &factors)
    assignSlots()
    computeValues()
    for row in 0..<rows.rowCount where slot[row] < 0 && isPresent(row) {
      if neededDirection(of: row) != 0 { enqueue(row) }
    }
  }

  private func isPresent(_ row: Int) -> Bool { rows.isUsed[row] && !isLeaving[row] }

  /// Appends the bound of each variable that decides its value if nothing else does.
  private func appendDecidingBounds(to candidates: inout [Int32]) {
    var bounds: [UInt64] = []
    for variable in values.indices {
      bounds.removeAll(keepingCapacity: true)
      var entry = Int(rows.head[variable])
      while entry >= 0 {
        let row = Int(rows.row[entry])
        if rows.entries(of: row).count == 1, !rows.isEquality(row), !isLeaving[row] {
          bounds.append(PriorityQueue.key(priority: rows.priority[row], row: row))
        }
        entry = Int(rows.next[entry])
      }
      if bounds.isEmpty { continue }
      bounds.sort()
      if let row = decidingBound(among: bounds, anchor: anchors[variable]) {
        candidates.append(Int32(row))
      }
    }
  }

  /// Returns the bound that would decide the value of a variable with no other constraints: lower
  /// bounds yield to higher ones. A bound that another one makes irrelevant would be a bad start,
  /// such as a nonnegative size beside a content size: each of them would have to be exchanged, and
  /// would move everything that depends on it.
  ///
  /// - Parameter bounds: the keys of the bounds in order.
  /// - Returns: nil if the bounds allow the anchor without fixing the variable there.
  private func decidingBound(among bounds: [UInt64], anchor: Double) -> Int? {
    var lower: (value: Double, row: Int?) = (-.infinity, nil)
    var upper: (value: Double, row: Int?) = (.infinity, nil)
    for row in bounds.lazy.map({ Int($0 & 0xFFFF_FFFF) }) {
      let coefficient = rows.coefficient[rows.entries(of: row).lowerBound]
      let value = rows.constant[row] / coefficient
      if (rows.high[row] != 0) == (coefficient > 0) {
        if value < upper.value { upper = value < lower.value ? lower : (value, row) }
      } else {
        if value > lower.value { lower = value > upper.value ? upper : (value, row) }
      }
    }
    if lower.value == upper.value || lower.value > anchor { return lower.row }
    return upper.value < anchor ? upper.row : nil
  }

  /// Factorizes the active rows again, and recomputes the values that were only updated since.
  mutating func refactorize() {
    let chosen = Elimination.run(
      rows, candidates: activeRow.filter { $0 >= 0 },
      anchors: activeRow.lazy.filter { $0 < 0 }.map { ~$0 }, isChoosing: false,
      factors: &factors)
    let anchorCount = activeRow.lazy.filter { $0 < 0 }.count
    guard chosen.lazy.filter({ $0 < 0 }).count == anchorCount else {
      // Rounding made a row look independent that is not.
      return start()
    }
    activeRow = chosen
    assignSlots()
    computeValues()
    computeDualValues()
  }

  private mutating func assignSlots() {
    for (index, row) in activeRow.enumerated() where row >= 0 { slot[Int(row)] = Int32(index) }
  }

  private mutating func computeValues() {
    growth.removeAll()
    for (index, row) in activeRow.enumerated() {
      let constant = row >= 0 ? rows.constant[Int(row)] : anchors[Int(~row)]
      if constant != 0 { growth.append(Int32(index), constant) }
    }
    factors.solve(growth: growth, into: &direction)
    let old = values
    for index in values.indices { values[index] = 0 }
    for (variable, value) in zip(direction.indices, direction.values) {
      values[Int(variable)] = value
    }
    for index in values.indices where abs(values[index] - old[index]) > 1e-9 { markChanged(index) }
    movesSinceRefresh = 0
  }

  /// Computes the dual values of the active rows, which balance the inactive rows, for each
  /// priority separately.
  private mutating func computeDualValues() {
    var rowsAtBound: [Int] = []
    for row in 0..<rows.rowCount where rows.isUsed[row] {
      if slot[row] >= 0 {
        dualValue[row] = .zero
      } else if bound[row] != 0 {
        rowsAtBound.append(row)
      }
    }
    rowsAtBound.sort { rows.priority[$0] > rows.priority[$1] }
    while let first = rowsAtBound.first {
      let priority = rows.priority[first]
      let end = rowsAtBound.firstIndex { rows.priority[$0] != priority } ?? rowsAtBound.count
      factors.combine(columns: sumDualValues(of: rowsAtBound[..<end]), into: &combination)
      for (place, amount) in zip(combination.indices, combination.values) {
        let row = Int(activeRow[Int(place)])
        if row >= 0 { dualValue[row].add(SymbolicWeight(-amount, of: priority), times: 1) }
      }
      rowsAtBound.removeSubrange(..<end)
    }
  }

  /// Returns the sum of the dual values of the inactive rows at each variable.
  private mutating func sumDualValues(of rowsAtBound: ArraySlice<Int>) -> SparseVector {
    var variables: [Int32] = []
    for row in rowsAtBound {
      for entry in rows.entries(of: row) {
        let variable = rows.variable[entry]
        if growthByVariable[Int(variable)] == 0 { variables.append(variable) }
        growthByVariable[Int(variable)] += Double(bound[row]) * rows.coefficient[entry]
      }
    }
    var result = SparseVector()
    for variable in variables where growthByVariable[Int(variable)] != 0 {
      result.append(variable, growthByVariable[Int(variable)])
      growthByVariable[Int(variable)] = 0
    }
    return result
  }
}

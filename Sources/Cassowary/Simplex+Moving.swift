extension Simplex {
  /// Moves the variables so that the left sides of the active rows grow by `growth`.
  mutating func move() {
    factors.solve(growth: growth, into: &direction)
    movesSinceRefresh += 1
    for (variable, amount) in zip(direction.indices, direction.values) where amount != 0 {
      values[Int(variable)] += amount
      markChanged(Int(variable))
    }
    collectNeighbors()
    for row in touched.lazy.map({ Int($0) }) where slot[row] < 0 && neededDirection(of: row) != 0 {
      enqueue(row)
    }
  }

  /// Collects the rows that contain a variable of `direction`.
  mutating func collectNeighbors() {
    visit += 1
    touched.removeAll(keepingCapacity: true)
    for variable in direction.indices {
      var entry = Int(rows.head[Int(variable)])
      while entry >= 0 {
        let row = Int(rows.row[entry])
        if seen[row] != visit {
          seen[row] = visit
          touched.append(Int32(row))
        }
        entry = Int(rows.next[entry])
      }
    }
  }

  func rowsWith(_ variable: Int) -> [Int] {
    var result: [Int] = []
    var entry = Int(rows.head[variable])
    while entry >= 0 {
      result.append(Int(rows.row[entry]))
      entry = Int(rows.next[entry])
    }
    return result
  }

  /// Changes constants by the growth of the right sides. The active rows stay equal.
  mutating func change(_ growths: [(row: Int, growth: Double)]) {
    growth.removeAll()
    for (row, amount) in growths {
      if slot[row] >= 0 {
        growth.append(slot[row], amount)
      } else {
        enqueue(row)
      }
    }
    if !growth.indices.isEmpty { move() }
  }

  /// Removes any row. The solver must start again afterwards.
  mutating func discard(_ row: Int) {
    if slot[row] >= 0 { deactivate(Int(slot[row]), bound: 0) }
    setBound(0, of: row)
    removeRow(row)
  }
}

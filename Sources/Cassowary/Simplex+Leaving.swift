extension Simplex {
  /// Makes a row inactive, with a dual value of zero.
  mutating func makeInactive(_ row: Int) {
    isLeaving[row] = true
    if slot[row] < 0, bound[row] != 0 { enter(row, direction: bound[row] > 0 ? -1 : 1) }
    // Each round brings the row's dual value to zero, or that of another row to its bound.
    var rounds = 10 * (rows.usedCount + 10)
    while slot[row] >= 0, !dualValue[row].isZero {
      guard rounds > 0, let (other, direction) = findRelief(for: row) else {
        start()
        break
      }
      enter(other, direction: direction)
      // The dual value of the other row may have left zero before its sides are equal.
      enqueue(other)
      rounds -= 1
    }
    if slot[row] >= 0 { release(row) }
    isLeaving[row] = false
  }

  /// Returns the row that replaces an active row whose dual value must be zero: the first row whose
  /// sides become equal along the edge.
  private mutating func findRelief(for row: Int) -> (row: Int, direction: Int)? {
    findDirection(of: Int(slot[row]))
    let sign = Double(dualValue[row].sign)
    var stops = findStops(direction: sign, except: row)
    if stops.isEmpty { stops = findStops(direction: sign, except: row, isBehind: true) }
    return stops.min { $0.isBefore($1) }.map { ($0.row, $0.rate > 0 ? 1 : -1) }
  }

  /// Removes a row with a dual value of zero from the active rows. The corner moves along the freed
  /// edge to the variable's anchor, or to the first row before it.
  mutating func release(_ row: Int) {
    let index = Int(slot[row])
    findDirection(of: index)
    guard let first = direction.indices.indices.min(by: { isBefore($0, $1) }) else { return }
    let variable = Int(direction.indices[first])
    let distance = anchors[variable] - values[variable]
    let sign = (distance < 0) == (direction.values[first] < 0) ? 1.0 : -1.0
    let limit = abs(distance / direction.values[first])
    deactivate(index, bound: 0)
    if let stop = findStops(direction: sign, except: row).min(by: { $0.isBefore($1) }),
      stop.distance <= limit
    {
      factors.combine(row: stop.row, of: rows, into: &combination)
      let own = SymbolicWeight(Double(bound[stop.row]), of: rows.priority[stop.row])
      exchange(index, for: stop.row, dualValue: own, leavingBound: 0)
    } else {
      growth.removeAll()
      growth.append(Int32(variable), 1)
      factors.combine(columns: growth, into: &combination)
      activeRow[index] = ~Int32(variable)
      moveAndReplace(index, residual: -distance)
    }
  }

  /// Orders the candidates for the first variable of an edge. Variables that hardly move cannot be
  /// anchored.
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (abs(direction.values[left]) > 1e-4, abs(direction.values[right]) > 1e-4)
    return a == b ? direction.indices[left] < direction.indices[right] : a
  }

  struct Stop {
    var row: Int
    /// The distance along the edge, and the rate at which the row's sides approach each other.
    var distance: Double
    var rate: Double

    func isBefore(_ other: Stop) -> Bool {
      distance == other.distance ? abs(rate) > abs(other.rate) : distance < other.distance
    }
  }

  /// Computes the edge along which all active rows but one stay equal.
  mutating func findDirection(of slot: Int) {
    growth.removeAll()
    growth.append(Int32(slot), 1)
    factors.solve(growth: growth, into: &direction)
  }

  /// Finds the rows whose sides become equal along the edge, and whose dual values can stop the
  /// move.
  ///
  /// - Parameter isBehind: whether to include rows that are on their wrong side.
  mutating func findStops(
    direction sign: Double, except excluded: Int, isBehind: Bool = false
  ) -> [Stop] {
    var stops: [Stop] = []
    for (variable, amount) in zip(direction.indices, direction.values) {
      growthByVariable[Int(variable)] = amount
    }
    collectNeighbors()
    for row in touched.lazy.map({ Int($0) }) where row != excluded && slot[row] < 0 {
      var rate = 0.0
      for entry in rows.entries(of: row) {
        rate += rows.coefficient[entry] * growthByVariable[Int(rows.variable[entry])]
      }
      rate *= sign
      if abs(rate) <= 1e-7 { continue }
      let comparison = compareSides(of: row)
      let end = rate > 0 ? rows.high[row] : rows.low[row]
      let isAhead = comparison == 0 || (comparison < 0) == (rate > 0)
      if bound[row] == end || !isAhead && !isBehind { continue }
      let residual = comparison == 0 ? 0 : rows.residual(of: row, at: values).value
      stops.append(Stop(row: row, distance: abs(residual / rate), rate: rate))
    }
    for variable in direction.indices { growthByVariable[Int(variable)] = 0 }
    return stops
  }
}

/// The state of the simplex method, and its steps.
///
/// A solution is a corner: as many independent rows as there are variables are *active*, that is,
/// their two sides are equal. Each row has a *dual value*. That of an active row balances the
/// others, within the bounds of its priority. That of an inactive row is at one of its bounds,
/// depending on the comparison of its two sides. The sum of all rows times their dual values is
/// always zero. If the dual value of every inactive row is at the bound of the side on which the
/// row is violated, the corner is an optimum.
///
/// A new constant does not change the dual values, but may violate rows (the dual simplex method of
/// the literature). A new row begins with a dual value of zero. Both cases are repaired in the same
/// way, by `enter(_:direction:)`. Required rows are rows of the highest priority: there is no
/// separate first phase, and there is a best solution even with contradictions.
///
/// Each variable has an anchor, an active row whose dual value is zero, which yields to any row
/// that determines the variable. It determines variables without constraints, so that there is
/// always exactly one solution.
struct Simplex: Sendable {
  var rows = ConstraintRows()
  var factors = BasisFactorization()

  // MARK: By variable

  var values: [Double] = []
  var anchors: [Double] = []
  private var isChanged: [Bool] = []
  private var changed: [Int32] = []
  /// Working memory, which is zero between uses.
  var growthByVariable: [Double] = []

  // MARK: By slot

  /// The active rows. A variable's own anchor is `~variable`.
  var activeRow: [Int32] = []

  // MARK: By row

  /// The slot of each active row; -1 for an inactive one.
  var slot: [Int32] = []
  /// The dual value of each inactive row in units of its priority's weight: -1, 0 or 1.
  private(set) var bound: [Int8] = []
  /// The dual value of each active row.
  var dualValue: [SymbolicWeight] = []
  /// Whether the dual value of a row must become zero.
  var isLeaving: [Bool] = []
  var isQueued: [Bool] = []

  /// The inactive rows that may be on their wrong side.
  var queue = PriorityQueue()
  /// The number of inactive required rows at a bound. Only these can be violated.
  private(set) var requiredAtBound = 0
  /// These rows, the oldest first. It may contain rows that no longer belong to them.
  var suspects = PriorityQueue()
  var isSuspect: [Bool] = []
  /// The number of consecutive pivots without progress.
  private var stalled = 0
  var movesSinceRefresh = 0
  private var restarts = 0

  // Working memory.
  var combination = SparseVector()
  var direction = SparseVector()
  var growth = SparseVector()
  var seen: [Int32] = []
  var visit: Int32 = 0
  var touched: [Int32] = []

  /// The number of pivots without progress after which the smallest key decides, which excludes
  /// cycles (Bland's rule).
  private static let stallLimit = 20
  /// The number of restarts after rounding errors, after which a system is left as it is.
  private static let restartLimit = 3
  /// The number of steps after which updated values are recomputed.
  private static let refreshInterval = 5000

  // MARK: - Rows and variables

  mutating func addVariable(anchor: Double) -> Int {
    let index = rows.columnCount
    rows.addColumn()
    factors.append()
    activeRow.append(~Int32(index))
    values.append(anchor)
    anchors.append(anchor)
    isChanged.append(false)
    growthByVariable.append(0)
    markChanged(index)
    return index
  }

  mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], constant: Double, priority: Float,
    low: Int8, high: Int8
  ) -> Int {
    let row = rows.add(terms, constant: constant, priority: priority, low: low, high: high)
    if row == slot.count {
      slot.append(-1)
      bound.append(0)
      dualValue.append(.zero)
      isLeaving.append(false)
      isQueued.append(false)
      isSuspect.append(false)
      seen.append(0)
    }
    return row
  }

  /// Removes an inactive row with a dual value of zero.
  mutating func removeRow(_ row: Int) {
    isLeaving[row] = false
    rows.remove(row)
  }

  // MARK: - Looking at rows

  /// Returns -1, 0 or 1 if the left side is smaller than, equal to or larger than the right one.
  func compareSides(of row: Int) -> Int {
    let (value, size) = rows.residual(of: row, at: values)
    if !ConstraintRows.isNonzero(value, size: size) { return 0 }
    return value > 0 ? 1 : -1
  }

  /// Returns the direction in which the dual value of an inactive row has to change; 0 if it is
  /// right.
  func neededDirection(of row: Int) -> Int {
    let comparison = compareSides(of: row)
    if comparison > 0 { return bound[row] < rows.high[row] ? 1 : 0 }
    if comparison < 0 { return bound[row] > rows.low[row] ? -1 : 0 }
    return 0
  }

  mutating func enqueue(_ row: Int) {
    if isQueued[row] { return }
    isQueued[row] = true
    queue.insert(PriorityQueue.key(priority: rows.priority[row], row: row))
  }

  mutating func setBound(_ value: Int8, of row: Int) {
    if rows.priority[row] == Constraint.required {
      requiredAtBound += (value != 0 ? 1 : 0) - (bound[row] != 0 ? 1 : 0)
      if value != 0, !isSuspect[row] {
        isSuspect[row] = true
        suspects.insert(UInt64(row))
      }
    }
    bound[row] = value
  }

  mutating func markChanged(_ variable: Int) {
    if isChanged[variable] { return }
    isChanged[variable] = true
    changed.append(Int32(variable))
  }

  mutating func takeChanged() -> [Int32] {
    for variable in changed { isChanged[Int(variable)] = false }
    defer { changed.removeAll() }
    return changed
  }

  // MARK: - Optimising

  /// Moves from corner to corner until no row is on its wrong side.
  mutating func optimize() {
    if movesSinceRefresh > Self.refreshInterval { refactorize() }
    // Exact arithmetic has no cycles. This limit is for rounding errors, and nothing else reaches
    // it.
    var steps = 1000 + 50 * (rows.usedCount + rows.columnCount)
    restarts = 0
    while steps > 0, restarts <= Self.restartLimit, let key = queue.removeFirst() {
      let row = Int(key & 0xFFFF_FFFF)
      isQueued[row] = false
      if !rows.isUsed[row] || slot[row] >= 0 { continue }
      let direction = neededDirection(of: row)
      if direction == 0 { continue }
      enter(row, direction: direction)
      steps -= 1
    }
    while let key = queue.removeFirst() { isQueued[Int(key & 0xFFFF_FFFF)] = false }
  }

  /// Changes the dual value of an inactive row until it reaches its bound, or until an active row
  /// cannot balance it any more. That active row then leaves, and this row becomes active.
  mutating func enter(_ row: Int, direction: Int) {
    factors.combine(row: row, of: rows, into: &combination)
    let target = isLeaving[row] ? 0 : direction > 0 ? rows.high[row] : rows.low[row]
    let distance = Double(abs(Int(target) - Int(bound[row])))
    var step = SymbolicWeight(distance, of: rows.priority[row])
    guard let leaving = findBlocking(direction: direction, limit: &step) else {
      addToDualValues(step, direction: direction)
      setBound(target, of: row)
      return
    }
    stalled = step.isZero ? stalled + 1 : 0
    addToDualValues(step, direction: direction)
    var own = SymbolicWeight(Double(bound[row]), of: rows.priority[row])
    own.add(step, times: Double(direction))
    exchange(leaving.slot, for: row, dualValue: own, leavingBound: leaving.bound)
  }

  private struct Blocking {
    var slot: Int
    /// The bound that the row's dual value reaches.
    var bound: Int8
    var factor: Double
    var key: UInt64
  }

  /// Returns the active row whose dual value reaches its bound first, if that is before `limit`.
  private func findBlocking(direction: Int, limit: inout SymbolicWeight) -> Blocking? {
    var best: Blocking?
    for (index, factor) in zip(combination.indices, combination.values) {
      if abs(factor) <= BasisFactorization.smallestPivot { continue }
      let active = activeRow[Int(index)]
      let room: SymbolicWeight
      var candidate = Blocking(slot: Int(index), bound: 0, factor: abs(factor), key: .max)
      if active < 0 {
        room = .zero
      } else {
        let row = Int(active)
        let grows = (factor < 0) == (direction > 0)
        guard let end = self.room(of: row, growing: grows, factor: abs(factor)) else { continue }
        (room, candidate.bound) = end
        candidate.key = PriorityQueue.key(priority: rows.priority[row], row: row)
      }
      let comparison = SymbolicWeight.compare(room, limit)
      if comparison > 0 { continue }
      if comparison == 0 {
        // A new dual value that reaches its bound at the same time needs no exchange.
        guard let best, isBetter(candidate, than: best) else { continue }
      }
      best = candidate
      limit = room
    }
    return best
  }

  private func isBetter(_ candidate: Blocking, than best: Blocking) -> Bool {
    let (isAnchor, wasAnchor) = (candidate.key == .max, best.key == .max)
    if isAnchor != wasAnchor { return isAnchor }
    if stalled >= Self.stallLimit { return candidate.key < best.key }
    return candidate.factor > best.factor
  }

  /// Returns the maximum step until the dual value of an active row reaches its bound, and that
  /// bound; nil if the step is unlimited.
  private func room(of row: Int, growing: Bool, factor: Double) -> (SymbolicWeight, Int8)? {
    let dualValue = dualValue[row]
    if isLeaving[row] {
      if !dualValue.isZero, growing != (dualValue.sign < 0) { return nil }
      return (dualValue.scaled(by: (growing ? -1 : 1) / factor), 0)
    }
    let end = growing ? rows.high[row] : rows.low[row]
    var room = SymbolicWeight(Double(growing ? end : -end) / factor, of: rows.priority[row])
    if !dualValue.isZero { room.add(dualValue, times: (growing ? -1 : 1) / factor) }
    // Rounding may have moved the dual value beyond its bound.
    return (room.sign < 0 ? .zero : room, end)
  }

  private mutating func addToDualValues(_ step: SymbolicWeight, direction: Int) {
    if step.isZero { return }
    for (index, factor) in zip(combination.indices, combination.values) {
      let row = activeRow[Int(index)]
      if row >= 0 { dualValue[Int(row)].add(step, times: -factor * Double(direction)) }
    }
  }

  /// Replaces an active row by another one, and moves to the corner where the sides of the new row
  /// are equal. `combination` is that of the new row.
  mutating func exchange(
    _ index: Int, for row: Int, dualValue own: SymbolicWeight, leavingBound: Int8
  ) {
    deactivate(index, bound: leavingBound)
    setBound(0, of: row)
    activeRow[index] = Int32(row)
    slot[row] = Int32(index)
    dualValue[row] = own
    moveAndReplace(index, residual: rows.residual(of: row, at: values).value)
  }

  mutating func deactivate(_ index: Int, bound: Int8) {
    let old = Int(activeRow[index])
    if old < 0 { return }
    slot[old] = -1
    dualValue[old] = .zero
    setBound(bound, of: old)
  }

  /// Moves along the edge that a slot leaves free until the new row of the slot is equal.
  /// `residual` is its current difference.
  mutating func moveAndReplace(_ index: Int, residual: Double) {
    var factor = 0.0
    for (other, value) in zip(combination.indices, combination.values) where other == index {
      factor = value
    }
    guard abs(factor) > BasisFactorization.smallestPivot else {
      // Rounding made rows look independent that are not.
      restarts += 1
      return start()
    }
    growth.removeAll()
    growth.append(Int32(index), -residual / factor)
    move()
    factors.replace(slot: index, by: combination)
    if factors.isWornOut { refactorize() }
  }
}

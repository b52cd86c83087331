/// Chooses active rows and factorizes them, row by row.
///
/// A row with only one undetermined variable costs nothing to eliminate, and most rows of a layout
/// can be eliminated in this way: widths and heights first, then one edge after the other. Only if
/// all remaining rows have two undetermined variables or more, one of these rows determines a
/// variable in terms of others, which a later row determines.
struct Elimination {
  private static let rowMask: UInt64 = 0xFF_FFFF

  private let rows: ConstraintRows
  /// Whether the rows are chosen, so that some are left over, instead of given.
  private let isChoosing: Bool
  private var factors: BasisFactorization
  /// For each row, the number of variables without a position; -1 if the row is no candidate any
  /// more.
  private var open: [Int32]
  private var queue = PriorityQueue()
  /// The remainder of the current row by column, and its columns without a position.
  private var remainder: [Double]
  private var isOpenColumn: [Bool]
  private var openColumns: [Int32] = []
  /// The rows by position. A variable's own anchor is `~variable`.
  private var chosen: [Int32] = []

  /// - Parameters:
  ///   - candidates: the rows to choose from: equations, and at most one bound per variable; or the
  ///     active rows.
  ///   - anchors: variables that are active themselves.
  static func run(
    _ rows: ConstraintRows, candidates: [Int32], anchors: [Int32], isChoosing: Bool,
    factors: inout BasisFactorization
  ) -> [Int32] {
    var elimination = Elimination(
      rows: rows, isChoosing: isChoosing, candidates: candidates, factors: factors)
    factors = BasisFactorization()
    let chosen = elimination.run(anchors: anchors)
    factors = elimination.factors
    return chosen
  }

  private init(
    rows: ConstraintRows, isChoosing: Bool, candidates: [Int32], factors: BasisFactorization
  ) {
    self.rows = rows
    self.isChoosing = isChoosing
    self.factors = factors
    open = Array(repeating: -1, count: rows.rowCount)
    remainder = Array(repeating: 0, count: rows.columnCount)
    isOpenColumn = Array(repeating: false, count: rows.columnCount)
    for row in candidates { open[Int(row)] = Int32(rows.entries(of: Int(row)).count) }
    self.factors.removeAll(columns: rows.columnCount)
    for row in candidates { enqueue(Int(row)) }
  }

  private mutating func run(anchors: [Int32]) -> [Int32] {
    for variable in anchors { placeAnchor(of: variable) }
    while let key = queue.removeFirst() {
      let row = Int(key & Self.rowMask)
      if open[row] < 0 || key != self.key(of: row) { continue }
      open[row] = -1
      eliminate(row)
      // A row without a remainder is a combination of the rows before it.
      if chosen.count == rows.columnCount { break }
    }
    for variable in 0..<rows.columnCount where factors.positionOfColumn[variable] < 0 {
      placeAnchor(of: Int32(variable))
    }
    factors.upperRows.renumber(factors.positionOfColumn)
    factors.finish()
    return chosen
  }

  // MARK: The order of rows

  private mutating func enqueue(_ row: Int) {
    if let key = key(of: row) { queue.insert(key) }
  }

  /// Returns the key by which rows are ordered: rows with at most one unknown first, equations
  /// before content sizes; at the end equations with more unknowns, the fewest first. Nil for rows
  /// that determine nothing.
  private func key(of row: Int) -> UInt64? {
    let isEquation = !isChoosing || rows.isEquality(row)
    let unknowns = UInt64(open[row])
    let group: UInt64
    switch (unknowns <= 1, isEquation) {
    case (true, true): group = 0
    case (true, false) where rows.entries(of: row).count == 1: group = 1
    case (false, true): group = 1 + min(unknowns, 200)
    default: return nil
    }
    return group << 56 | UInt64(~rows.priority[row].bitPattern) << 24 | UInt64(row)
  }

  // MARK: One row

  private mutating func eliminate(_ row: Int) {
    var largest = 0.0
    for entry in rows.entries(of: row) {
      largest = max(largest, abs(rows.coefficient[entry]))
      add(rows.coefficient[entry], to: Int(rows.variable[entry]))
    }
    let mark = factors.lowerRows.indices.count
    while true {
      let position = factors.pending.removeFirst()
      if position < 0 { break }
      let value = factors.work[position]
      factors.work[position] = 0
      if abs(value) <= 1e-14 * largest { continue }
      factors.lowerRows.append(Int32(position), value)
      for entry in factors.upperRows.line(position) {
        add(-value * factors.upperRows.values[entry], to: Int(factors.upperRows.indices[entry]))
      }
    }
    if let column = selectPivot(largest) {
      place(row, at: column)
    } else {
      factors.lowerRows.cut(to: mark)
    }
    for column in openColumns {
      remainder[Int(column)] = 0
      isOpenColumn[Int(column)] = false
    }
    openColumns.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ value: Double, to column: Int) {
    let position = Int(factors.positionOfColumn[column])
    if position >= 0 {
      factors.work[position] += value
      factors.pending.insert(position)
      return
    }
    remainder[column] += value
    if !isOpenColumn[column] {
      isOpenColumn[column] = true
      openColumns.append(Int32(column))
    }
  }

  /// Returns the column of the pivot: of the columns with a large enough coefficient, the one that
  /// the fewest rows have. Among equals it is the newest, so that an undetermined variable tends to
  /// be the beginning of a chain instead of its end.
  private func selectPivot(_ largest: Double) -> Int? {
    var limit = 0.0
    for column in openColumns { limit = max(limit, abs(remainder[Int(column)])) }
    if limit <= BasisFactorization.smallestPivot * largest { return nil }
    var best = -1
    for column in openColumns.lazy.map({ Int($0) }) where abs(remainder[column]) >= 0.1 * limit {
      if best < 0 || rows.height[column] < rows.height[best]
        || rows.height[column] == rows.height[best] && column > best
      {
        best = column
      }
    }
    return best
  }

  private mutating func place(_ row: Int, at column: Int) {
    let pivot = remainder[column]
    for other in openColumns where Int(other) != column {
      let value = remainder[Int(other)]
      if abs(value) > 1e-14 * abs(pivot) { factors.upperRows.append(other, value / pivot) }
    }
    take(Int32(row), column: column, pivot: pivot)
  }

  private mutating func placeAnchor(of variable: Int32) {
    take(~variable, column: Int(variable), pivot: 1)
  }

  private mutating func take(_ row: Int32, column: Int, pivot: Double) {
    factors.positionOfColumn[column] = Int32(chosen.count)
    factors.columnAt.append(Int32(column))
    factors.pivot.append(pivot)
    factors.lowerRows.closeLine()
    factors.upperRows.closeLine()
    chosen.append(row)
    var entry = Int(rows.head[column])
    while entry >= 0 {
      let neighbor = Int(rows.row[entry])
      if open[neighbor] > 0 {
        open[neighbor] -= 1
        enqueue(neighbor)
      }
      entry = Int(rows.next[entry])
    }
  }
}

/// The LU factorization of the active rows, with the eta file of the rows that were replaced since.
/// The active rows are independent, and there are as many as variables.
///
/// The inverse would be dense: in a list, each cell's position depends on every height above it.
/// The factors of a layout's matrix have hardly more entries than the matrix. Positions number the
/// pivots in the order of elimination; the active row of a position is called its slot.
struct BasisFactorization: Sendable {
  /// The minimum size of a pivot. Smaller ones, with coefficients of about 1, are treated as
  /// rounding errors.
  static let smallestPivot = 1e-9
  /// The maximum number of row replacements before the rows are factorized again.
  static let etaLimit = 100

  var columnAt: [Int32] = []
  var positionOfColumn: [Int32] = []
  var pivot: [Double] = []
  /// The lower factor: for each row, multiples of earlier rows of the upper factor.
  var lowerRows = SparseLines()
  var lowerColumns = SparseLines()
  /// The upper factor: for each row, the entries right of the diagonal, which is 1. Most rows have
  /// none.
  var upperRows = SparseLines()
  var upperColumns = SparseLines()

  /// The rows that were replaced since the factorization.
  private var etaFile = EtaFile()

  /// Working memory, which is zero between uses.
  var work: [Double] = []
  var pending = PositionSet()

  var count: Int { columnAt.count }

  /// Whether factorizing again costs less than continuing.
  var isWornOut: Bool {
    etaFile.count >= Self.etaLimit + count / 8
      || etaFile.entryCount > 2 * (lowerRows.indices.count + count) + 1000
  }

  mutating func removeAll(columns: Int) {
    columnAt.removeAll(keepingCapacity: true)
    positionOfColumn = Array(repeating: -1, count: columns)
    pivot.removeAll(keepingCapacity: true)
    lowerRows.removeAll()
    upperRows.removeAll()
    etaFile = EtaFile()
    makeRoom(columns)
  }

  private mutating func makeRoom(_ columns: Int) {
    if work.count < columns {
      work.append(contentsOf: repeatElement(0, count: columns - work.count))
    }
    pending.reserve(columns)
    etaFile.makeRoom(columns)
  }

  /// Adds a column, and a slot whose row has only that column.
  mutating func append() {
    let column = count
    positionOfColumn.append(Int32(column))
    columnAt.append(Int32(column))
    pivot.append(1)
    lowerRows.closeLine()
    lowerColumns.closeLine()
    upperRows.closeLine()
    upperColumns.closeLine()
    makeRoom(count)
  }

  mutating func finish() {
    lowerColumns = lowerRows.transposed(count: count)
    upperColumns = upperRows.transposed(count: count)
  }

  /// Replaces the row of a slot.
  ///
  /// - Parameter combination: the new row as a combination of the active rows before the call.
  mutating func replace(slot: Int, by combination: SparseVector) {
    etaFile.append(slot: slot, combination)
  }
}

// MARK: - Solving

extension BasisFactorization {
  /// Computes the change of the variables for which the left sides of the active rows grow by
  /// `growth`.
  mutating func solve(growth: SparseVector, into result: inout SparseVector) {
    for (index, value) in zip(growth.indices, growth.values) {
      work[Int(index)] += value
      pending.insert(Int(index))
    }
    etaFile.undo(in: &work, nonzero: growth.indices, pending: &pending)
    let hasUpper = !upperRows.indices.isEmpty
    result.removeAll()
    while true {
      let position = pending.removeFirst()
      if position < 0 { break }
      let value = work[position] / pivot[position]
      if value == 0 { continue }
      for entry in lowerColumns.line(position) {
        let target = Int(lowerColumns.indices[entry])
        work[target] -= lowerColumns.values[entry] * value
        pending.insert(target)
      }
      work[position] = 0
      if abs(value) > 1e-15 { result.append(Int32(position), value) }
    }
    if hasUpper { solveUpper(&result) }
    for index in result.indices.indices {
      result.indices[index] = columnAt[Int(result.indices[index])]
    }
  }

  private mutating func solveUpper(_ result: inout SparseVector) {
    for (index, value) in zip(result.indices, result.values) {
      work[Int(index)] = value
      pending.insert(Int(index))
    }
    result.removeAll()
    while true {
      let position = pending.removeLast()
      if position < 0 { break }
      let value = work[position]
      work[position] = 0
      if abs(value) <= 1e-15 { continue }
      for entry in upperColumns.line(position) {
        let target = Int(upperColumns.indices[entry])
        work[target] -= upperColumns.values[entry] * value
        pending.insert(target)
      }
      result.append(Int32(position), value)
    }
  }

  /// Computes a row as a combination of the active rows: slots and factors.
  mutating func combine(
    row: Int, of rows: borrowing ConstraintRows, into result: inout SparseVector
  ) {
    for entry in rows.entries(of: row) {
      let position = Int(positionOfColumn[Int(rows.variable[entry])])
      work[position] = rows.coefficient[entry]
      pending.insert(position)
    }
    combineWork(into: &result)
  }

  /// Does the same as `combine(row:of:into:)` for a row that is given by its columns.
  mutating func combine(columns: SparseVector, into result: inout SparseVector) {
    for (column, value) in zip(columns.indices, columns.values) {
      let position = Int(positionOfColumn[Int(column)])
      work[position] = value
      pending.insert(position)
    }
    combineWork(into: &result)
  }

  private mutating func combineWork(into result: inout SparseVector) {
    if !upperRows.indices.isEmpty { combineUpper(&result) }
    result.removeAll()
    while true {
      let position = pending.removeLast()
      if position < 0 { break }
      let value = work[position] / pivot[position]
      work[position] = 0
      if abs(value) <= 1e-15 { continue }
      for entry in lowerRows.line(position) {
        let target = Int(lowerRows.indices[entry])
        work[target] -= lowerRows.values[entry] * value
        pending.insert(target)
      }
      result.append(Int32(position), value)
    }
    if etaFile.count > 0 { applyEtaFile(&result) }
  }

  private mutating func combineUpper(_ result: inout SparseVector) {
    result.removeAll()
    while true {
      let position = pending.removeFirst()
      if position < 0 { break }
      let value = work[position]
      if abs(value) <= 1e-15 {
        work[position] = 0
        continue
      }
      for entry in upperRows.line(position) {
        let target = Int(upperRows.indices[entry])
        work[target] -= upperRows.values[entry] * value
        pending.insert(target)
      }
      result.append(Int32(position), value)
    }
    for index in result.indices { pending.insert(Int(index)) }
  }

  private mutating func applyEtaFile(_ result: inout SparseVector) {
    for (index, value) in zip(result.indices, result.values) {
      work[Int(index)] = value
      pending.insert(Int(index))
    }
    etaFile.apply(to: &work, nonzero: result.indices, pending: &pending)
    result.removeAll()
    while true {
      let slot = pending.removeFirst()
      if slot < 0 { break }
      if abs(work[slot]) > 1e-13 { result.append(Int32(slot), work[slot]) }
      work[slot] = 0
    }
  }
}

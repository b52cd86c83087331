/// The constraints as a sparse matrix in flat arrays. The entries of a row are adjacent, and those
/// of a column form a linked list.
struct ConstraintRows: Sendable {
  static let none: Int32 = -1

  // MARK: By row

  private var start: [Int32] = []
  private var count: [Int32] = []
  var constant: [Double] = []
  private(set) var priority: [Float] = []
  /// The bounds of a row's dual value, in units of its priority's weight: `low` if the left side is
  /// smaller than the right one, `high` if it is larger. Both are 0 in an unused row.
  private(set) var low: [Int8] = []
  private(set) var high: [Int8] = []
  private(set) var generation: [Int32] = []
  private(set) var isUsed: [Bool] = []
  private var freeRows: [Int32] = []

  // MARK: By entry

  private(set) var variable: [Int32] = []
  private(set) var coefficient: [Double] = []
  private(set) var row: [Int32] = []
  private(set) var next: [Int32] = []
  private var previous: [Int32] = []
  /// The free entries, by the number of adjacent free entries.
  private var freeEntries: [[Int32]] = []

  // MARK: By column

  private(set) var head: [Int32] = []
  /// The number of rows that have an entry in a column.
  private(set) var height: [Int32] = []

  /// The number of rows, both used and unused.
  var rowCount: Int { start.count }
  var columnCount: Int { head.count }
  private(set) var usedCount = 0

  mutating func addColumn() {
    head.append(Self.none)
    height.append(0)
  }

  @inline(__always)
  func entries(of row: Int) -> Range<Int> {
    Int(start[row])..<Int(start[row] + count[row])
  }

  func isEquality(_ row: Int) -> Bool { low[row] != 0 && high[row] != 0 }

  // MARK: Changing

  /// Adds a row. Its terms must have distinct variables.
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], constant: Double, priority: Float,
    low: Int8, high: Int8
  ) -> Int {
    let index = takeRow()
    let first = takeEntries(terms.count)
    start[index] = Int32(first)
    count[index] = Int32(terms.count)
    self.constant[index] = constant
    self.priority[index] = priority
    self.low[index] = low
    self.high[index] = high
    isUsed[index] = true
    usedCount += 1
    for (offset, term) in terms.enumerated() {
      let entry = first + offset
      variable[entry] = Int32(term.variable)
      coefficient[entry] = term.coefficient
      row[entry] = Int32(index)
      link(entry, to: term.variable)
    }
    return index
  }

  private mutating func takeRow() -> Int {
    if let free = freeRows.popLast() { return Int(free) }
    start.append(0)
    count.append(0)
    constant.append(0)
    priority.append(0)
    low.append(0)
    high.append(0)
    generation.append(0)
    isUsed.append(false)
    return start.count - 1
  }

  private mutating func takeEntries(_ count: Int) -> Int {
    if count < freeEntries.count, let free = freeEntries[count].popLast() { return Int(free) }
    let first = variable.count
    for _ in 0..<count {
      variable.append(0)
      coefficient.append(0)
      row.append(0)
      next.append(Self.none)
      previous.append(Self.none)
    }
    return first
  }

  private mutating func link(_ entry: Int, to column: Int) {
    let first = head[column]
    next[entry] = first
    previous[entry] = Self.none
    if first >= 0 { previous[Int(first)] = Int32(entry) }
    head[column] = Int32(entry)
    height[column] += 1
  }

  mutating func remove(_ index: Int) {
    for entry in entries(of: index) {
      let (before, after) = (previous[entry], next[entry])
      let column = Int(variable[entry])
      if before >= 0 { next[Int(before)] = after } else { head[column] = after }
      if after >= 0 { previous[Int(after)] = before }
      height[column] -= 1
    }
    let length = Int(count[index])
    while freeEntries.count <= length { freeEntries.append([]) }
    freeEntries[length].append(start[index])
    (low[index], high[index]) = (0, 0)
    generation[index] += 1
    isUsed[index] = false
    usedCount -= 1
    freeRows.append(Int32(index))
  }

  /// Sets the priority of a row, and with it the bounds of its dual value.
  mutating func setPriority(_ value: Float, of index: Int) { priority[index] = value }

  // MARK: Reading

  /// Whether two equations with the same single variable determine different values.
  func differ(_ left: Int, _ right: Int) -> Bool {
    let product = coefficient[Int(start[left])] * constant[right] / coefficient[Int(start[right])]
    return Self.isNonzero(product - constant[left], size: abs(product) + abs(constant[left]))
  }

  /// Whether the difference of two sides exceeds rounding errors. These grow with the numbers, and
  /// with the length of the chain from one side to the other.
  static func isNonzero(_ difference: Double, size: Double) -> Bool {
    abs(difference) > 1e-9 + 1e-11 * size
  }

  /// Returns the difference of the left and the right side, and the magnitude of the terms.
  @inline(__always)
  func residual(of row: Int, at values: [Double]) -> (value: Double, size: Double) {
    var sum = -constant[row]
    var size = abs(sum)
    for entry in entries(of: row) {
      let product = coefficient[entry] * values[Int(variable[entry])]
      sum += product
      size += abs(product)
    }
    return (sum, size)
  }
}

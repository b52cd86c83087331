/// Lines of indexed values, one after the other in flat arrays.
struct SparseLines: Sendable {
  private var starts: [Int32] = [0]
  private(set) var indices: [Int32] = []
  private(set) var values: [Double] = []

  @inline(__always)
  func line(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  /// Adds a value to the open line.
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Removes the end of the open line.
  mutating func cut(to count: Int) {
    indices.removeSubrange(count...)
    values.removeSubrange(count...)
  }

  mutating func closeLine() { starts.append(Int32(indices.count)) }

  mutating func renumber(_ map: [Int32]) {
    for entry in indices.indices { indices[entry] = map[Int(indices[entry])] }
  }

  mutating func removeAll() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Returns the columns of the square matrix whose rows these lines are.
  func transposed(count: Int) -> SparseLines {
    var result = SparseLines()
    var ends = [Int32](repeating: 0, count: count + 1)
    for index in indices { ends[Int(index) + 1] += 1 }
    for index in 0..<count { ends[index + 1] += ends[index] }
    result.starts = ends
    result.indices = Array(repeating: 0, count: indices.count)
    result.values = Array(repeating: 0, count: indices.count)
    for row in 0..<count {
      for entry in line(row) {
        let column = Int(indices[entry])
        let place = Int(ends[column])
        ends[column] += 1
        result.indices[place] = Int32(row)
        result.values[place] = values[entry]
      }
    }
    return result
  }
}

/// A vector that stores only its nonzero values.
struct SparseVector: Sendable {
  var indices: [Int32] = []
  var values: [Double] = []

  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}

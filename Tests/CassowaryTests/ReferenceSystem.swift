import Cassowary
import UIKitTestSupport

/// A small system as plain numbers, solved by trying every corner.
///
/// What is missing at each priority is convex and linear between the places where the two sides of
/// a constraint are equal, so a best solution is at a corner of those places and of x = 0. Where
/// there are others, one of them is at a corner of planes far out.
struct ReferenceSystem {
  struct Row {
    var coefficients: [Double]
    var relation: Constraint.Relation
    var constant: Double
    var priority: Float

    func missing(at point: [Double]) -> Double {
      var sum = -constant
      for index in coefficients.indices { sum += coefficients[index] * point[index] }
      switch relation {
      case .equal: return abs(sum)
      case .lessThanOrEqual: return max(sum, 0)
      case .greaterThanOrEqual: return max(-sum, 0)
      }
    }
  }

  var count: Int
  var rows: [Row]

  /// What is missing in all, the highest priority first.
  func missing(at point: [Double]) -> [Double] { missing(at: point, levels: levels()) }

  /// How many higher priorities there are, for each row.
  private func levels() -> [Int] {
    let priorities = Set(rows.map(\.priority)).sorted(by: >)
    return rows.map { priorities.firstIndex(of: $0.priority)! }
  }

  private func missing(at point: [Double], levels: [Int]) -> [Double] {
    var sums = [Double](repeating: 0, count: (levels.max() ?? -1) + 1)
    for (row, level) in zip(rows, levels) { sums[level] += row.missing(at: point) }
    return sums
  }

  struct Optimum {
    var missing: [Double]
    /// The corners that are as good.
    var corners: [[Double]]

    /// The only solution, if there is one.
    var unique: [Double]? {
      guard let first = corners.first else { return nil }
      return corners.allSatisfy { ReferenceSystem.isClose($0, first) } ? first : nil
    }
  }

  func optimum() -> Optimum {
    var planes = rows.map { ($0.coefficients, $0.constant) }
    for anchor in [0.0, 1000, -1000] {
      for index in 0..<count {
        planes.append(((0..<count).map { $0 == index ? 1 : 0 }, anchor))
      }
    }
    let levels = levels()
    var best = Optimum(missing: [], corners: [])
    var chosen: [Int] = []
    func visit(_ first: Int) {
      if chosen.count == count {
        guard let corner = Self.intersect(chosen.map { planes[$0] }) else { return }
        let missing = missing(at: corner, levels: levels)
        let comparison = best.corners.isEmpty ? -1 : Self.compare(missing, best.missing)
        if comparison < 0 { best = Optimum(missing: missing, corners: []) }
        if comparison <= 0 { best.corners.append(corner) }
        return
      }
      for index in first..<max(planes.count, first) {
        chosen.append(index)
        visit(index + 1)
        chosen.removeLast()
      }
    }
    visit(0)
    return best
  }

  /// Gauss's elimination with the largest pivots.
  static func intersect(_ planes: [([Double], Double)]) -> [Double]? {
    let count = planes.count
    var matrix = planes.map { $0.0 + [$0.1] }
    for column in 0..<count {
      var pivot = column
      for row in column..<count where abs(matrix[row][column]) > abs(matrix[pivot][column]) {
        pivot = row
      }
      if abs(matrix[pivot][column]) < 1e-9 { return nil }
      matrix.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        if factor == 0 { continue }
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }

  static func compare(_ left: [Double], _ right: [Double]) -> Int {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-6 * max(1, abs(a)) {
      return a < b ? -1 : 1
    }
    return 0
  }

  static func isClose(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
  }
}

extension ReferenceSystem.Row {
  static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -3, 0.75]
  static let priorities: [Float] = [1000, 1000, 999, 750, 251, 250, 250, 50]

  /// Small whole numbers, so that many rows meet in a point or are parallel.
  static func random(_ count: Int, using random: inout SeededGenerator) -> Self {
    var coefficients = [Double](repeating: 0, count: count)
    for _ in 0..<Int.random(in: 1...min(count, 3), using: &random) {
      coefficients[Int.random(in: 0..<count, using: &random)] =
        Self.coefficients.randomElement(using: &random)!
    }
    return Self(
      coefficients: coefficients,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      constant: Double(Int.random(in: -4...10, using: &random)),
      priority: priorities.randomElement(using: &random)!)
  }

  func constraint(_ variables: [Variable]) -> Constraint {
    Constraint(
      zip(variables, coefficients).map { Constraint.Term($0, $1) }, relation, constant,
      priority: priority)
  }
}

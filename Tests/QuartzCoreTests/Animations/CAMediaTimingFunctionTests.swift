import CoreGraphics
import Testing

@testable import QuartzCore

struct CAMediaTimingFunctionTests {
  @Test(arguments: TimingTable.excerpt)
  func standardCurvesFollowTheTable(table: TimingTable) {
    let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: table.name))
    for (index, output) in table.outputs.enumerated() {
      let input = Double(index) / 20
      #expect(isClose(function.value(at: input), output, within: 1e-6), "at \(input)")
    }
  }

  @Test func everyRowOfTheFullTableIsMet() throws {
    let rows = try ReferenceTable.timingFunctions.rows()
    #expect(rows.count > 100)
    for row in rows {
      let numbers = row.dropFirst().compactMap(Double.init)
      try #require(numbers.count == 6)
      let curve = UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(isClose(curve.value(at: numbers[4]), numbers[5], within: 1e-6), "\(row)")
    }
  }

  @Test func xIsSolvedToATenMillionth() {
    // Where x(t) = x, y of a curve with y = x in its control points is x itself.
    for (x1, x2) in [(0.0, 1.0), (1, 0), (0.42, 0.58), (0.99, 0.01), (0, 0), (1, 1)] {
      let curve = UnitBezier(x1, x1, x2, x2)
      for step in 0...1000 {
        let x = Double(step) / 1000
        #expect(isClose(curve.value(at: x), x, within: 1e-7), "(\(x1), \(x2)) at \(x)")
      }
    }
  }

  @Test func controlPointsAreReadBack() {
    let function = CAMediaTimingFunction(name: .default)
    var values: [Float] = [0, 0]
    var all: [[Float]] = []
    for index in 0..<4 {
      function.getControlPoint(at: index, values: &values)
      all.append(values)
    }
    #expect(all == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
    values = [7, 7]
    function.getControlPoint(at: 4, values: &values)
    function.getControlPoint(at: -1, values: &values)
    #expect(values == [7, 7])
  }

  @Test func beyondItsEndsACurveStands() {
    let function = CAMediaTimingFunction(controlPoints: 0.3, -2, 0.6, 3)
    #expect(function.value(at: -1) == 0)
    #expect(function.value(at: 2) == 1)
    #expect(function.value(at: 0.9) > 1)
  }

  @Test func controlPointsThatAreNoNumbersMakeNoValueThatIsNone() {
    for odd in [Float.nan, .infinity, -.infinity] {
      for position in 0..<4 {
        var points: [Float] = [0.2, 0.2, 0.8, 0.8]
        points[position] = odd
        let function = CAMediaTimingFunction(
          controlPoints: points[0], points[1], points[2], points[3])
        #expect(function.value(at: 0.3).isFinite, "\(points)")
      }
    }
  }
}

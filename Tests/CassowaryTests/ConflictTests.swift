import Cassowary
import Testing
import UIKitTestSupport

/// What a solver reports about required constraints that contradict one another.
struct ConflictTests {
  private let solver = Solver()

  private func conflict() -> [Constraint.ID] {
    do {
      try solver.solve()
      return []
    } catch {
      return error.constraints
    }
  }

  @Test func onlyTheConstraintsOfTheContradictionAreNamed() throws {
    let (x, w, right) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    _ = try solver.add(Constraint([.init(right)], .greaterThanOrEqual, 0))
    let leading = try solver.add(Constraint([.init(x)], .equal, 20))
    let width = try solver.add(Constraint([.init(w)], .greaterThanOrEqual, 100))
    let edge = try solver.add(Constraint([.init(x), .init(w), .init(right, -1)], .equal, 0))
    let limit = try solver.add(Constraint([.init(right)], .lessThanOrEqual, 90))
    _ = try solver.add(Constraint([.init(w)], .equal, 50, priority: 999))
    #expect(Set(conflict()) == [leading, width, edge, limit])
    try solver.setConstant(60, of: width)
    #expect(conflict() == [])
    #expect(solver.value(of: w) == 60)
  }

  @Test func oneConflictIsReportedAfterTheOther() throws {
    let variables = try (0..<3).map { _ in try solver.makeVariable() }
    var pairs: [Set<Constraint.ID>] = []
    for variable in variables {
      let one = try solver.add(Constraint([.init(variable)], .equal, 10))
      let other = try solver.add(Constraint([.init(variable)], .equal, 30))
      pairs.append([one, other])
    }
    for remaining in (1...3).reversed() {
      let named = Set(conflict())
      #expect(pairs.filter { $0 == named }.count == 1)
      #expect(pairs.count == remaining)
      pairs.removeAll { $0 == named }
      try solver.remove(named.first!)
    }
    #expect(conflict() == [])
  }

  @Test func theSmallestSumIsMissingWhileThereIsAConflict() throws {
    let x = try solver.makeVariable()
    for value in [10.0, 10, 30] { _ = try solver.add(Constraint([.init(x)], .equal, value)) }
    #expect(conflict().count == 2)
    #expect(solver.value(of: x) == 10)
  }

  @Test func aConstraintBecomesRequiredWhileManyOthersAreAdded() throws {
    let x = try solver.makeVariable()
    let one = try solver.add(Constraint([.init(x)], .equal, 10))
    let other = try solver.add(Constraint([.init(x)], .equal, 30, priority: 500))
    #expect(conflict() == [] && solver.value(of: x) == 10)
    // So many that the solver starts again.
    for _ in 0..<40 {
      let variable = try solver.makeVariable()
      _ = try solver.add(Constraint([.init(variable)], .equal, 1))
    }
    try solver.setPriority(Constraint.required, of: other)
    #expect(Set(conflict()) == [one, other])
  }

  @Test func twoValuesOfOneVariableAreFoundBeforeSolving() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let ten = try solver.add(Constraint([.init(x)], .equal, 10))
    _ = try solver.add(Constraint([.init(x, 2)], .equal, 20))
    _ = try solver.add(Constraint([.init(x)], .equal, 30, priority: 999))
    _ = try solver.add(Constraint([.init(x), .init(y)], .equal, 30))
    _ = try solver.add(Constraint([.init(x)], .lessThanOrEqual, 5))
    let thirty = try solver.add(Constraint([.init(x, -1)], .equal, -30))
    #expect(solver.findContradiction() == [ten, thirty])
    #expect(solver.findContradiction() == [ten, thirty])
    try solver.remove(thirty)
    #expect(solver.findContradiction() == nil)
  }

  @Test func anEquationThatIsNoLongerRequiredContradictsNothing() throws {
    let x = try solver.makeVariable()
    let ten = try solver.add(Constraint([.init(x)], .equal, 10))
    #expect(solver.findContradiction() == nil)
    #expect(conflict() == [])
    try solver.setPriority(500, of: ten)
    let thirty = try solver.add(Constraint([.init(x)], .equal, 30))
    #expect(solver.findContradiction() == nil)
    #expect(conflict() == [])
    #expect(solver.value(of: x) == 30)
    let forty = try solver.add(Constraint([.init(x)], .equal, 40))
    #expect(solver.findContradiction() == nil)
    #expect(Set(conflict()) == [thirty, forty])
  }

  @Test func aContradictionWithoutVariablesIsNamed() throws {
    let x = try solver.makeVariable()
    let id = try solver.add(Constraint([.init(x), .init(x, -1)], .equal, 5))
    #expect(conflict() == [id])
    try solver.setPriority(500, of: id)
    #expect(conflict() == [])
  }

  @Test func whatIsNotRequiredIsNoConflict() throws {
    let x = try solver.makeVariable()
    _ = try solver.add(Constraint([.init(x)], .equal, 10))
    _ = try solver.add(Constraint([.init(x)], .equal, 20, priority: 999.5))
    #expect(conflict() == [])
    #expect(solver.value(of: x) == 10)
  }

  @Test func aRowThatJustHoldsMayBePartOfAContradiction() throws {
    let rows: [([Double], Constraint.Relation, Double)] = [
      ([2, 0, 0], .lessThanOrEqual, 0), ([0, 1, 1], .greaterThanOrEqual, 6),
      ([0, 0, -3], .greaterThanOrEqual, -3), ([-1, 0, -3], .equal, 2),
      ([-3, 0.75, 0], .greaterThanOrEqual, 1), ([-1, 0, 0], .lessThanOrEqual, 0),
      ([0, 1, 0], .lessThanOrEqual, -3), ([0, 0.5, 0], .equal, 3),
    ]
    try checkConflict(
      of: rows.map {
        ReferenceSystem.Row(
          coefficients: $0.0, relation: $0.1, constant: $0.2, priority: Constraint.required)
      }, "rows around 0")
  }

  @Test func randomConflictsAreIrreducible() throws {
    var random = SeededGenerator(state: 7)
    for index in 0..<100 {
      let rows = (0..<8).map { _ in
        var row = ReferenceSystem.Row.random(3, using: &random)
        row.priority = Constraint.required
        return row
      }
      try checkConflict(of: rows, "system \(index)")
    }
  }

  /// A set that is named contradicts itself, and would not without any one of its constraints.
  private func checkConflict(of rows: [ReferenceSystem.Row], _ name: Comment) throws {
    let solver = Solver()
    let variables = try (0..<3).map { _ in try solver.makeVariable() }
    var rowOfID: [Constraint.ID: ReferenceSystem.Row] = [:]
    for row in rows { rowOfID[try solver.add(row.constraint(variables))] = row }
    do {
      try solver.solve()
      #expect(!isContradictory(rows), name)
    } catch {
      let named = error.constraints.map { rowOfID[$0]! }
      #expect(isContradictory(named), name)
      for left in named.indices {
        var others = named
        others.remove(at: left)
        #expect(!isContradictory(others), name)
      }
    }
  }

  private func isContradictory(_ rows: [ReferenceSystem.Row]) -> Bool {
    if rows.isEmpty { return false }
    return ReferenceSystem(count: 3, rows: rows).optimum().missing[0] > 1e-6
  }
}

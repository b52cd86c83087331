import Cassowary
import Testing
import UIKitTestSupport

/// Solutions compared with those of a plain search.
struct ReferenceTests {
  @Test func tenThousandSystemsAreSolvedAsWellAsBySearch() throws {
    var random = SeededGenerator(state: 6)
    for index in 0..<10_000 {
      let count = index % 40 == 0 ? 3 : Int.random(in: 1...2, using: &random)
      let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        ReferenceSystem.Row.random(count, using: &random)
      }
      let system = ReferenceSystem(count: count, rows: rows)
      let solver = Solver()
      let variables = try (0..<count).map { _ in try solver.makeVariable() }
      for row in rows { _ = try solver.add(row.constraint(variables)) }
      try check(solver, variables, system, "system \(index)")
    }
  }

  /// Rows come, go and change their constants and priorities; each time the solution is as good as
  /// one from scratch.
  @Test func changesGiveTheSameAsSolvingAgain() throws {
    var random = SeededGenerator(state: 60)
    for sequence in 0..<120 {
      let count = sequence % 10 == 0 ? 3 : 2
      let solver = Solver()
      let variables = try (0..<count).map { _ in try solver.makeVariable() }
      var system = ReferenceSystem(count: count, rows: [])
      var ids: [Constraint.ID] = []
      for step in 0..<25 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          try change(&system, &ids, solver, variables, using: &random)
        }
        try check(solver, variables, system, "sequence \(sequence), step \(step)")
      }
    }
  }

  private func change(
    _ system: inout ReferenceSystem, _ ids: inout [Constraint.ID], _ solver: Solver,
    _ variables: [Variable], using random: inout SeededGenerator
  ) throws {
    let index = Int.random(in: 0..<max(ids.count, 1), using: &random)
    switch ids.isEmpty ? 7 : Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      system.rows.remove(at: index)
      try solver.remove(ids.remove(at: index))
    case 2, 3, 4:
      system.rows[index].constant = Double(Int.random(in: -4...10, using: &random))
      try solver.setConstant(system.rows[index].constant, of: ids[index])
    case 5:
      system.rows[index].priority = ReferenceSystem.Row.priorities.randomElement(using: &random)!
      try solver.setPriority(system.rows[index].priority, of: ids[index])
    default:
      if ids.count == 6 { return }
      let row = ReferenceSystem.Row.random(system.count, using: &random)
      system.rows.append(row)
      ids.append(try solver.add(row.constraint(variables)))
    }
  }

  private func check(
    _ solver: Solver, _ variables: [Variable], _ system: ReferenceSystem, _ name: Comment
  ) throws {
    var isUnsatisfiable = false
    do { try solver.solve() } catch { isUnsatisfiable = true }
    let point = variables.map { solver.value(of: $0) }
    let missing = system.missing(at: point)
    let optimum = system.optimum()
    #expect(ReferenceSystem.compare(missing, optimum.missing) == 0, name)
    if let unique = optimum.unique { #expect(ReferenceSystem.isClose(point, unique), name) }
    #expect(solver.ambiguous(among: variables).isEmpty == (optimum.unique != nil), name)
    let hasRequired = system.rows.contains { $0.priority == 1000 }
    #expect(isUnsatisfiable == (hasRequired && optimum.missing[0] > 1e-6), name)
  }
}

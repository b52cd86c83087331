import Testing
import UIKitTestSupport

import Cassowary

/// Systems that are too large to search, whose solutions prove themselves.
struct LargeSystemTests {
  @Test func largeRandomSystemsAreSolvedBest() throws {
    var random = SeededGenerator(state: 30)
    for index in 0..<60 {
      let solver = Solver()
      let variables = try (0..<Int.random(in: 5...40, using: &random)).map { _ in
        try solver.makeVariable()
      }
      for _ in 0..<variables.count * 2 { _ = try solver.add(row(variables, using: &random)) }
      try? solver.solve()
      #expect(solver.flaws() == [], "system \(index)")
    }
  }

  @Test func everyChangeOfALargeSystemLeadsToABestSolution() throws {
    var random = SeededGenerator(state: 31)
    let solver = Solver()
    var variables = try (0..<30).map { _ in try solver.makeVariable() }
    var ids: [Constraint.ID] = []
    for step in 0..<400 {
      let count = step % 100 == 50 ? 60 : Int.random(in: 1...4, using: &random)
      for _ in 0..<count {
        let index = Int.random(in: 0..<max(ids.count, 1), using: &random)
        switch ids.count < 5 ? 9 : Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: try solver.remove(ids.remove(at: index))
        case 3, 4, 5: try solver.setConstant(.random(in: -10...10, using: &random), of: ids[index])
        case 6: try solver.setPriority(priority(using: &random), of: ids[index])
        default: ids.append(try solver.add(row(variables, using: &random)))
        }
      }
      if step % 20 == 19 { variables.append(try solver.makeVariable(anchor: 3)) }
      try? solver.solve()
      #expect(solver.flaws() == [], "step \(step)")
    }
  }

  /// Hundreds of constraints through one point, many of them twice and in multiples.
  @Test func degenerateSystemsEnd() throws {
    var random = SeededGenerator(state: 32)
    for index in 0..<20 {
      let solver = Solver()
      let variables = try (0..<12).map { _ in try solver.makeVariable(anchor: 5) }
      var ids: [Constraint.ID] = []
      for _ in 0..<150 {
        var constraint = row(variables, using: &random)
        constraint.constant = 0
        ids.append(try solver.add(constraint))
        if Bool.random(using: &random) { ids.append(try solver.add(constraint)) }
      }
      try solver.solve()
      #expect(solver.flaws() == [], "system \(index)")
      for id in ids.shuffled(using: &random).prefix(100) { try solver.remove(id) }
      try solver.solve()
      #expect(solver.flaws() == [], "system \(index), half removed")
    }
  }

  /// Each cell below the one before it, its height by its content: one change moves all below it.
  @Test func aLongChainFollowsAChange() throws {
    let solver = Solver()
    var heights: [Constraint.ID] = []
    var tops = [try solver.makeVariable()]
    _ = try solver.add(Constraint([.init(tops[0])], .equal, 0))
    for index in 0..<300 {
      let height = try solver.makeVariable()
      let next = try solver.makeVariable()
      heights.append(
        try solver.add(Constraint([.init(height)], .greaterThanOrEqual, 20, priority: 750)))
      _ = try solver.add(Constraint([.init(height)], .lessThanOrEqual, 20, priority: 251))
      _ = try solver.add(
        Constraint([.init(next), .init(tops[index], -1), .init(height, -1)], .equal, 0))
      tops.append(next)
    }
    try solver.solve()
    #expect(solver.value(of: tops[300]) == 6000)
    _ = solver.takeChangedVariables()
    try solver.setConstant(30, of: heights[289])
    try solver.solve()
    #expect(solver.value(of: tops[300]) == 6010)
    #expect(solver.takeChangedVariables().count == 12)
  }

  private func priority(using random: inout SeededGenerator) -> Float {
    ReferenceSystem.Row.priorities.randomElement(using: &random)!
  }

  private func row(_ variables: [Variable], using random: inout SeededGenerator) -> Constraint {
    let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Constraint.Term(
        variables.randomElement(using: &random)!,
        ReferenceSystem.Row.coefficients.randomElement(using: &random)!)
    }
    return Constraint(
      terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      Double(Int.random(in: -20...40, using: &random)), priority: priority(using: &random))
  }
}

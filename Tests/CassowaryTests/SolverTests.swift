import Cassowary
import Testing
import UIKitTestSupport

/// The solver's own rules: anchors, names, limits.
struct SolverTests {
  private let solver = Solver()

  @Test func whatNothingDeterminesStaysAtItsAnchor() throws {
    let (x, y) = (try solver.makeVariable(anchor: 7), try solver.makeVariable(anchor: -3))
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    let id = try solver.add(Constraint([.init(x), .init(y)], .greaterThanOrEqual, 50))
    try solver.solve()
    #expect(solver.value(of: x) + solver.value(of: y) == 50)
    try solver.remove(id)
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == -3)
  }

  @Test func whatIsLeftOpenIsAmbiguous() throws {
    let (x, y, z) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    _ = try solver.add(Constraint([.init(x)], .equal, 5))
    _ = try solver.add(Constraint([.init(y)], .greaterThanOrEqual, 5))
    _ = try solver.add(Constraint([.init(z)], .lessThanOrEqual, 5, priority: 250))
    _ = try solver.add(Constraint([.init(z)], .greaterThanOrEqual, 5, priority: 750))
    try solver.solve()
    #expect(solver.ambiguous(among: [x, y, z]) == [y])
    _ = try solver.add(Constraint([.init(y), .init(x, -1)], .equal, 1, priority: 1))
    try solver.solve()
    #expect(solver.ambiguous(among: [x, y, z]) == [])
    #expect(solver.value(of: y) == 6)
  }

  @Test func theSameCallsGiveTheSameValues() throws {
    func values() throws -> [Double] {
      var random = SeededGenerator(state: 3)
      let solver = Solver()
      let variables = try (0..<6).map { _ in try solver.makeVariable() }
      for _ in 0..<5 {
        _ = try solver.add(ReferenceSystem.Row.random(6, using: &random).constraint(variables))
        try? solver.solve()
      }
      return variables.map { solver.value(of: $0) }
    }
    let first = try values()
    for _ in 0..<5 { #expect(try values() == first) }
  }

  @Test func aPriorityOutweighsAnyNumberOfLowerOnes() throws {
    let x = try solver.makeVariable()
    for _ in 0..<200 {
      _ = try solver.add(Constraint([.init(x, 1000)], .equal, 0, priority: 250))
    }
    _ = try solver.add(Constraint([.init(x, 0.001)], .equal, 0.1, priority: 250.001))
    try solver.solve()
    #expect(abs(solver.value(of: x) - 100) < 1e-9)
  }

  @Test func anEdgeFollowsAFinger() throws {
    let (x, w) = (try solver.makeVariable(), try solver.makeVariable())
    _ = try solver.add(Constraint([.init(x)], .greaterThanOrEqual, 0))
    _ = try solver.add(Constraint([.init(x), .init(w)], .lessThanOrEqual, 100))
    _ = try solver.add(Constraint([.init(w)], .equal, 40))
    let finger = try solver.add(Constraint([.init(x)], .equal, 0, priority: 999))
    for (place, expected) in [(30.0, 30.0), (80, 60), (-5, 0), (12.5, 12.5)] {
      try solver.setConstant(place, of: finger)
      try solver.solve()
      #expect(solver.value(of: x) == expected)
    }
  }

  @Test func changedVariablesAreReportedOnce() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let id = try solver.add(Constraint([.init(x)], .equal, 5))
    try solver.solve()
    #expect(Set(solver.takeChangedVariables()) == [x, y])
    try solver.setConstant(6, of: id)
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x])
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func aVariableGoesWithItsConstraints() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let both = try solver.add(Constraint([.init(x), .init(y, -1)], .equal, 5))
    _ = try solver.add(Constraint([.init(y)], .equal, 10))
    try solver.solve()
    try solver.remove(x)
    #expect(solver.constraintCount == 1)
    #expect(throws: InvalidConstraint.unknownConstraint) { try solver.remove(both) }
    #expect(throws: InvalidConstraint.unknownVariable) { try solver.remove(x) }
    try solver.solve()
    let z = try solver.makeVariable(anchor: 4)
    try solver.solve()
    #expect(solver.value(of: z) == 4)
    #expect(solver.value(of: y) == 10)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e7, 1e-7, -1e300, 1e-300])
  func coefficientsOutOfRangeAreRefused(_ value: Double) throws {
    let x = try solver.makeVariable()
    #expect(throws: InvalidConstraint.self) {
      try solver.add(Constraint([.init(x, value)], .equal, 1))
    }
    #expect(solver.constraintCount == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1.1e9])
  func constantsOutOfRangeAreRefused(_ value: Double) throws {
    let x = try solver.makeVariable()
    let id = try solver.add(Constraint([.init(x)], .equal, 1))
    #expect(throws: InvalidConstraint.self) {
      try solver.add(Constraint([.init(x)], .equal, value))
    }
    #expect(throws: InvalidConstraint.self) { try solver.setConstant(value, of: id) }
    #expect(throws: InvalidConstraint.self) { try solver.makeVariable(anchor: value) }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test(arguments: [Float.nan, 0, -1, 1000.1, .infinity])
  func prioritiesOutOfRangeAreRefused(_ value: Float) throws {
    let x = try solver.makeVariable()
    let id = try solver.add(Constraint([.init(x)], .equal, 1))
    #expect(throws: InvalidConstraint.self) {
      try solver.add(Constraint([.init(x)], .equal, 1, priority: value))
    }
    #expect(throws: InvalidConstraint.self) { try solver.setPriority(value, of: id) }
  }

  /// Anything that is let in ends, with numbers.
  @Test func numbersOfAllSizesEnd() throws {
    var random = SeededGenerator(state: 99)
    for _ in 0..<60 {
      let solver = Solver()
      let variables = try (0..<6).map { _ in try solver.makeVariable() }
      var ids: [Constraint.ID] = []
      for _ in 0..<40 {
        let terms = (0..<3).map { _ in
          let size = [1e-6, 1e-3, 1, 1, 1e3, 1e6].randomElement(using: &random)!
          return Constraint.Term(
            variables.randomElement(using: &random)!, Bool.random(using: &random) ? size : -size)
        }
        let constant = [0, 1e-9, 1, 1e9, -1e9, 1e6].randomElement(using: &random)!
        let row = Constraint(
          terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
          constant, priority: ReferenceSystem.Row.priorities.randomElement(using: &random)!)
        if let id = try? solver.add(row) { ids.append(id) }
        if ids.count > 20 { try solver.remove(ids.removeFirst()) }
        if Int.random(in: 0..<4, using: &random) == 0 { try? solver.solve() }
      }
      try? solver.solve()
      #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
    }
  }
}

/// Finds values that satisfy linear constraints by their priorities, and updates them incrementally
/// when constraints are added, removed or changed.
///
/// Changes are recorded at once and applied by `solve()`. Priorities are lexicographic: no number
/// of lower priorities outweighs a higher one. If the constraints are ambiguous, the order of the
/// calls decides: a variable stays at its anchor if possible.
///
/// The method is the incremental simplex method for constraint hierarchies (Badros, Borning and
/// Stuckey: The Cassowary linear arithmetic constraint solving algorithm, 2001), on factors of a
/// sparse basis matrix instead of a tableau, which would be dense for long lists.
///
/// A dragged edge is an equation for its variable, of less than required priority, whose constant
/// changes.
package final class Solver {
  /// The valid absolute values of coefficients that are not 0.
  package static let coefficients = 1e-6...1e6
  /// The maximum absolute value of a constant.
  package static let largestConstant = 1e9

  /// The simplex method, internal for tests.
  private(set) var simplex = Simplex()
  private var hasStarted = false
  private var added: [Constraint.ID] = []
  private var changedConstants: [(id: Constraint.ID, growth: Double)] = []
  private var changedPriorities: [(id: Constraint.ID, priority: Float)] = []
  private var removed: [Constraint.ID] = []
  private var isRemoved: Set<Constraint.ID> = []
  private var removedVariables: [Int] = []
  /// For each variable, a required equation that contains it alone.
  private var fixing: [Constraint.ID?] = []
  /// The number of added constraints that `findContradiction()` has compared.
  private var comparedCount = 0
  private var freeVariables: [Int] = []
  private var isFree: [Bool] = []

  package init() {}

  /// The number of constraints.
  package var constraintCount: Int { simplex.rows.usedCount - removed.count }

  // MARK: - Variables

  /// - Parameter anchor: the value of the variable while nothing determines it.
  package func makeVariable(anchor: Double = 0) throws(InvalidConstraint) -> Variable {
    try Self.checkConstant(anchor)
    if let index = freeVariables.popLast() {
      isFree[index] = false
      simplex.anchors[index] = anchor
      simplex.values[index] = anchor
      simplex.markChanged(index)
      return Variable(index: index)
    }
    isFree.append(false)
    return Variable(index: simplex.addVariable(anchor: anchor))
  }

  /// Removes a variable and the constraints that contain it.
  package func remove(_ variable: Variable) throws(InvalidConstraint) {
    try check(variable)
    for row in simplex.rowsWith(variable.index) {
      let id = Constraint.ID(row: row, generation: Int(simplex.rows.generation[row]))
      if !isRemoved.contains(id) { try remove(id) }
    }
    isFree[variable.index] = true
    removedVariables.append(variable.index)
  }

  /// Returns the value from the last `solve()`.
  package func value(of variable: Variable) -> Double {
    simplex.values.indices.contains(variable.index) ? simplex.values[variable.index] : 0
  }

  /// Returns the variables whose values may have changed since the last call, each once.
  package func takeChangedVariables() -> [Variable] {
    simplex.takeChanged().lazy.filter { !self.isFree[Int($0)] }.map { Variable(index: Int($0)) }
  }

  /// Returns those of the variables whose values are ambiguous: others would be equally good. Call
  /// it after `solve()`; the values do not change.
  package func ambiguous(among variables: [Variable]) -> [Variable] {
    var copy = simplex
    return variables.filter { variable in
      isFree.indices.contains(variable.index) && !isFree[variable.index]
        && copy.isAmbiguous(variable.index)
    }
  }

  // MARK: - Constraints

  package func add(_ constraint: Constraint) throws(InvalidConstraint) -> Constraint.ID {
    let terms = try collectTerms(constraint)
    try Self.checkConstant(constraint.constant)
    try Self.checkPriority(constraint.priority)
    let row = simplex.addRow(
      terms, constant: constraint.constant, priority: constraint.priority,
      low: constraint.relation == .lessThanOrEqual ? 0 : -1,
      high: constraint.relation == .greaterThanOrEqual ? 0 : 1)
    let id = Constraint.ID(row: row, generation: Int(simplex.rows.generation[row]))
    added.append(id)
    return id
  }

  package func remove(_ id: Constraint.ID) throws(InvalidConstraint) {
    let row = try row(of: id)
    if simplex.slot[row] < 0, simplex.bound[row] == 0 {
      simplex.removeRow(row)
    } else {
      removed.append(id)
      isRemoved.insert(id)
    }
  }

  /// Changes the constant on the right side.
  package func setConstant(
    _ constant: Double, of id: Constraint.ID
  ) throws(InvalidConstraint) {
    let row = try row(of: id)
    try Self.checkConstant(constant)
    let growth = constant - simplex.rows.constant[row]
    if growth == 0 { return }
    simplex.rows.constant[row] = constant
    changedConstants.append((id, growth))
  }

  package func setPriority(_ priority: Float, of id: Constraint.ID) throws(InvalidConstraint) {
    _ = try row(of: id)
    try Self.checkPriority(priority)
    changedPriorities.append((id, priority))
  }

  // MARK: - Solving

  /// Computes the values after all changes.
  ///
  /// If required constraints contradict each other, it throws an error with some that do. The
  /// values then minimize the sum of the violations of the required constraints.
  package func solve() throws(UnsatisfiableConstraints) {
    let isLarge = added.count > 32 && added.count * 4 > simplex.rows.usedCount
    if !hasStarted || isLarge {
      for id in removed { simplex.discard(id.row) }
      for (id, priority) in changedPriorities where isCurrent(id) {
        // The number of required rows at a bound depends on the former priority.
        simplex.setBound(0, of: id.row)
        simplex.rows.setPriority(priority, of: id.row)
      }
      simplex.start()
      hasStarted = true
    } else {
      follow()
    }
    endChanges()
    simplex.optimize()
    if let conflict = simplex.findConflict() {
      throw UnsatisfiableConstraints(
        constraints: conflict.map {
          Constraint.ID(row: $0, generation: Int(simplex.rows.generation[$0]))
        })
    }
  }

  /// Returns two required equations that give the same variable different values, at least one of
  /// which was added since the last `solve()`; nil if the added equations agree with the first one
  /// that they were compared with.
  ///
  /// `solve()` finds every contradiction, but needs a time for each that grows with the number of
  /// the variable's constraints. Call this again after removing one of the two.
  package func findContradiction() -> [Constraint.ID]? {
    // Priorities change in `solve()`.
    guard changedPriorities.isEmpty else { return nil }
    while comparedCount < added.count {
      let id = added[comparedCount]
      if let variable = fixedVariable(of: id) {
        while fixing.count <= variable { fixing.append(nil) }
        if let other = fixing[variable], fixedVariable(of: other) == variable {
          if simplex.rows.differ(id.row, other.row) { return [other, id] }
        } else {
          fixing[variable] = id
        }
      }
      comparedCount += 1
    }
    return nil
  }

  /// Returns the only variable of a required equation.
  private func fixedVariable(of id: Constraint.ID) -> Int? {
    guard isCurrent(id), simplex.rows.isEquality(id.row),
      simplex.rows.priority[id.row] == Constraint.required
    else { return nil }
    let entries = simplex.rows.entries(of: id.row)
    return entries.count == 1 ? Int(simplex.rows.variable[entries.lowerBound]) : nil
  }

  /// Applies the changes to an existing solution.
  private func follow() {
    let growths = changedConstants.filter { isPresent($0.id) }.map { ($0.id.row, $0.growth) }
    simplex.change(growths)
    if !removed.isEmpty || !changedPriorities.isEmpty {
      // Rows leave an optimum in fewer steps.
      simplex.optimize()
    }
    for id in removed {
      simplex.makeInactive(id.row)
      simplex.removeRow(id.row)
    }
    for (id, priority) in changedPriorities where isCurrent(id) {
      simplex.makeInactive(id.row)
      simplex.rows.setPriority(priority, of: id.row)
      simplex.enqueue(id.row)
    }
    for id in added where isCurrent(id) { simplex.enqueue(id.row) }
  }

  private func endChanges() {
    for index in removedVariables {
      // Without constraints the variable is at its anchor.
      freeVariables.append(index)
    }
    added.removeAll(keepingCapacity: true)
    comparedCount = 0
    changedConstants.removeAll(keepingCapacity: true)
    changedPriorities.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    isRemoved.removeAll(keepingCapacity: true)
    removedVariables.removeAll(keepingCapacity: true)
  }

  // MARK: - Checking

  /// Whether a row still contains the constraint, even if it is about to be removed.
  private func isPresent(_ id: Constraint.ID) -> Bool {
    simplex.rows.generation.indices.contains(id.row)
      && Int(simplex.rows.generation[id.row]) == id.generation && simplex.rows.isUsed[id.row]
  }

  private func isCurrent(_ id: Constraint.ID) -> Bool { isPresent(id) && !isRemoved.contains(id) }

  private func row(of id: Constraint.ID) throws(InvalidConstraint) -> Int {
    guard isCurrent(id) else { throw .unknownConstraint }
    return id.row
  }

  private func check(_ variable: Variable) throws(InvalidConstraint) {
    guard isFree.indices.contains(variable.index), !isFree[variable.index] else {
      throw .unknownVariable
    }
  }

  private static func checkConstant(_ value: Double) throws(InvalidConstraint) {
    guard abs(value) <= largestConstant else { throw .constant(value) }
  }

  private static func checkPriority(_ value: Float) throws(InvalidConstraint) {
    guard value > 0, value <= Constraint.required else { throw .priority(value) }
  }

  /// Collects the terms with each variable once, without those that are 0.
  private func collectTerms(
    _ constraint: Constraint
  ) throws(InvalidConstraint) -> [(variable: Int, coefficient: Double)] {
    var terms: [(variable: Int, coefficient: Double)] = []
    terms.reserveCapacity(constraint.terms.count)
    for term in constraint.terms {
      try check(term.variable)
      let index = term.variable.index
      if let known = terms.firstIndex(where: { $0.variable == index }) {
        terms[known].coefficient += term.coefficient
      } else {
        terms.append((index, term.coefficient))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    for term in terms where !Self.coefficients.contains(abs(term.coefficient)) {
      throw .coefficient(term.coefficient)
    }
    return terms
  }
}

/// An unknown of a system: an edge, a width, a baseline.
package struct Variable: Hashable, Sendable {
  package let index: Int

  init(index: Int) { self.index = index }
}

/// A linear equation or inequality that values should fulfil, and how much that matters.
package struct Constraint: Sendable {
  /// A variable times a number.
  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// Names a constraint of a solver. Names are not used twice.
  package struct ID: Hashable, Sendable {
    let row: Int
    /// Distinguishes the constraints that one row held one after the other.
    let generation: Int
  }

  /// The priority of what must hold.
  package static let required: Float = 1000

  /// What is summed up on the left side. A variable may come more than once.
  package var terms: [Term]
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// Above 0 and at most `required`. All constraints of a higher priority together come before one
  /// of a lower priority; among equals, the sum of what is missing is made small.
  package var priority: Float

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = Self.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// Why a solver refuses a constraint or a number. It is then as it was before.
package enum InvalidConstraint: Error, Equatable, Sendable {
  /// A coefficient is not 0 and its size is outside `Solver.coefficients`.
  case coefficient(Double)
  /// A constant or an anchor is not finite or is larger than `Solver.largestConstant`.
  case constant(Double)
  /// A priority is not above 0 or is above `Constraint.required`.
  case priority(Float)
  /// The solver has no such variable.
  case unknownVariable
  /// The solver has no such constraint, any more.
  case unknownConstraint
}

extension InvalidConstraint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .coefficient(let value): "the coefficient \(value) is out of range"
    case .constant(let value): "the constant \(value) is out of range"
    case .priority(let value): "the priority \(value) is not between 0 and 1000"
    case .unknownVariable: "the variable is not of this solver"
    case .unknownConstraint: "the constraint is not in this solver"
    }
  }
}

/// Required constraints that contradict one another.
package struct UnsatisfiableConstraints: Error, Sendable {
  /// None can be left out without making the others satisfiable, in the order they were added; a
  /// very large set may hold a few that could.
  package var constraints: [Constraint.ID]
}

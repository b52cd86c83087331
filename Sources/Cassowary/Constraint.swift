/// An unknown of a system: an edge, a width or a baseline.
package struct Variable: Hashable, Sendable {
  package let index: Int

  init(index: Int) { self.index = index }
}

/// A linear equation or inequality that the values should satisfy, with its priority.
package struct Constraint: Sendable {
  /// A variable with a coefficient.
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

  /// Identifies a constraint of a solver. Identifiers are never reused.
  package struct ID: Hashable, Sendable {
    let row: Int
    /// Distinguishes the constraints that successively used one row.
    let generation: Int
  }

  /// The priority of constraints that must be satisfied.
  package static let required: Float = 1000

  /// The terms on the left side. A variable may occur more than once.
  package var terms: [Term]
  package var relation: Relation
  /// The constant on the right side.
  package var constant: Double
  /// The priority, above 0 and at most `required`. A constraint takes precedence over all
  /// constraints of a lower priority. Among constraints of the same priority, the sum of the
  /// violations is minimized.
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

/// The reason why a solver rejects a constraint or a number. The solver is then unchanged.
package enum InvalidConstraint: Error, Equatable, Sendable {
  /// A coefficient is not 0 and its absolute value is outside `Solver.coefficients`.
  case coefficient(Double)
  /// A constant or an anchor is not finite, or its absolute value exceeds `Solver.largestConstant`.
  case constant(Double)
  /// A priority is not above 0 or is above `Constraint.required`.
  case priority(Float)
  /// The solver has no such variable.
  case unknownVariable
  /// The solver does not or no longer have this constraint.
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

/// An error for required constraints that contradict each other.
package struct UnsatisfiableConstraints: Error, Sendable {
  /// A minimal conflicting set, in the order of addition. A very large set may contain a few
  /// constraints that are not needed for the conflict.
  package var constraints: [Constraint.ID]
}

/// An unknown of a system: an edge, a width, a baseline.
package struct Variable: Hashable, Sendable {
  package let index: Int

  init(index: Int) { self.index = index }
}

/// A linear equation or inequality that values should fulfil, with its priority.
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

  /// The priority of constraints that must hold.
  package static let required: Float = 1000

  /// The terms of the left side. A variable may occur more than once.
  package var terms: [Term]
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// Above 0 and at most `required`. A constraint of a higher priority takes precedence over all
  /// those of a lower priority; among equals, the sum of the violations is minimised.
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

/// The reason why a solver refuses a constraint or a number. The solver is then unchanged.
package enum InvalidConstraint: Error, Equatable, Sendable {
  /// A coefficient is not 0 and its size is outside `Solver.coefficients`.
  case coefficient(Double)
  /// A constant or an anchor is not finite or is larger than `Solver.largestConstant`.
  case constant(Double)
  /// A priority is not above 0 or is above `Constraint.required`.
  case priority(Float)
  /// The solver has no such variable.
  case unknownVariable
  /// The solver does not have this constraint, or not any more.
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
  /// A minimal conflicting set, in the order of addition; a very large set may contain a few
  /// constraints that are not needed for the conflict.
  package var constraints: [Constraint.ID]
}

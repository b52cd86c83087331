/// A constraint: first attribute = second attribute × multiplier + constant, or another relation.
package struct InterfaceConstraint: Equatable, Sendable {
  package enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package enum Relation: String, CaseIterable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package var id: String
  /// The first object; nil for the object that contains the constraint.
  package var firstItem: String?
  package var firstAttribute: Attribute
  package var relation: Relation = .equal
  package var secondItem: String?
  package var secondAttribute: Attribute?
  package var multiplier: Double = 1
  package var constant: Double = 0
  package var priority: Double = 1000
  package var identifier: String?
  /// Whether the distance is the system's standard spacing, so that the constant is ignored.
  package var isStandardSpace = false
  /// Whether it is for Interface Builder only, and omitted at run time.
  package var isPlaceholder = false
  package var variations: [InterfaceVariation] = []
  package var customClass: InterfaceClass?
  package var runtimeAttributes: [InterfaceObject.RuntimeAttribute] = []
  package var connections: [InterfaceConnection] = []
  package var line: Int
}

import CoreGraphics

/// What a program has set for assistive technologies; nil for what it has not.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var language: String?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var containerType: UIAccessibilityContainerType?
  /// On the screen.
  var path: UIBezierPath?
  var respondsToUserInteraction: Bool?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  /// On the screen.
  var frame: CGRect?
  /// On the screen.
  var activationPoint: CGPoint?
}

/// An object that tests and other tools find by an identifier, which the user does not see.
@MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; nil for none.
  var accessibilityIdentifier: String? { get set }
}

/// What a file sets for assistive technologies.
typealias AccessibilityConfigurable = UIAccessibilityIdentification & AccessibleObject

/// An object with members of its own for assistive technologies.
@MainActor
protocol AccessibleObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

import CoreGraphics

/// The values that a program has set for assistive technologies; nil for each that it has not set.
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
  /// The element's outline, in screen coordinates.
  var path: UIBezierPath?
  var respondsToUserInteraction: Bool?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  /// The element's frame, in screen coordinates.
  var frame: CGRect?
  /// The point that is tapped to activate the element, in screen coordinates.
  var activationPoint: CGPoint?
}

/// An object that tests and other tools find by an identifier. The user does not see it.
@MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; nil for none.
  var accessibilityIdentifier: String? { get set }
}

/// An object whose accessibility values a file of Interface Builder can set.
typealias AccessibilityConfigurable = UIAccessibilityIdentification & AccessibleObject

/// An object that stores values for assistive technologies.
@MainActor
protocol AccessibleObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityFrame: CGRect { get set }
  var accessibilityActivationPoint: CGPoint { get set }
}

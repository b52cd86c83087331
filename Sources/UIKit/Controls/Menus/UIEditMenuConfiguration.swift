public import CoreGraphics

/// The location of an edit menu, and its identifier.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Identifies the menu.
  public let identifier: AnyHashable
  /// The location of the menu in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow. The menu has no arrow here, but with `down` it is
  /// above its target rectangle if there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameters:
  ///   - identifier: the identifier; nil makes a unique one.
  ///   - sourcePoint: the location of the menu in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow. The raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// Adds animations and completions to the opening and closing of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Supplies the edit menu of a view, and is notified when it opens and closes. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu.
  ///
  /// - Parameters:
  ///   - interaction: the interaction.
  ///   - configuration: the configuration of the menu.
  ///   - suggestedActions: elements for the editing actions that the view, its first responder or
  ///     those further up the responder chain can perform.
  /// - Returns: the menu; nil, the default, for a menu of the suggested actions. A menu without
  ///   rows is not shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the target rectangle of the menu in the coordinates of the interaction's view.
  /// `CGRect.null`, the default, represents the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called when the menu is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

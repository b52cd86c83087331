public import CoreGraphics

/// Where an edit menu is opened, and what it is for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Identifies what the menu is for.
  public let identifier: AnyHashable
  /// Where the menu is opened, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// Where the arrow of the menu points. The menu has none here, but for one that points down it is
  /// above what it is shown beside, where there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameters:
  ///   - identifier: nil makes a unique one.
  ///   - sourcePoint: where the menu is opened, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of an edit menu points. The raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where the system takes it.
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

/// Lets code run with the opening and the closing of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Animates changes along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Supplies the edit menu of a view, and is notified when it opens and closes. Every method may be
/// left out.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu.
  ///
  /// - Parameters:
  ///   - interaction: the interaction.
  ///   - configuration: what the menu is opened with.
  ///   - suggestedActions: rows for the editing actions that the view, its first responder or those
  ///     further up the responder chain can perform.
  /// - Returns: nil, as it is unless implemented, for a menu of these rows. One without rows is not
  ///   shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu is shown beside, in the coordinates of the interaction's view. `CGRect.null`, as
  /// it is unless implemented, stands for the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to close.
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

import CoreGraphics

/// The event of a layer that comes into a tree of layers.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
  /// Styles within styles that are searched, so that one inside itself comes to an end.
  private static var styleDepth: Int { 32 }

  /// The action that the style has for an event, or the style's own style.
  func styleAction(forKey event: String) -> (any CAAction)? {
    var next = style
    for _ in 0..<Self.styleDepth {
      guard let style = next else { return nil }
      if let action = (style["actions"] as? [String: any CAAction])?[event] { return action }
      next = style["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// The action of an event that is no change of an animatable value; nil where actions are off.
  func orderAction(forKey event: String) -> (any CAAction)? {
    CATransaction.disableActions() ? nil : action(forKey: event)
  }
}

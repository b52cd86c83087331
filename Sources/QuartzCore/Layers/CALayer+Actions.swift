import CoreGraphics

/// The event of a layer that enters a tree of layers, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
  func searchAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = styleAction(forKey: event) { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return implicitAction(forKey: event)
  }

  /// The greatest depth of nested styles to search, in case a style contains itself.
  private static var styleDepth: Int { 32 }

  /// The action for an event in the style, or in the style's own style.
  func styleAction(forKey event: String) -> (any CAAction)? {
    var next = style
    for _ in 0..<Self.styleDepth {
      guard let style = next else { return nil }
      if let action = (style["actions"] as? [String: any CAAction])?[event] { return action }
      next = style["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// The action of an event that is not a change of an animatable value; nil if actions are
  /// disabled.
  func orderAction(forKey event: String) -> (any CAAction)? {
    CATransaction.disableActions() ? nil : action(forKey: event)
  }
}

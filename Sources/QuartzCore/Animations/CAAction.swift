public import CoreGraphics

/// What happens when a layer's value changes: usually, that an animation is added.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Called when the action is to be done.
  ///
  /// - Parameters:
  ///   - event: the key that changed.
  ///   - anObject: the layer.
  ///   - dict: nil here; layers pass nothing.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action, and the end of the search for one.
extension NSNull: CAAction {
  /// Does nothing: ``NSNull`` ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

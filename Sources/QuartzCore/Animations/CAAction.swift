public import CoreGraphics

/// The action for a change of a layer's value: usually, an animation is added.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Performs the action.
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

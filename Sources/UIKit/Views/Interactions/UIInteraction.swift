/// A behaviour that is added to a view, such as a tool tip.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to; nil while it belongs to none.
  var view: UIView? { get }
  /// Called before it is added to a view, or removed for nil.
  func willMove(to view: UIView?)
  /// Called after it was added to a view, or removed for nil.
  func didMove(to view: UIView?)
}

/// An object that has traits and is notified when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, with the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

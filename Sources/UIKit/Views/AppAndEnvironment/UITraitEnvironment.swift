/// An object that has traits and is notified when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed; the argument has the former ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

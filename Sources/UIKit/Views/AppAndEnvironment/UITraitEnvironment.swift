/// What has traits and hears when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// The traits have changed; the argument is what they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

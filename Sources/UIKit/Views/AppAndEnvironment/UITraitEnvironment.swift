/// What has traits and is notified when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed; the argument is what they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

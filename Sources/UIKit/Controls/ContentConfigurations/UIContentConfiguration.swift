/// Values that describe the content and the style of a view, and that make the view which shows
/// them.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the enclosing view.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration. It can be replaced by another configuration of the same type.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. The default is true for configurations of the
  /// displayed type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

// The default of an optional method; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

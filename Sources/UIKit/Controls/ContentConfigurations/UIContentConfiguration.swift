/// Values that describe a view's content and its style, and the view that shows them.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the view around it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows. Setting another configuration of the same type shows that.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; by default one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

// The default of an optional method; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

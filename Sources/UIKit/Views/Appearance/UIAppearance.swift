/// A class whose instances can be containers of an appearance proxy: a view or a controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances receive the values of an appearance proxy when they enter a window.
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///
/// A value that the program has set on an instance takes precedence. It is recognized by comparing
/// it with the initial value: a value that equals that of a new instance counts as not set. In a
/// class that is not part of UIKit the proxy's value always replaces the existing one.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Makes a new instance. Its values tell which values the program has set on others.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// The proxy for all instances, including those of subclasses.
  public static func appearance() -> UIAppearanceProxy<Self> { appearance(inside: []) }

  /// The proxy for instances inside containers.
  ///
  /// - Parameter containerTypes: the classes of the containers, the innermost first. Other
  ///   containers may lie between them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> { appearance(inside: containerTypes) }

  private static func appearance(
    inside containers: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    AppearanceRegistry.shared.proxy(for: self, inside: containers)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceReceiver {}

extension UIAppearanceProxy where Object: UIView {
  /// The tint colour of instances that do not set their own; nil sets none.
  public var tintColor: UIColor? {
    get { storedValue(for: "tintColor") as? UIColor }
    set {
      store(newValue, for: "tintColor", read: { $0.ownTintColor }, write: { $0.tintColor = $1 })
    }
  }
}

/// A class in whose views others may have an appearance of their own: a view or a controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances get the values of a proxy when they enter a window.
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///
/// A value that an instance was given itself has precedence, as far as it can be told from the
/// initial one: a value that equals that of a new instance counts as not given. In a class that is
/// not UIKit's the value of the proxy always replaces the one before.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// A new instance, by whose values those are known that an instance was given itself.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// The values of all instances, and of those of subclasses.
  public static func appearance() -> UIAppearanceProxy<Self> { appearance(inside: []) }

  /// The values of the instances inside of others.
  ///
  /// - Parameter containerTypes: the classes of the containers, the innermost first. Each may have
  ///   others around it.
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
  /// The tint of the instances that have none of their own; nil is none.
  public var tintColor: UIColor? {
    get { storedValue(for: "tintColor") as? UIColor }
    set {
      store(newValue, for: "tintColor", read: { $0.ownTintColor }, write: { $0.tintColor = $1 })
    }
  }
}

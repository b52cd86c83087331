public import CoreGraphics

/// A trait: a value that a view passes on to all below it.
///
/// A program defines traits of its own:
///
///     enum Theme { case plain, festive }
///     struct ThemeTrait: UITraitDefinition {
///       static let defaultValue = Theme.plain
///     }
///
/// Values that can be compared are equal where `==` says so, and all others where they were set
/// together.
public protocol UITraitDefinition: SendableMetatype {
  /// What the trait's values are.
  associatedtype Value: Sendable
  /// The value where nothing sets one.
  static var defaultValue: Value { get }
  /// Whether dynamic colours may look different for different values; false unless defined.
  static var affectsColorAppearance: Bool { get }
  /// The trait's name for debugging: that of the type unless defined.
  static var name: String { get }
  /// The trait's name among those of all modules: that of the type with its module unless defined.
  static var identifier: String { get }
}

// The defaults of what a definition need not have; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait's type, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is one of the system's.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// Where a collection has the value. The default value stands for "not specified".
  static var path: WritableKeyPath<UITraitCollection.Traits, Value> { get }
}

extension SystemTrait {
  static func isEqual(_ left: UITraitCollection.Traits, _ right: UITraitCollection.Traits) -> Bool {
    left[keyPath: path] == right[keyPath: path]
  }

  static var anyPath: AnyKeyPath { path }

  /// Whether a value of the trait is specified.
  static func isSpecified(in traits: UITraitCollection.Traits) -> Bool {
    traits[keyPath: path] != defaultValue
  }

  /// Replaces the value by that of another collection, if it is specified there.
  static func override(
    _ traits: inout UITraitCollection.Traits, with others: UITraitCollection.Traits
  ) {
    if isSpecified(in: others) { traits[keyPath: path] = others[keyPath: path] }
  }

  /// Leaves the value open.
  static func remove(from traits: inout UITraitCollection.Traits) {
    traits[keyPath: path] = defaultValue
  }
}

/// The trait of ``UITraitCollection/userInterfaceStyle``.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Dynamic colours may depend on it.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The trait of ``UITraitCollection/userInterfaceLevel``.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Dynamic colours may depend on it.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The trait of ``UITraitCollection/displayScale``.
public enum UITraitDisplayScale: SystemTrait {
  /// Not specified.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<UITraitCollection.Traits, CGFloat> { \.displayScale }
}

/// The trait of ``UITraitCollection/horizontalSizeClass``.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The trait of ``UITraitCollection/verticalSizeClass``.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The trait of ``UITraitCollection/userInterfaceIdiom``.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// Dynamic colours may depend on it.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The trait of ``UITraitCollection/layoutDirection``.
public enum UITraitLayoutDirection: SystemTrait {
  /// Not specified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of ``UITraitCollection/preferredContentSizeCategory``.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Not specified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

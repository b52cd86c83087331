public import CoreGraphics

/// A trait: a value that a view passes on to its descendants.
///
/// A program defines traits of its own:
///
///     enum Theme { case plain, festive }
///     struct ThemeTrait: UITraitDefinition {
///       static let defaultValue = Theme.plain
///     }
///
/// Two values of an equatable type are equal if `==` says so. Values of other types are equal only
/// if the same assignment set them.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value of the trait where none is set.
  static var defaultValue: Value { get }
  /// Whether the trait's value can change the appearance of dynamic colours. The default is false.
  static var affectsColorAppearance: Bool { get }
  /// The trait's name for debugging. The default is the name of the type.
  static var name: String { get }
  /// The trait's name, unique among all modules. The default is the name of the type with its
  /// module.
  static var identifier: String { get }
}

// The defaults of what a definition need not have; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the system defines.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// The property of a collection that holds the value. The default value means "unspecified".
  static var path: WritableKeyPath<UITraitCollection.Traits, Value> { get }
}

extension SystemTrait {
  static func isEqual(_ left: UITraitCollection.Traits, _ right: UITraitCollection.Traits) -> Bool {
    left[keyPath: path] == right[keyPath: path]
  }

  static var anyPath: AnyKeyPath { path }

  /// Whether a collection specifies the trait.
  static func isSpecified(in traits: UITraitCollection.Traits) -> Bool {
    traits[keyPath: path] != defaultValue
  }

  /// Replaces the value by that of another collection, if the other one specifies it.
  static func override(
    _ traits: inout UITraitCollection.Traits, with others: UITraitCollection.Traits
  ) {
    if isSpecified(in: others) { traits[keyPath: path] = others[keyPath: path] }
  }

  /// Makes the trait unspecified.
  static func remove(from traits: inout UITraitCollection.Traits) {
    traits[keyPath: path] = defaultValue
  }
}

/// The trait of ``UITraitCollection/userInterfaceStyle``.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Dynamic colours can depend on the trait.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The trait of ``UITraitCollection/userInterfaceLevel``.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Dynamic colours can depend on the trait.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The trait of ``UITraitCollection/displayScale``.
public enum UITraitDisplayScale: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<UITraitCollection.Traits, CGFloat> { \.displayScale }
}

/// The trait of ``UITraitCollection/horizontalSizeClass``.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The trait of ``UITraitCollection/verticalSizeClass``.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The trait of ``UITraitCollection/userInterfaceIdiom``.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// Dynamic colours can depend on the trait.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The trait of ``UITraitCollection/layoutDirection``.
public enum UITraitLayoutDirection: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of ``UITraitCollection/preferredContentSizeCategory``.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<UITraitCollection.Traits, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait of ``UITraitCollection/accessibilityContrast``.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// The trait is unspecified by default.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// Dynamic colours can depend on the trait.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<UITraitCollection.Traits, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

public import CoreGraphics
import Synchronization

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is not specified; the style of the enclosing environment applies.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// How much space is available along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified; that of the enclosing environment applies.
  case unspecified = 0
  /// Little space: the width of a phone in portrait, and the height of one in landscape.
  case compact = 1
  /// Much space: both sides of a tablet, and the height of a phone in portrait.
  case regular = 2
}

/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idiom is not specified; that of the enclosing environment applies.
  case unspecified = -1
  /// A phone: a screen that is compact along one axis or both.
  case phone = 0
  /// A tablet: a screen that is regular along both axes.
  case pad = 1
  /// A television. No screen here has this idiom.
  case tv = 2
  /// A car. No screen here has this idiom.
  case carPlay = 3
  /// A desktop computer. No screen here has this idiom: windows on a desktop count as phones or
  /// tablets. The menus of views that have it as a trait have small rows, for a pointer.
  case mac = 5
  /// A headset. No screen here has this idiom.
  case vision = 6
}

/// The layout direction of text and of rows of views.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is not specified; that of the enclosing environment applies.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// Whether content lies at the base level or above it. In dark interfaces backgrounds are lighter
/// at the elevated level.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is not specified; that of the enclosing environment applies.
  case unspecified = -1
  /// The level of a window's main content.
  case base = 0
  /// The level of content above the main content, such as a sheet.
  case elevated = 1
}

/// How strongly colours are to stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said about it.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A high contrast, for users who ask for it.
  case high = 1
}

/// The environment of a view: interface style and level, display scale, size classes, idiom, layout
/// direction and text size.
///
/// A collection is immutable. Every trait has a value that means "unspecified".
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// The values of all traits. Each is unspecified at first.
  package struct Traits: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified

    /// The traits that the program defines, by their definition.
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    package init() {}
  }

  package let traits: Traits
  /// The colour that ``UIColor/tintColor`` resolves to in this environment; nil for the
  /// application's accent colour. It is not a trait: collections that differ only in it are equal.
  let tint: UIColor?

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Whether the content lies above other content, as in a sheet.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// The pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The kind of device that the interface is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The layout direction of text and of rows of views.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// How strongly colours are to stand out. It is normal unless overridden: a desktop's setting is
  /// not read.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

  package convenience init(traits: Traits) { self.init(traits: traits, tint: nil) }

  init(traits: Traits, tint: UIColor?) {
    (self.traits, self.tint) = (traits, tint)
    super.init()
  }

  /// A collection of the traits that `change` sets.
  private convenience init(_ change: (inout Traits) -> Void) {
    var traits = Traits()
    change(&traits)
    self.init(traits: traits)
  }

  /// A collection in which nothing is specified.
  public convenience override init() { self.init(traits: Traits()) }

  /// A collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that specifies only the pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection that specifies only the size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that specifies only the size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection of the traits of several others. Later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { traits in
      for collection in traitCollections { traits.override(with: collection.traits) }
    }
  }

  /// Whether this collection has the same value for every trait that `trait` specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether a dynamic colour can look different with the two collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let (isDark, wasDark) = (
      userInterfaceStyle == .dark, traitCollection?.userInterfaceStyle == .dark
    )
    let (isElevated, wasElevated) = (
      userInterfaceLevel == .elevated, traitCollection?.userInterfaceLevel == .elevated
    )
    let (isStrong, wasStrong) = (
      accessibilityContrast == .high, traitCollection?.accessibilityContrast == .high
    )
    return isDark != wasDark || isElevated != wasElevated || isStrong != wasStrong
      || traits.hasOtherCustomColors(than: traitCollection?.traits ?? Traits())
  }

  /// Returns the collection itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }

  public override var description: String {
    "<UITraitCollection style \(userInterfaceStyle), level \(userInterfaceLevel), "
      + "scale \(displayScale), width \(horizontalSizeClass), height \(verticalSizeClass), "
      + "idiom \(userInterfaceIdiom), direction \(layoutDirection), "
      + "text \(preferredContentSizeCategory.rawValue)>"
  }
}

extension UITraitCollection {
  /// The traits that resolve dynamic colours and images on this thread. During a view's drawing or
  /// layout they are that view's, otherwise the main screen's.
  public static var current: UITraitCollection {
    get {
      // The main thread has a fast path, because the layout of every view reads this.
      if Thread.isMainThread { return mainThreadTraits.withLock { $0 } }
      return Thread.current.threadDictionary[currentKey] as? UITraitCollection
        ?? mainThreadTraits.withLock { $0 }
    }
    set {
      if Thread.isMainThread {
        mainThreadTraits.withLock { $0 = newValue }
      } else {
        Thread.current.threadDictionary[currentKey] = newValue
      }
    }
  }

  /// Runs `actions` with this collection as the current one, then restores the previous one.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  private static let currentKey = "UITraitCollection.current"

  /// The current traits of the main thread, and of every thread that has not set its own.
  private static let mainThreadTraits = Mutex(
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 1),
    ]))
}

public import CoreGraphics
import Synchronization

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said, or left to what is around.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The available space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said, or left to what is around.
  case unspecified = 0
  /// Little room: the width of a phone in portrait, and the height of one in landscape.
  case compact = 1
  /// Much room: both sides of a tablet, and the height of a phone in portrait.
  case regular = 2
}

/// What kind of device the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said, or left to what is around.
  case unspecified = -1
  /// A screen that is compact in one direction or both.
  case phone = 0
  /// A screen that is regular in both directions.
  case pad = 1
  /// A television; no screen here has it.
  case tv = 2
  /// A car; no screen here has it.
  case carPlay = 3
  /// A desktop; no screen here has it, windows on a desktop count as phones or tablets.
  case mac = 5
  /// A headset; no screen here has it.
  case vision = 6
}

/// The layout direction of text and of rows of views.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said, or left to what is around.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// Whether content lies on the lowest plane or above it. In dark interfaces the backgrounds of what
/// lies above are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said, or left to what is around.
  case unspecified = -1
  /// The content of a window.
  case base = 0
  /// Above it, such as a sheet.
  case elevated = 1
}

/// The environment of a view: interface style and level, display scale, size classes, idiom, layout
/// direction and text size.
///
/// Immutable; every trait has a value for "unspecified".
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// All traits, each with its unspecified value at first.
  package struct Traits: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    /// Those that the program defines, by their definition.
    var own: [ObjectIdentifier: OwnTrait] = [:]

    package init() {}
  }

  package let traits: Traits
  /// What ``UIColor/tintColor`` is here, resolved; nil for the application's accent colour. It is
  /// no trait: collections that differ in it alone are equal.
  let tint: UIColor?

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Whether the content lies above other content, as in a sheet.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// Pixels a point; 0 where it is not specified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Which kind of device the interface is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The layout direction of text and of rows of views.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

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

  /// A collection that specifies light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that specifies the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that specifies the pixels of a point alone.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection that specifies the width class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that specifies the height class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that specifies the kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection that specifies the direction of reading alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that specifies the text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// The traits of several collections; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { traits in
      for collection in traitCollections { traits.override(with: collection.traits) }
    }
  }

  /// Whether every trait that `trait` specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether a dynamic colour may look different here and there.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let (isDark, wasDark) = (
      userInterfaceStyle == .dark, traitCollection?.userInterfaceStyle == .dark
    )
    let (isElevated, wasElevated) = (
      userInterfaceLevel == .elevated, traitCollection?.userInterfaceLevel == .elevated
    )
    return isDark != wasDark || isElevated != wasElevated
      || traits.hasOtherOwnColors(than: traitCollection?.traits ?? Traits())
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
  /// The traits by which dynamic colours and images resolve on this thread: those of the view whose
  /// drawing or layout is running, the main screen's otherwise.
  public static var current: UITraitCollection {
    get {
      // A fast path, because the layout of every view reads this.
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

  /// Runs `actions` with this collection as the current one, then puts the old one back.
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

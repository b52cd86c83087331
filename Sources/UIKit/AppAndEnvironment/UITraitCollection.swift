public import CoreGraphics
import Synchronization

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// What kind of device the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Which way lines of text and rows of things run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The environment a view lives in: light or dark, the screen's scale, the room there is, the kind of
/// device, the direction of reading.
///
/// A value that never changes; every trait has a value that says it is not specified.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// All traits, each with its unspecified value at first.
  package struct Traits: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

    package init() {}

    /// Takes over what others specify.
    mutating func override(with others: Traits) {
      func take<Value: Equatable>(_ path: WritableKeyPath<Traits, Value>, unless empty: Value) {
        if others[keyPath: path] != empty { self[keyPath: path] = others[keyPath: path] }
      }
      take(\.userInterfaceStyle, unless: .unspecified)
      take(\.displayScale, unless: 0)
      take(\.horizontalSizeClass, unless: .unspecified)
      take(\.verticalSizeClass, unless: .unspecified)
      take(\.userInterfaceIdiom, unless: .unspecified)
      take(\.layoutDirection, unless: .unspecified)
    }
  }

  package let traits: Traits

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Pixels a point; 0 where it is not specified.
  public var displayScale: CGFloat { traits.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  package init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// A collection of those traits that `change` sets.
  private convenience init(_ change: (inout Traits) -> Void) {
    var traits = Traits()
    change(&traits)
    self.init(traits: traits)
  }

  /// A collection in which nothing is specified.
  public convenience override init() { self.init(traits: Traits()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// What the collections specify together; a later one wins over those before it.
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
    (userInterfaceStyle == .dark) != (traitCollection?.userInterfaceStyle == .dark)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }

  public override var description: String {
    "<UITraitCollection style \(userInterfaceStyle), scale \(displayScale), "
      + "width \(horizontalSizeClass), height \(verticalSizeClass), idiom \(userInterfaceIdiom), "
      + "direction \(layoutDirection)>"
  }
}

extension UITraitCollection {
  /// The traits by which dynamic colours and images resolve on this thread: those of the view whose
  /// drawing or layout is under way, the main screen's otherwise.
  public static var current: UITraitCollection {
    get {
      // Asked with the layout of every view.
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

  /// What the main thread, and every thread that has set nothing of its own, resolves by.
  private static let mainThreadTraits = Mutex(
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 1),
    ]))
}

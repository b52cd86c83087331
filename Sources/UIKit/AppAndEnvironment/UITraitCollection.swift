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

/// The environment a view lives in: light or dark, the screen's scale, the room there is.
///
/// A value that never changes; unspecified traits are the zero of their kind.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 where it is not specified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  /// A collection in which nothing is specified.
  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: scale)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, horizontalSizeClass: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, verticalSizeClass: verticalSizeClass)
  }

  /// What the collections specify together; a later one wins over those before it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var (style, scale) = (UIUserInterfaceStyle.unspecified, CGFloat(0))
    var (horizontal, vertical) = (
      UIUserInterfaceSizeClass.unspecified, UIUserInterfaceSizeClass.unspecified
    )
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.displayScale != 0 { scale = traits.displayScale }
      if traits.horizontalSizeClass != .unspecified { horizontal = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { vertical = traits.verticalSizeClass }
    }
    self.init(
      userInterfaceStyle: style, displayScale: scale, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical)
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
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }

  public override var description: String {
    "<UITraitCollection style \(userInterfaceStyle), scale \(displayScale), "
      + "width \(horizontalSizeClass), height \(verticalSizeClass)>"
  }
}

extension UITraitCollection {
  /// The traits by which dynamic colours and images resolve on this thread: those of the view whose
  /// drawing or layout is under way, the main screen's otherwise.
  public static var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection
        ?? mainThreadTraits.withLock { $0 }
    }
    set {
      if Thread.isMainThread {
        mainThreadTraits.withLock { $0 = newValue }
        Thread.current.threadDictionary.removeObject(forKey: currentKey)
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
    UITraitCollection(userInterfaceStyle: .light, displayScale: 1))
}

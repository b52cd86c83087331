public import CoreGraphics

/// The text size that the user prefers.
///
/// A program uses it through `UIFont.preferredFont(forTextStyle:)` and ``UIFontMetrics``.
/// Categories are compared by the size of their text. A category that is not listed here counts as
/// ``unspecified``.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// A category of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory\(suffix)" }

  /// No category is specified; the category of the enclosing environment applies.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the usual size.
  public static let small = UIContentSizeCategory("S")
  /// A step below the usual size.
  public static let medium = UIContentSizeCategory("M")
  /// The usual size.
  public static let large = UIContentSizeCategory("L")
  /// A step above the usual size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the usual size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest text but for the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All categories, from the smallest to the largest text.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position in ``all``; nil for ``unspecified`` and unknown names.
  var index: Int? { Self.all.firstIndex(of: self) }

  /// Whether the category is an accessibility size, for which layouts often need another
  /// arrangement.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Posted when `UIApplication.preferredContentSizeCategory` has changed. The object is the
  /// application.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's ``rawValue`` in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory: Comparable {
  /// Whether the text of `left` is smaller. ``unspecified`` is smaller than all others.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.index ?? -1) < (right.index ?? -1)
  }
}

extension UIContentSizeCategory {
  /// The category whose body text is nearest to the usual size multiplied by a desktop's text
  /// scale. Halfway between two categories it is the smaller one.
  ///
  /// - Parameter textScale: 1 is the usual size. A value that is not finite or not above 0 counts
  ///   as 1.
  package init(textScale: Double) {
    let scale = textScale.isFinite && textScale > 0 ? textScale : 1
    let wanted = UIFont.TextStyle.body.size(for: .large) * scale
    func distance(_ category: UIContentSizeCategory) -> CGFloat {
      abs(UIFont.TextStyle.body.size(for: category) - wanted)
    }
    self = Self.all.min { distance($0) < distance($1) } ?? .large
  }
}

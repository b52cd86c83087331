public import CoreGraphics

/// How large the user wants text to be.
///
/// A program uses it by `UIFont.preferredFont(forTextStyle:)` and ``UIFontMetrics``. Categories are
/// compared by the size of their text; one that is not listed here counts as ``unspecified``.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory\(suffix)" }

  /// Not said, or left to what is around.
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

  /// From the smallest to the largest text.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in ``all``; nil for ``unspecified`` and unknown names.
  var index: Int? { Self.all.firstIndex(of: self) }

  /// Whether it is one of the accessibility sizes, for which layouts often need another shape.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Posted when `UIApplication.preferredContentSizeCategory` has changed. The object is the
  /// application.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category, by its ``rawValue``, in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory: Comparable {
  /// Whether the text of `left` is smaller. ``unspecified`` is smaller than all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.index ?? -1) < (right.index ?? -1)
  }
}

extension UIContentSizeCategory {
  /// The category whose body text is nearest to the usual one times a factor, as a desktop's text
  /// scale is one. Between two of them it is the smaller one.
  ///
  /// - Parameter textScale: 1 is the usual size. What is not finite or not above 0 counts as 1.
  package init(textScale: Double) {
    let scale = textScale.isFinite && textScale > 0 ? textScale : 1
    let wanted = UIFont.TextStyle.body.size(for: .large) * scale
    func distance(_ category: UIContentSizeCategory) -> CGFloat {
      abs(UIFont.TextStyle.body.size(for: category) - wanted)
    }
    self = Self.all.min { distance($0) < distance($1) } ?? .large
  }
}

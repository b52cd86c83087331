/// A view that can adjust its font to the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of a text style, and those that ``UIFontMetrics`` has scaled, change when the
  /// text size of the view's traits changes. Other fonts do not change. The default is false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// Whether text has another size than with other traits.
  func hasDifferentTextSize(comparedTo other: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != other?.preferredContentSizeCategory
  }
}

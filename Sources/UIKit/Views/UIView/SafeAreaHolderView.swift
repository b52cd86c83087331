import CoreGraphics

/// A view that gives its subviews a fixed safe area, wherever it is.
final class SafeAreaHolderView: UIView {
  /// The insets in points that a subview with the same bounds inherits.
  let heldInsets: UIEdgeInsets

  init(frame: CGRect, holding insets: UIEdgeInsets) {
    heldInsets = insets
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

import CoreGraphics

/// A view whose subviews have the safe area that it is given, wherever it is.
final class SafeAreaHolderView: UIView {
  /// What a subview that fills it inherits, in points.
  let heldInsets: UIEdgeInsets

  init(frame: CGRect, holding insets: UIEdgeInsets) {
    heldInsets = insets
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

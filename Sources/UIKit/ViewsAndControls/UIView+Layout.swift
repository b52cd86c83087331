public import CoreGraphics

extension UIView {
  /// Stands for "no size of its own" in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// UIKit's margins of a view that has set none.
  static let defaultLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// One layout pass of this view: its controller is told before and after.
  func runLayout() {
    noteSafeArea()
    viewController?.viewWillLayoutSubviews()
    traitCollection.performAsCurrent { layoutSubviews() }
    focusRing?.surround(self)
    viewController?.viewDidLayoutSubviews()
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: ownLayoutMargins.top + safe.top, left: ownLayoutMargins.left + safe.left,
      bottom: ownLayoutMargins.bottom + safe.bottom, right: ownLayoutMargins.right + safe.right)
  }
}

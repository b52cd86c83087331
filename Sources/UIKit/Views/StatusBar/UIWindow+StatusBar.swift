import CoreGraphics
import QuartzCore

extension UIWindow {
  /// The insets of the part of the window that the status bar covers.
  var statusBarInsets: UIEdgeInsets {
    guard let bar = windowScene?.statusBar, bar.isVisible else { return .zero }
    return UIEdgeInsets(top: max(bar.frame.maxY - frame.minY, 0), left: 0, bottom: 0, right: 0)
  }

  /// Updates the safe area, because the status bar's frame has changed.
  func statusBarDidChange() {
    CALayer.placementDidChange()
    setNeedsLayout()
  }
}

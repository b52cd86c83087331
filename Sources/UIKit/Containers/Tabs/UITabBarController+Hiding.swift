import CoreGraphics

extension UITabBarController {
  /// Hides or shows the bar; the children get or lose its room.
  ///
  /// - Parameters:
  ///   - hidden: whether it is hidden then.
  ///   - animated: whether the bar slides, in 0.2 s, as a navigation bar does.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    guard animated, viewIfLoaded?.window != nil else { return isTabBarHidden = hidden }
    view.layoutIfNeeded()
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      self.isTabBarHidden = hidden
      self.view.layoutIfNeeded()
    }
  }
}

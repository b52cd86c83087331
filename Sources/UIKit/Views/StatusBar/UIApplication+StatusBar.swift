public import CoreGraphics

/// The status bar of the current scene, with the older API.
///
/// Controllers determine the status bar, unless the app's property list has the value false for
/// `UIViewControllerBasedStatusBarAppearance`. Only with this value the setters here have an
/// effect. Otherwise they warn.
extension UIApplication {
  private var statusBar: StatusBar { UIWindowScene.current.statusBar }

  /// The bar's frame in the screen's coordinates; empty if there is no bar.
  public var statusBarFrame: CGRect { statusBar.frame }

  /// The orientation of the interface on the device.
  public var statusBarOrientation: UIInterfaceOrientation { statusBar.orientation }

  /// The seconds in which the interface rotates by 90 degrees.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    ScreenRotation.quarterDuration(on: statusBar.idiom)
  }

  /// The style of the bar's text.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar.appearance.style }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Whether the bar is hidden or absent.
  public var isStatusBarHidden: Bool {
    get { !statusBar.isVisible }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// Changes the style of the bar's text.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    changeStatusBar(animated: animated) { $0.style = statusBarStyle }
  }

  /// Shows or hides the bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    changeStatusBar(animated: animation != .none) {
      ($0.isHidden, $0.animation) = (hidden, animation)
    }
  }

  private func changeStatusBar(animated: Bool, _ change: (inout StatusBarAppearance) -> Void) {
    guard !controllersDecideOnStatusBar else {
      return Diagnostics.warn(
        "View controllers decide on the status bar; what is set for the application is ignored. "
          + "UIViewControllerBasedStatusBarAppearance in the app's property list can change that.")
    }
    let bar = statusBar
    var appearance = bar.ofApplication ?? StatusBarAppearance()
    change(&appearance)
    bar.ofApplication = appearance
    bar.contentDidChange(animated: animated)
  }

  private var controllersDecideOnStatusBar: Bool {
    let key = "UIViewControllerBasedStatusBarAppearance"
    return (Bundle.main.object(forInfoDictionaryKey: key) as? NSNumber)?.boolValue ?? true
  }
}

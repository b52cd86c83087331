public import CoreGraphics

/// The status bar of the current scene, by its older names.
///
/// Controllers decide on it, unless the app's property list has
/// `UIViewControllerBasedStatusBarAppearance` with the value false: then what is set here counts,
/// and otherwise setting it has no effect and causes a warning.
extension UIApplication {
  private var statusBar: StatusBar { UIWindowScene.current.statusBar }

  /// The bar's frame in points of the screen; empty where there is none.
  public var statusBarFrame: CGRect { statusBar.frame }

  /// How the interface is turned on the device.
  public var statusBarOrientation: UIInterfaceOrientation { statusBar.orientation }

  /// Seconds in which the interface turns by a quarter.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    ScreenTurn.quarterDuration(on: statusBar.idiom)
  }

  /// The style of the bar's text.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar.appearance.style }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Whether no bar is seen.
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

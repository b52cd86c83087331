/// What a controller, or the application, wants of the status bar.
struct StatusBarAppearance {
  var style = UIStatusBarStyle.default
  var isHidden = false
  /// How the bar is hidden and shown again.
  var animation = UIStatusBarAnimation.fade
}

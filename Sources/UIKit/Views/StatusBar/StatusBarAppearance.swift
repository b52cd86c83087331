/// The appearance of the status bar that a controller or the application prefers.
struct StatusBarAppearance {
  var style = UIStatusBarStyle.default
  var isHidden = false
  /// The animation with which the bar is hidden and shown.
  var animation = UIStatusBarAnimation.fade
}

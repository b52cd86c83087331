/// The animation with which a status bar appears and disappears. See
/// ``UIViewController/preferredStatusBarUpdateAnimation``.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The change is not animated.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides over the upper edge of the screen.
  case slide = 2
}

/// How a status bar is shown and hidden. See
/// ``UIViewController/preferredStatusBarUpdateAnimation``.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides over the upper edge of the screen.
  case slide = 2
}

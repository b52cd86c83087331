/// How a status bar is shown and hidden. There is no status bar here: see
/// ``UIViewController/preferredStatusBarUpdateAnimation``.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

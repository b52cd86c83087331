/// The colour of the text in a status bar. See ``UIViewController/preferredStatusBarStyle``.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light text, chosen by the interface style.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// The style of the interface.
  case `default` = 0
  /// Dark, with light text.
  case black = 1

  /// The former name of ``black``.
  public static let blackOpaque = UIBarStyle.black
  /// The former name of ``black``, for bars that are translucent.
  public static let blackTranslucent = UIBarStyle.black

  /// The interface style of the bar.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

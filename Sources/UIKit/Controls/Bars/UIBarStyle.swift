/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Dark, with light text.
  case black = 1

  /// The former name of ``black``.
  public static let blackOpaque = UIBarStyle.black
  /// The former name of ``black``, for bars that are translucent.
  public static let blackTranslucent = UIBarStyle.black

  /// The style of the interface in the bar.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

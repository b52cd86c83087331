extension UIButton {
  /// The kind of a button, which decides the default appearance. The raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// White text without a background, for a custom appearance.
    case custom = 0
    /// Text and template images in the tint colour.
    case system = 1
    /// An "i" in a circle, in the tint colour, for details of what is beside it.
    case detailDisclosure = 2
    /// As ``detailDisclosure``, as on iOS since version 13.
    case infoLight = 3
    /// As ``detailDisclosure``, as on iOS since version 13.
    case infoDark = 4
    /// A plus sign in a circle, in the tint colour, for adding a contact.
    case contactAdd = 5
    /// A cross on a grey disc of 30 points, for closing what it is on.
    case close = 7

    /// The same as ``system``: its name before iOS 7.
    public static let roundedRect = ButtonType.system
  }
}

extension UIButton.ButtonType {
  /// The symbol that buttons of the type show, and its size; nil for other types.
  var symbol: (name: String, configuration: UIImage.SymbolConfiguration)? {
    switch self {
    case .custom, .system: nil
    // As in bars.
    case .detailDisclosure, .infoLight, .infoDark:
      ("info.circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    case .contactAdd:
      ("plus.circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    // In points; chosen by eye.
    case .close: ("xmark", UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }
  }
}

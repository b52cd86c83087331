extension UIButton {
  /// The type of a button, which determines its default appearance. The raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// White text without a background, for a custom appearance.
    case custom = 0
    /// Text and template images in the tint colour.
    case system = 1
    /// An "i" in a circle, in the tint colour, for details of the content beside it.
    case detailDisclosure = 2
    /// The same as ``detailDisclosure``, as on iOS since version 13.
    case infoLight = 3
    /// The same as ``detailDisclosure``, as on iOS since version 13.
    case infoDark = 4
    /// A plus sign in a circle, in the tint colour, for adding a contact.
    case contactAdd = 5
    /// A cross on a grey disc of 30 points, for closing a page.
    case close = 7

    /// The name of ``system`` before iOS 7.
    public static let roundedRect = ButtonType.system
  }
}

extension UIButton.ButtonType {
  /// The symbol of the type, and its configuration; nil for types without a symbol.
  var symbol: (name: String, configuration: UIImage.SymbolConfiguration)? {
    switch self {
    case .custom, .system: nil
    // The configuration is that of bars.
    case .detailDisclosure, .infoLight, .infoDark:
      ("info.circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    case .contactAdd:
      ("plus.circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    // The size in points is chosen by eye.
    case .close: ("xmark", UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }
  }
}

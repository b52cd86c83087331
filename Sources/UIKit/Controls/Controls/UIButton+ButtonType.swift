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

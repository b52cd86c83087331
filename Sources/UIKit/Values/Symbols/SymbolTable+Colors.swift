extension SymbolTable {
  /// The symbols' own colours, that of the foremost part first. Chosen by eye after Apple's set.
  static let colors: [String: [UIColor]] = [
    "heart.fill": [.systemRed], "star.fill": [.systemYellow], "bolt.fill": [.systemYellow],
    "sun.max.fill": [.systemYellow], "drop.fill": [.systemBlue], "flame.fill": [.systemOrange],
    "leaf.fill": [.systemGreen], "phone.fill": [.systemGreen], "trash": [.systemRed],
    "trash.fill": [.systemRed], "exclamationmark.triangle.fill": [.systemYellow],
    "plus.circle.fill": [.white, .systemGreen], "minus.circle.fill": [.white, .systemRed],
    "xmark.circle.fill": [.white, .systemRed], "checkmark.circle.fill": [.white, .systemGreen],
  ]
}

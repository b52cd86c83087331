/// The symbols by name, and what draws them.
enum SymbolTable {
  /// A glyph of the icon font.
  struct Glyph: Equatable {
    /// The word that the font shows as the glyph.
    var ligature: String
    /// Whether the glyph is filled and only its outline is shown.
    var isOutlined: Bool
  }

  static func has(_ name: String) -> Bool { drawings[name] != nil || glyphs[name] != nil }

  /// Texts for `SymbolDrawing`.
  static let drawings: [String: String] = values(of: drawn) { String($0) }

  static let glyphs: [String: Glyph] = values(of: ofFont) { text in
    let word = text.drop { $0 == " " }
    return Glyph(ligature: String(word.drop { $0 == "~" }), isOutlined: word.hasPrefix("~"))
  }

  /// What a table gives to names: in each line some names, a colon, and what stands for them.
  private static func values<Value>(
    of table: String, _ value: (Substring) -> Value
  ) -> [String: Value] {
    var result: [String: Value] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let shared = value(parts[1])
      for name in parts[0].split(separator: " ") { result[String(name)] = shared }
    }
    return result
  }
}

/// The symbols by name, with their drawings or glyphs.
enum SymbolTable {
  /// A glyph of the icon font.
  struct Glyph: Equatable {
    /// The ligature: the word that the font shows as the glyph.
    var ligature: String
    /// Whether only the outline of a filled glyph is shown.
    var isOutlined: Bool
  }

  static func has(_ name: String) -> Bool { drawings[name] != nil || glyphs[name] != nil }

  /// The commands for `SymbolDrawing` by name.
  static let drawings: [String: String] = values(of: drawn) { String($0) }

  static let glyphs: [String: Glyph] = values(of: ofFont) { text in
    let word = text.drop { $0 == " " }
    return Glyph(ligature: String(word.drop { $0 == "~" }), isOutlined: word.hasPrefix("~"))
  }

  /// The values of a table by name. Each line has names, a colon, and the value for them.
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

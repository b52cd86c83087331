/// The symbols by name, and what draws them.
enum SymbolTable {
  /// A glyph of the icon font.
  struct Glyph: Equatable {
    /// The word that the font shows as the glyph.
    var ligature: String
    /// Whether the glyph is filled and only its outline is shown.
    var isOutlined: Bool
  }

  static func glyph(named name: String) -> Glyph? { glyphs[name] }

  static func has(_ name: String) -> Bool { drawings[name] != nil || glyphs[name] != nil }

  /// Texts for `SymbolDrawing`.
  static let drawings: [String: String] = {
    var result: [String: String] = [:]
    for line in drawn.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      for name in parts[0].split(separator: " ") { result[String(name)] = String(parts[1]) }
    }
    return result
  }()

  static let glyphs: [String: Glyph] = {
    var result: [String: Glyph] = [:]
    for line in ofFont.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let word = parts[1].drop { $0 == " " }
      let glyph = Glyph(
        ligature: String(word.drop { $0 == "~" }), isOutlined: word.hasPrefix("~"))
      for name in parts[0].split(separator: " ") { result[String(name)] = glyph }
    }
    return result
  }()
}

extension FontFace {
  /// Returns a PostScript name such as "Inter-BoldItalic".
  func postScriptName(inFamily family: String) -> String {
    "\(family.filter { $0 != " " })-\(styleName)"
  }

  /// The usual names of the weight and the slant.
  private var styleName: String {
    let names = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
      600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black",
    ]
    let name = names[weight] ?? "Regular"
    guard isItalic else { return name }
    return weight == 400 ? "Italic" : "\(name)Italic"
  }
}

import CoreGraphics

/// The language of styles in HTML documents: CSS.
enum HTMLRules {
  /// The declarations of each element's name in a `style` element. Other selectors are left out.
  static func parsed(_ text: String) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        result[name, default: [:]].merge(declarations) { _, last in last }
      }
    }
    return result
  }

  /// The properties and values of `color: red; font-size: 12px`.
  static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard parts.count == 2 else { continue }
      let value = parts[1].replacingOccurrences(of: "!important", with: "")
      result[parts[0].lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
    return result
  }

  /// A length in points; nil if it is none.
  static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number > 0 else { return nil }
    switch text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased() {
    case "em", "rem": return CGFloat(number) * size
    case "%": return CGFloat(number) * size / 100
    // A pixel of a document is a point here, as on iOS.
    case "", "px", "pt": return CGFloat(number)
    default: return nil
    }
  }

  /// The first family of a list; nil if it is empty.
  static func family(_ text: String) -> HTMLStyle.Family? {
    let marks = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "'\""))
    let first = text.split(separator: ",").first.map { $0.trimmingCharacters(in: marks) }
    guard let first, !first.isEmpty else { return nil }
    switch first.lowercased() {
    case "serif": return .serif
    case "monospace", "ui-monospace": return .monospaced
    case "sans-serif", "system-ui", "ui-sans-serif": return .system
    case let name where name.hasPrefix("-apple-system"): return .system
    default: return .named(first)
    }
  }

  /// A colour: `#RGB`, `#RRGGBB`, `rgb(r, g, b)`, `rgba(r, g, b, a)`, or a basic name.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let hex = names[text] { return color(hex: hex) }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      return long.count == 6 ? UInt32(long, radix: 16).map(color(hex:)) : nil
    }
    guard text.hasPrefix("rgb"), let start = text.firstIndex(of: "(") else { return nil }
    let numbers = text[start...].split { "(), ".contains($0) }.compactMap { Double($0) }
    guard numbers.count >= 3 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private static func color(hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "orange": 0xFFA500, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF, "cyan": 0x00FFFF, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700,
  ]
}

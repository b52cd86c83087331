import Foundation

/// The names and numbers of characters in HTML: `&amp;`, `&#233;`, `&#xE9;`.
enum HTMLEntities {
  /// The text with its characters. Unknown names stay as they are.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      if rest.dropFirst(1 + name.count).first == ";", let character = character(String(name)) {
        result.append(character)
        rest = rest.dropFirst(name.count + 2)
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return names[name]
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "iexcl": "¡", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "sect": "§", "copy": "©",
    "laquo": "«", "raquo": "»", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "micro": "µ",
    "para": "¶", "middot": "·", "frac12": "½", "frac14": "¼", "frac34": "¾", "iquest": "¿",
    "times": "×", "divide": "÷", "shy": "\u{AD}", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•",
    "hellip": "…", "prime": "′", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "ne": "≠",
    "le": "≤", "ge": "≥", "infin": "∞", "hearts": "♥", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "Agrave": "À", "Aacute": "Á",
    "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Iacute": "Í", "Ntilde": "Ñ",
    "Oacute": "Ó", "Ocirc": "Ô", "Ouml": "Ö", "Oslash": "Ø", "Uacute": "Ú", "Uuml": "Ü",
    "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä",
    "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê",
    "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ",
    "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø",
    "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü",
  ]
}

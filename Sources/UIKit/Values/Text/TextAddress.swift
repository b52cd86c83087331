import CoreGraphics

/// A web or e-mail address in a text.
struct TextAddress {
  let url: URL
  let range: NSRange

  /// Matches an address with a scheme, one that begins with "www.", or one with an @ between two
  /// names.
  private static let pattern =
    #"\b(?:https?://|www\.)[^\s<>"]+|\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#
  /// Punctuation at the end does not belong to the address.
  private static let ends = CharacterSet(charactersIn: ".,;:!?)]}'")

  /// The addresses in a text, in order.
  static func all(in string: String) -> [TextAddress] {
    guard let finder = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
      return []
    }
    let whole = NSRange(location: 0, length: (string as NSString).length)
    return finder.matches(in: string, range: whole).compactMap { match in
      var found = (string as NSString).substring(with: match.range)
      while let last = found.unicodeScalars.last, ends.contains(last) { found.removeLast() }
      let isMail = !found.contains("/") && found.contains("@")
      let scheme = isMail ? "mailto:" : found.lowercased().hasPrefix("www.") ? "http://" : ""
      guard let url = URL(string: scheme + found) else { return nil }
      let range = NSRange(location: match.range.location, length: (found as NSString).length)
      return TextAddress(url: url, range: range)
    }
  }
}

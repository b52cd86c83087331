import Foundation

/// A string catalog, `Name.xcstrings`, of Xcode 15 or later. Xcode generates a `Name.strings` from
/// it for each language.
struct StringCatalog {
  /// The texts of each language by key.
  ///
  /// For texts with variations, these are the texts for a phone, and for the plural category of
  /// most numbers.
  let texts: [String: [String: String]]

  /// - Throws: an error of Foundation if the file cannot be read or is not a string catalog.
  init(_ file: URL) throws {
    let content = try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    // The keys in the catalog of a storyboard are not texts.
    let isOfInterface = file.deletingLastPathComponent().lastPathComponent == "mul.lproj"
    var texts: [String: [String: String]] = [content.sourceLanguage: [:]]
    for (key, entry) in content.strings {
      for (language, value) in entry.localizations ?? [:] {
        if let text = value.text { texts[language, default: [:]][key] = text }
      }
      if texts[content.sourceLanguage]?[key] == nil, !isOfInterface {
        texts[content.sourceLanguage]?[key] = key
      }
    }
    self.texts = texts
  }

  // MARK: The file

  private struct Content: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Value]?
  }

  private typealias Variations = [String: [String: Value]]

  /// A text, or its variations by number or device, with its substitutions.
  private struct Value: Decodable {
    struct Unit: Decodable {
      let state: String?
      let value: String?
    }

    struct Substitution: Decodable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?

      /// The text, with the position of its number among the arguments.
      var text: String? {
        let place = argNum.map { "\($0)$" } ?? ""
        return StringCatalog.text(of: variations)?
          .replacingOccurrences(of: "%arg", with: "%\(place)\(formatSpecifier ?? "lld")")
      }
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var text: String? {
      let plain = stringUnit?.state == "new" && stringUnit?.value == "" ? nil : stringUnit?.value
      guard let text = plain ?? StringCatalog.text(of: variations) else { return nil }
      return (substitutions ?? [:]).reduce(text) { text, substitution in
        text.replacingOccurrences(
          of: "%#@\(substitution.key)@", with: substitution.value.text ?? "")
      }
    }
  }

  /// Returns the variation for a phone, or for most numbers.
  private static func text(of variations: Variations?) -> String? {
    (variations ?? [:]).values.lazy.compactMap { cases in
      ["iphone", "other"].lazy.compactMap { cases[$0]?.text }.first
    }.first
  }
}

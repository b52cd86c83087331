package import Catalogue
import Foundation

/// Finds demos by what the user types.
package struct CatalogueSearch: Sendable {
  /// The symbols of each demo that was searched, by its id.
  private var symbols: [String: String] = [:]
  private let all: [Catalogue.Section]

  /// - Parameter groups: what is searched.
  package init(_ groups: [Catalogue.Section] = Catalogue.groups) { all = groups }

  /// The groups with the demos whose title, id, summary or trigger contains every word; all groups
  /// for an empty text. If no demo matches, the demos whose source has symbols that contain every
  /// word. Letters count as equal without case and accents, and so do both apostrophes.
  package mutating func groups(for text: String) -> [Catalogue.Section] {
    let words = Self.folded(text).split(separator: " ").map(String.init)
    guard !words.isEmpty else { return all }
    let found = groups {
      Self.contains(words, in: Self.folded("\($0.title) \($0.id) \($0.summary) \($0.trigger)"))
    }
    guard found.isEmpty else { return found }
    for demo in all.flatMap(\.demos) { _ = symbols(of: demo) }
    return groups { Self.contains(words, in: symbols[$0.id] ?? "") }
  }

  private func groups(where isFound: (Demo) -> Bool) -> [Catalogue.Section] {
    all.compactMap { $0.filtered(isFound) }
  }

  private static func contains(_ words: [String], in text: String) -> Bool {
    words.allSatisfy(text.contains)
  }

  private mutating func symbols(of demo: Demo) -> String {
    if let known = symbols[demo.id] { return known }
    let text = Self.folded(SourceLibrary.installed.symbols(of: demo).joined(separator: " "))
    symbols[demo.id] = text
    return text
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      // Keyboards type the straight one.
      .replacingOccurrences(of: "’", with: "'")
  }
}

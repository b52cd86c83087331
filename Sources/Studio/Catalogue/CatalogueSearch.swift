package import Catalogue
import Foundation

/// Finds demos by what the user types.
package enum CatalogueSearch {
  /// The sections with the demos whose title, id, summary or trigger contains every word; all
  /// sections for an empty text. Letters count as equal without case and accents.
  package static func sections(for text: String) -> [Catalogue.Section] {
    let words = folded(text).split(separator: " ")
    guard !words.isEmpty else { return Catalogue.sections }
    return Catalogue.sections.compactMap { section in
      section.filtered { demo in
        let content = folded("\(demo.title) \(demo.id) \(demo.summary) \(demo.trigger)")
        return words.allSatisfy { content.contains($0) }
      }
    }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

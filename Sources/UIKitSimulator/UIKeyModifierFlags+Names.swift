package import Platform
package import UIKit

/// The names of modifier keys in input scripts.
extension UIKeyModifierFlags {
  private static let words: [(name: String, flag: UIKeyModifierFlags, platform: KeyModifiers)] = [
    ("shift", .shift, .shift), ("control", .control, .control), ("alt", .alternate, .alt),
    ("command", .command, .command),
  ]

  package var names: [String] { Self.words.filter { contains($0.flag) }.map(\.name) }

  /// Returns nil for an unknown name.
  package init?(names: [String]) {
    self = []
    for name in names {
      guard let word = Self.words.first(where: { $0.name == name }) else { return nil }
      insert(word.flag)
    }
  }

  package var platformModifiers: KeyModifiers {
    Self.words.reduce(into: []) { if contains($1.flag) { $0.insert($1.platform) } }
  }
}

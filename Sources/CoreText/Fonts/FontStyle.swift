/// The weight and the slant in a style name such as "Light Italic" or "DemiBold".
package struct FontStyle: Hashable, Sendable {
  /// The weight from 100 to 900, as in CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool

  package init(weight: Int, isItalic: Bool) { (self.weight, self.isItalic) = (weight, isItalic) }

  /// Makes the style of a name. Without a word for the weight it is regular.
  package init(named name: String) {
    let lower = name.lowercased()
    let words = lower.filter { $0 != " " }
    weight = Self.weights.first { words.contains($0.word) }?.weight ?? 400
    isItalic =
      ["italic", "oblique", "inclined"].contains { lower.contains($0) } || name.hasSuffix("It")
  }

  /// Words for weights. Longer words come before those that they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("light", 300),
    ("medium", 500), ("demibold", 600), ("semibold", 600), ("demi", 600), ("extrabold", 800),
    ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("book", 400),
    ("w3", 300), ("w4", 400), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
  ]

  /// Whether a style of the same family can replace this one: the slant is the same, and both are
  /// bold or neither is.
  func isAnswered(by other: FontStyle) -> Bool {
    isItalic == other.isItalic && isBold == other.isBold
  }

  /// Whether the weight is semibold or bolder.
  package var isBold: Bool { weight >= 600 }
}

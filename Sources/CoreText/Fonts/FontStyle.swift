/// The weight and slant that a name describes, as "Light Italic" or "DemiBold" does.
package struct FontStyle: Hashable, Sendable {
  /// 100 to 900, as in CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool

  package init(weight: Int, isItalic: Bool) { (self.weight, self.isItalic) = (weight, isItalic) }

  /// A name without a word for the weight is of the regular one.
  package init(named name: String) {
    let lower = name.lowercased()
    let words = lower.filter { $0 != " " }
    weight = Self.weights.first { words.contains($0.word) }?.weight ?? 400
    isItalic =
      ["italic", "oblique", "inclined"].contains { lower.contains($0) } || name.hasSuffix("It")
  }

  /// Words of style, the longer ones before those that they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("light", 300),
    ("medium", 500), ("demibold", 600), ("semibold", 600), ("demi", 600), ("extrabold", 800),
    ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("book", 400),
    ("w3", 300), ("w4", 400), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
  ]

  /// Whether a style of the same family answers this one: the slant has to be the same, and both
  /// are bold or neither is.
  func isAnswered(by other: FontStyle) -> Bool {
    isItalic == other.isItalic && isBold == other.isBold
  }

  /// Semibold counts as bold.
  package var isBold: Bool { weight >= 600 }
}

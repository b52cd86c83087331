import CoreGraphics

/// Finds the row of a menu whose title begins with what is typed.
struct MenuTypeAhead {
  /// The pause in seconds after which a letter begins a new word (our choice).
  private static let pause: TimeInterval = 1

  private var typed = ""
  private var lastTime = -TimeInterval.infinity

  /// Adds a typed letter. If the same letter is typed again, the next matching row is found.
  ///
  /// - Parameters:
  ///   - letter: the letter.
  ///   - time: the time in seconds.
  ///   - titles: the titles of the rows that can be chosen.
  ///   - current: the index of the highlighted row; nil for none.
  /// - Returns: the index of the row to highlight; nil if no title matches.
  mutating func index(
    typing letter: String, at time: TimeInterval, in titles: [String], from current: Int?
  ) -> Int? {
    let letter = letter.lowercased()
    let isLonger = time - lastTime <= Self.pause && !typed.isEmpty && typed != letter
    lastTime = time
    // The current row is kept while more letters of its title are typed.
    if isLonger, let index = Self.index(of: typed + letter, in: titles, from: current ?? 0) {
      typed += letter
      return index
    }
    typed = letter
    return Self.index(of: letter, in: titles, from: current.map { $0 + 1 } ?? 0)
  }

  /// Returns the first title with a prefix, beginning at an index and wrapping around.
  private static func index(of text: String, in titles: [String], from start: Int) -> Int? {
    titles.indices.map { (start + $0) % titles.count }
      .first { titles[$0].lowercased().hasPrefix(text) }
  }
}

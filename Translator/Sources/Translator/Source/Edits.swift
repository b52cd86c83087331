/// The edits of one source.
///
/// No edit changes the number of lines: what is replaced or inserted lies within one line, and what
/// is blanked keeps its line breaks.
struct Edits {
  /// What inserted text was made from.
  struct Origin: Equatable {
    let file: Int
    let offset: Int
  }

  struct Edit {
    let range: Range<Int>
    /// Nil blanks the range.
    let text: String?
    let origin: Origin?
  }

  private(set) var all: [Edit] = []

  /// Overwrites a range with spaces.
  mutating func blank(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    all.append(Edit(range: range, text: nil, origin: nil))
  }

  /// Replaces a range within one line.
  mutating func replace(_ range: Range<Int>, with text: String) {
    all.append(Edit(range: range, text: text, origin: nil))
  }

  /// Replaces a range with text that is not longer, and with spaces behind it.
  mutating func overwrite(_ range: Range<Int>, with text: String) {
    let count = text.utf8.count
    guard count <= range.count else { return replace(range, with: text) }
    replace(range.prefix(count), with: text)
    blank(range.dropFirst(count))
  }

  /// Inserts text; several at one offset stay in the order of the calls.
  mutating func insert(_ text: String, at offset: Int, origin: Origin? = nil) {
    all.append(Edit(range: offset..<offset, text: text, origin: origin))
  }

  mutating func append(_ other: Edits) { all += other.all }

  /// The edits in the order of the text. Of two that overlap the later one is left out, so that no
  /// text is taken apart twice.
  var ordered: [Edit] {
    let sorted = all.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // An insertion comes before what is replaced at the same place.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return left.offset < right.offset
    }
    var end = 0
    return sorted.compactMap { _, edit in
      guard edit.range.lowerBound >= end else { return nil }
      end = edit.range.upperBound
      return edit
    }
  }
}

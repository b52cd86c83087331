import CoreGraphics

/// A text with a selection, and the operations for editing it.
///
/// Positions are counted in UTF-16 units, as in `NSRange`. Valid positions lie between grapheme
/// clusters: an emoji of several code points is one.
struct EditableText {
  /// The unit by which a key moves the caret or deletes.
  enum Step {
    case character, word
    /// To the beginning or the end of the text.
    case document
  }

  private(set) var string = ""
  /// The fixed end of the selection.
  private(set) var anchor = 0
  /// The moving end of the selection: the caret.
  private(set) var head = 0

  /// The range of the text that an input method has not finished; nil if there is none. A change of
  /// the text removes it.
  var marked: NSRange?

  init(_ string: String = "") {
    self.string = string
    (anchor, head) = (length, length)
  }

  var length: Int { string.utf16.count }

  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }

  var selectedText: String { substring(selection) }

  // MARK: Positions

  private func index(_ place: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(place, 0), length))
  }

  /// The nearest valid position at or before an offset.
  func validPosition(_ place: Int) -> Int {
    var index = index(place)
    while index > string.startIndex, index.samePosition(in: string) == nil {
      index = string.utf16.index(before: index)
    }
    return index.utf16Offset(in: string)
  }

  /// The valid part of a range.
  func validRange(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = validPosition(range.location)
    let end = range.length > length ? length : validPosition(range.location + max(range.length, 0))
    return NSRange(location: start, length: max(end - start, 0))
  }

  func substring(_ range: NSRange) -> String {
    let range = validRange(range)
    return String(string[index(range.location)..<index(range.location + range.length)])
  }

  /// The position one step away from another.
  func place(from place: Int, by step: Step, forward: Bool) -> Int {
    switch step {
    case .document: return forward ? length : 0
    case .character:
      let index = index(validPosition(place))
      if forward {
        return index < string.endIndex
          ? string.index(after: index).utf16Offset(in: string) : length
      }
      return index > string.startIndex ? string.index(before: index).utf16Offset(in: string) : 0
    case .word: return forward ? wordEnd(after: place) : wordStart(before: place)
    }
  }

  private func wordEnd(after place: Int) -> Int {
    var index = index(validPosition(place))
    while index < string.endIndex, !string[index].isOfWord { index = string.index(after: index) }
    while index < string.endIndex, string[index].isOfWord { index = string.index(after: index) }
    return index.utf16Offset(in: string)
  }

  private func wordStart(before place: Int) -> Int {
    var index = index(validPosition(place))
    func isBefore(_ isWanted: (Character) -> Bool) -> Bool {
      index > string.startIndex && isWanted(string[string.index(before: index)])
    }
    while isBefore({ !$0.isOfWord }) { index = string.index(before: index) }
    while isBefore(\.isOfWord) { index = string.index(before: index) }
    return index.utf16Offset(in: string)
  }

  /// The range of the word at a position, or of the punctuation or spaces between two words.
  func word(at place: Int) -> NSRange {
    guard !string.isEmpty else { return NSRange(location: 0, length: 0) }
    var start = index(validPosition(place))
    if start == string.endIndex { start = string.index(before: start) }
    let isWord = string[start].isOfWord
    var end = string.index(after: start)
    while end < string.endIndex, string[end].isOfWord == isWord, !string[end].isNewline {
      end = string.index(after: end)
    }
    while start > string.startIndex {
      let before = string[string.index(before: start)]
      guard before.isOfWord == isWord, !before.isNewline else { break }
      start = string.index(before: start)
    }
    return range(start, end)
  }

  /// The range of the paragraph around a position, without the line break at its end.
  func paragraph(at place: Int) -> NSRange {
    let middle = index(validPosition(place))
    let start = string[..<middle].lastIndex(where: \.isNewline).map(string.index(after:))
    let end = string[middle...].firstIndex(where: \.isNewline)
    return range(start ?? string.startIndex, end ?? string.endIndex)
  }

  private func range(_ start: String.Index, _ end: String.Index) -> NSRange {
    let location = start.utf16Offset(in: string)
    return NSRange(location: location, length: end.utf16Offset(in: string) - location)
  }

  // MARK: Changes

  mutating func select(_ range: NSRange) {
    let range = validRange(range)
    (anchor, head) = (range.location, range.location + range.length)
  }

  /// Moves the caret to a position. This either extends the selection from its fixed end or clears
  /// it.
  mutating func moveCaret(to place: Int, extending: Bool) {
    head = validPosition(place)
    if !extending { anchor = head }
  }

  /// Moves the caret as a key does. Without Shift, a selection collapses to the side of the
  /// movement.
  mutating func moveCaret(by step: Step, forward: Bool, extending: Bool) {
    if !extending, selection.length > 0, step == .character {
      moveCaret(
        to: forward ? selection.location + selection.length : selection.location, extending: false)
    } else {
      moveCaret(to: place(from: head, by: step, forward: forward), extending: extending)
    }
  }

  /// The range that a delete key removes: the selection, or one step from the caret.
  func rangeToDelete(by step: Step, forward: Bool) -> NSRange {
    if selection.length > 0 { return selection }
    let other = place(from: head, by: step, forward: forward)
    return NSRange(location: min(other, head), length: abs(other - head))
  }

  /// The text of a range that may begin or end inside a grapheme cluster.
  func units(in range: NSRange) -> String {
    String(string[index(range.location)..<index(range.location + range.length)])
  }

  /// Replaces a range that may begin or end inside a grapheme cluster. The caret is then at the end
  /// of the new text.
  mutating func replaceUnits(in range: NSRange, with text: String) {
    marked = nil
    string.replaceSubrange(
      index(range.location)..<index(range.location + range.length), with: text)
    moveCaret(to: range.location + text.utf16.count, extending: false)
  }

  /// Replaces a range by a text. The caret is then at the end of the new text.
  mutating func replace(_ range: NSRange, with text: String) {
    replaceUnits(in: validRange(range), with: text)
  }
}

extension Character {
  /// Whether the character is part of a word.
  fileprivate var isOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}

import CoreGraphics

/// A text and what of it is selected, and what becomes of both as it is edited.
///
/// Places are counted in UTF-16, as in `NSRange`, and lie between characters as they are seen: an
/// emoji of several parts is one.
struct EditableText {
  /// How far a key goes.
  enum Step {
    case character, word
    /// To the beginning or the end of everything.
    case document
  }

  private(set) var string = ""
  /// Where the selection was begun.
  private(set) var anchor = 0
  /// Where it was extended to: the caret's place.
  private(set) var head = 0

  init(_ string: String = "") {
    self.string = string
    (anchor, head) = (length, length)
  }

  var length: Int { string.utf16.count }

  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }

  var selectedText: String { substring(selection) }

  // MARK: Places

  private func index(_ place: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(place, 0), length))
  }

  /// The nearest place at or before one that lies between characters.
  func sound(_ place: Int) -> Int {
    var index = index(place)
    while index > string.startIndex, index.samePosition(in: string) == nil {
      index = string.utf16.index(before: index)
    }
    return index.utf16Offset(in: string)
  }

  /// The part of the text that a range means; what lies beyond the end is cut off.
  func sound(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = sound(range.location)
    let end = range.length > length ? length : sound(range.location + max(range.length, 0))
    return NSRange(location: start, length: max(end - start, 0))
  }

  func substring(_ range: NSRange) -> String {
    let range = sound(range)
    return String(string[index(range.location)..<index(range.location + range.length)])
  }

  /// The place a step from another.
  func place(from place: Int, by step: Step, forward: Bool) -> Int {
    switch step {
    case .document: return forward ? length : 0
    case .character:
      let index = index(sound(place))
      if forward {
        return index < string.endIndex
          ? string.index(after: index).utf16Offset(in: string) : length
      }
      return index > string.startIndex ? string.index(before: index).utf16Offset(in: string) : 0
    case .word: return forward ? wordEnd(after: place) : wordStart(before: place)
    }
  }

  private func wordEnd(after place: Int) -> Int {
    var index = index(sound(place))
    while index < string.endIndex, !string[index].isOfWord { index = string.index(after: index) }
    while index < string.endIndex, string[index].isOfWord { index = string.index(after: index) }
    return index.utf16Offset(in: string)
  }

  private func wordStart(before place: Int) -> Int {
    var index = index(sound(place))
    func isBefore(_ isWanted: (Character) -> Bool) -> Bool {
      index > string.startIndex && isWanted(string[string.index(before: index)])
    }
    while isBefore({ !$0.isOfWord }) { index = string.index(before: index) }
    while isBefore(\.isOfWord) { index = string.index(before: index) }
    return index.utf16Offset(in: string)
  }

  /// The word at a place, or the signs or spaces between two.
  func word(at place: Int) -> NSRange {
    guard !string.isEmpty else { return NSRange(location: 0, length: 0) }
    var start = index(sound(place))
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

  /// The paragraph around a place, without the break at its end.
  func paragraph(at place: Int) -> NSRange {
    let middle = index(sound(place))
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
    let range = sound(range)
    (anchor, head) = (range.location, range.location + range.length)
  }

  /// Puts the caret at a place; the selection goes along from where it was begun, or there is none.
  mutating func moveCaret(to place: Int, extending: Bool) {
    head = sound(place)
    if !extending { anchor = head }
  }

  /// A key moves the caret. Without Shift a selection collapses to the side it goes to.
  mutating func moveCaret(by step: Step, forward: Bool, extending: Bool) {
    if !extending, selection.length > 0, step == .character {
      moveCaret(
        to: forward ? selection.location + selection.length : selection.location, extending: false)
    } else {
      moveCaret(to: place(from: head, by: step, forward: forward), extending: extending)
    }
  }

  /// What a key that deletes takes away: the selection, or a step from the caret.
  func rangeToDelete(by step: Step, forward: Bool) -> NSRange {
    if selection.length > 0 { return selection }
    let other = place(from: head, by: step, forward: forward)
    return NSRange(location: min(other, head), length: abs(other - head))
  }

  /// Puts a text in place of a range; the caret is at its end.
  mutating func replace(_ range: NSRange, with text: String) {
    let range = sound(range)
    string.replaceSubrange(
      index(range.location)..<index(range.location + range.length), with: text)
    moveCaret(to: range.location + text.utf16.count, extending: false)
  }
}

extension Character {
  /// Whether words are made of it.
  fileprivate var isOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}

import Foundation

/// A part of an HTML document.
enum HTMLToken: Equatable {
  case text(String)
  /// A tag that begins an element; names in small letters.
  case start(String, attributes: [String: String])
  case end(String)
  /// The content of a `style` element.
  case rules(String)
}

/// Splits an HTML document. Anything that is no markup is text; nothing is an error.
struct HTMLScanner {
  private let characters: [Character]
  private var index = 0
  private var tokens: [HTMLToken] = []

  static func tokens(of document: String) -> [HTMLToken] {
    var scanner = HTMLScanner(characters: Array(document))
    scanner.scan()
    return scanner.tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func scan() {
    while index < characters.count {
      if characters[index] == "<", scanTag() { continue }
      let start = index
      index += 1
      while index < characters.count, characters[index] != "<" { index += 1 }
      tokens.append(.text(HTMLEntities.decoded(String(characters[start..<index]))))
    }
  }

  /// Reads a tag or a comment; false if there is none.
  private mutating func scanTag() -> Bool {
    guard index + 1 < characters.count else { return false }
    switch characters[index + 1] {
    case "!" where matches("<!--"):
      skip(past: "-->")
      return true
    case "!", "?":
      skip(past: ">")
      return true
    case "/":
      index += 2
      tokens.append(.end(name()))
      skip(past: ">")
      return true
    case let first where first.isLetter:
      index += 1
      scanStart()
      return true
    default: return false
    }
  }

  private mutating func scanStart() {
    let name = name()
    var attributes: [String: String] = [:]
    while index < characters.count, characters[index] != ">" {
      guard characters[index].isLetter else {
        index += 1
        continue
      }
      let key = self.name()
      attributes[key] = value()
    }
    advance()
    guard name == "style" || name == "script" else {
      return tokens.append(.start(name, attributes: attributes))
    }
    let start = index
    while index < characters.count, !matches("</\(name)") { index += 1 }
    if name == "style" { tokens.append(.rules(String(characters[start..<index]))) }
    skip(past: ">")
  }

  private mutating func name() -> String {
    let start = index
    while index < characters.count, Self.isOfName(characters[index]) { index += 1 }
    return String(characters[start..<index]).lowercased()
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-:_".contains(character)
  }

  /// The value behind an attribute's name; empty if there is none.
  private mutating func value() -> String {
    skipSpaces()
    guard index < characters.count, characters[index] == "=" else { return "" }
    index += 1
    skipSpaces()
    guard index < characters.count else { return "" }
    let mark = characters[index]
    let isQuoted = mark == "\"" || mark == "'"
    if isQuoted { index += 1 }
    let start = index
    while index < characters.count {
      let character = characters[index]
      if isQuoted ? character == mark : character.isWhitespace || character == ">" { break }
      index += 1
    }
    let value = HTMLEntities.decoded(String(characters[start..<index]))
    if isQuoted { advance() }
    return value
  }

  /// Goes on behind a character; at the end of the document there is none.
  private mutating func advance() { index = min(index + 1, characters.count) }

  private mutating func skipSpaces() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private func matches(_ text: String) -> Bool {
    characters[index...].prefix(text.count).map { $0.lowercased() }.joined() == text
  }

  private mutating func skip(past text: String) {
    while index < characters.count, !matches(text) { index += 1 }
    index = min(index + text.count, characters.count)
  }
}

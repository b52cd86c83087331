import Foundation

/// Why a format is not a predicate.
struct PredicateFormatError: Error {
  let problem: String
}

/// A part of a predicate's format.
enum PredicateToken {
  /// A keyword or a key path.
  case word(String)
  /// An operator or a bracket.
  case symbol(String)
  /// A literal, or an argument.
  case value(Any?)
  /// An argument that is a key path.
  case path(String)
  /// The letters in brackets behind an operator.
  case options(String)
}

/// Splits a predicate's format.
struct PredicateScanner {
  private let characters: [Character]
  private var index = 0
  private var arguments: ArraySlice<Any>

  static func tokens(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> [PredicateToken] {
    var scanner = PredicateScanner(format, arguments)
    var tokens: [PredicateToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  private init(_ format: String, _ arguments: [Any]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  private mutating func next() throws(PredicateFormatError) -> PredicateToken? {
    _ = take { $0.isWhitespace }
    guard index < characters.count else { return nil }
    let first = characters[index]
    if first.isNumber || first == "-" { return try number() }
    if Self.isOfWord(first) { return .word(take(Self.isOfWord)) }
    switch first {
    case "'", "\"": return .value(try quoted(by: first))
    case "%": return try argument()
    case "[": return .options(try optionLetters())
    case "(", ")", "{", "}", ",":
      index += 1
      return .symbol(String(first))
    default:
      let symbol = take { "=<>!&|".contains($0) }
      guard !symbol.isEmpty else { throw PredicateFormatError(problem: "“\(first)” is unknown") }
      return .symbol(symbol)
    }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@#".contains(character)
  }

  private mutating func take(_ isTaken: (Character) -> Bool) -> String {
    let start = index
    while index < characters.count, isTaken(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func number() throws(PredicateFormatError) -> PredicateToken {
    let text = take { $0.isNumber || "-+.eE".contains($0) }
    guard let number = Double(text) else {
      throw PredicateFormatError(problem: "“\(text)” is no number")
    }
    return .value(Int(text) ?? number)
  }

  private mutating func quoted(by mark: Character) throws(PredicateFormatError) -> String {
    index += 1
    var text = ""
    while index < characters.count, characters[index] != mark {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else {
      throw PredicateFormatError(problem: "a quotation mark is missing")
    }
    index += 1
    return text
  }

  private mutating func optionLetters() throws(PredicateFormatError) -> String {
    index += 1
    let letters = take { $0 != "]" }
    guard index < characters.count else {
      throw PredicateFormatError(problem: "a bracket is missing")
    }
    index += 1
    guard letters.allSatisfy({ "cCdDnNlL".contains($0) }) else {
      throw PredicateFormatError(problem: "“\(letters)” are no options")
    }
    return letters.lowercased()
  }

  /// `%@`, `%K`, or a number's specifier such as `%ld`.
  private mutating func argument() throws(PredicateFormatError) -> PredicateToken {
    index += 1
    _ = take { "lhqzt.0123456789".contains($0) }
    guard index < characters.count, "@KdDiuUfFgGeExXc".contains(characters[index]) else {
      throw PredicateFormatError(problem: "a letter is missing behind “%”")
    }
    let letter = characters[index]
    index += 1
    guard let argument = arguments.popFirst() else {
      throw PredicateFormatError(problem: "an argument is missing")
    }
    guard letter == "K" else { return .value(PredicateValues.unwrapped(argument)) }
    guard let path = argument as? String else {
      throw PredicateFormatError(problem: "“\(argument)” is no key path")
    }
    return .path(path)
  }
}

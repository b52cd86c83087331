/// Divides Swift source into what an editor shows in colours of its own.
///
/// It knows the lexical structure and no grammar: an identifier with a capital letter counts as a
/// type. A part that is not closed ends with the file.
package enum SwiftLexer {
  package enum Kind: Sendable, Equatable {
    case keyword, type, identifier, string, number, comment, attribute
    case punctuation(UInt8)
  }

  /// A part of the source; blanks belong to none.
  package struct Token: Sendable, Equatable {
    package let kind: Kind
    /// Offsets in the source's UTF-8.
    package let range: Range<Int>
  }

  package static func tokens(of source: [UInt8]) -> [Token] {
    var scanner = Scanner(source: source)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  fileprivate static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
    "didSet", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init",
    "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "prefix",
    "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "set",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}

/// Goes through the source from token to token.
private struct Scanner {
  let source: [UInt8]
  var offset = 0

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")

  private func byte(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < source.count ? source[offset + ahead] : nil
  }

  mutating func next() -> SwiftLexer.Token? {
    while let byte = byte(), byte == 32 || (9...13).contains(byte) { offset += 1 }
    guard let first = byte() else { return nil }
    let start = offset
    let kind = scan(first)
    return SwiftLexer.Token(kind: kind, range: start..<offset)
  }

  private mutating func scan(_ first: UInt8) -> SwiftLexer.Kind {
    switch first {
    case Self.slash where byte(1) == Self.slash:
      skip { $0 != Self.newline }
      return .comment
    case Self.slash where byte(1) == Self.star:
      skipBlockComment()
      return .comment
    case Self.quote:
      skipString(hashes: 0)
      return .string
    case Self.hash:
      return scanHash()
    case UInt8(ascii: "@"):
      offset += 1
      skip(Self.isWord)
      return .attribute
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return .number
    case let byte where Self.isWord(byte):
      return scanWord(first)
    case UInt8(ascii: "`"):
      offset += 1
      skip(Self.isWord)
      if byte() == first { offset += 1 }
      return .identifier
    default:
      offset += 1
      return .punctuation(first)
    }
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while let byte = byte(), isPart(byte) { offset += 1 }
  }

  /// Letters, digits, the underscore, and all that is not ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// A word that begins with a hash, such as `#selector`, or a string with hashes around it.
  private mutating func scanHash() -> SwiftLexer.Kind {
    var hashes = 0
    while byte(hashes) == Self.hash { hashes += 1 }
    if byte(hashes) == Self.quote {
      offset += hashes
      skipString(hashes: hashes)
      return .string
    }
    offset += hashes
    skip(Self.isWord)
    return .keyword
  }

  private mutating func scanNumber() {
    skip(Self.isWord)
    if byte() == UInt8(ascii: "."), let digit = byte(1), (48...57).contains(digit) {
      offset += 1
      skip(Self.isWord)
    }
  }

  private mutating func scanWord(_ first: UInt8) -> SwiftLexer.Kind {
    let start = offset
    skip(Self.isWord)
    let word = String(decoding: source[start..<offset], as: UTF8.self)
    if SwiftLexer.keywords.contains(word) { return .keyword }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? .type : .identifier
  }

  /// Comments of this kind may be nested.
  private mutating func skipBlockComment() {
    var depth = 0
    while let first = byte() {
      if first == Self.slash, byte(1) == Self.star {
        depth += 1
        offset += 2
      } else if first == Self.star, byte(1) == Self.slash {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  /// At the first quotation mark. A string with one on each side ends with its line.
  private mutating func skipString(hashes: Int) {
    let isLong = byte(1) == Self.quote && byte(2) == Self.quote
    let quotes = isLong ? 3 : 1
    offset += quotes
    while let first = byte() {
      if first == Self.quote, closes(quotes: quotes, hashes: hashes) {
        offset += quotes + hashes
        return
      }
      if first == Self.newline, !isLong { return }
      offset += first == Self.backslash && hashes == 0 ? 2 : 1
    }
    offset = min(offset, source.count)
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == Self.quote }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == Self.hash }
  }
}

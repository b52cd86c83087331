/// Divides Swift source into what an editor shows in colours of its own.
///
/// It knows the lexical structure and no grammar: an identifier with a capital letter counts as a
/// type. A part that is not closed ends with the file. A string is one part, with what is
/// interpolated in it.
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
  private static let parenthesis = UInt8(ascii: "(")

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
    let hashes = hashCount
    if byte(hashes) == Self.quote {
      offset += hashes
      skipString(hashes: hashes)
      return .string
    }
    offset += hashes
    skip(Self.isWord)
    return .keyword
  }

  /// How many hashes come next.
  private var hashCount: Int {
    var count = 0
    while byte(count) == Self.hash { count += 1 }
    return count
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

  // MARK: Strings

  /// A string that has begun.
  private struct OpenString {
    /// On each side: 1 or 3.
    let quotes: Int
    let hashes: Int
    /// How many parentheses of an interpolation are open; 0 outside of one.
    var depth = 0

    /// A string that is not long ends with its line.
    var isLong: Bool { quotes == 3 }
  }

  /// At the first quotation mark. An interpolation may contain other strings.
  private mutating func skipString(hashes: Int) {
    var strings = [beginString(hashes: hashes)]
    while let first = byte(), let string = strings.last {
      if first == Self.newline, !string.isLong {
        strings.removeLast()
      } else if string.depth > 0 {
        skipInterpolated(first, in: &strings)
      } else {
        skipLiteral(first, in: &strings)
      }
    }
    offset = min(offset, source.count)
  }

  private mutating func beginString(hashes: Int) -> OpenString {
    let isLong = byte(1) == Self.quote && byte(2) == Self.quote
    let string = OpenString(quotes: isLong ? 3 : 1, hashes: hashes)
    offset += string.quotes
    return string
  }

  /// Goes on in the text of the last string.
  private mutating func skipLiteral(_ first: UInt8, in strings: inout [OpenString]) {
    let last = strings.count - 1
    let (quotes, hashes) = (strings[last].quotes, strings[last].hashes)
    if first == Self.quote, has(quotes, Self.quote), has(hashes, Self.hash, from: quotes) {
      offset += quotes + hashes
      strings.removeLast()
    } else if first == Self.backslash, has(hashes, Self.hash, from: 1) {
      offset += 1 + hashes
      if byte() == Self.parenthesis { strings[last].depth = 1 }
      // A line that ends with a backslash may end the string.
      if byte() != Self.newline { offset += 1 }
    } else {
      offset += 1
    }
  }

  /// Goes on in an interpolation of the last string.
  private mutating func skipInterpolated(_ first: UInt8, in strings: inout [OpenString]) {
    let last = strings.count - 1
    switch first {
    case Self.quote: strings.append(beginString(hashes: 0))
    case Self.hash:
      let hashes = hashCount
      offset += hashes
      if byte() == Self.quote { strings.append(beginString(hashes: hashes)) }
    case Self.slash where byte(1) == Self.star: skipBlockComment()
    default:
      if first == Self.parenthesis { strings[last].depth += 1 }
      if first == UInt8(ascii: ")") { strings[last].depth -= 1 }
      offset += 1
    }
  }

  /// Whether a byte comes so many times.
  private func has(_ count: Int, _ wanted: UInt8, from ahead: Int = 0) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == wanted }
  }
}

/// Checks a file's bytes before the parser reads them.
///
/// Interface Builder writes elements, comments, text, and one line about the encoding. This rejects
/// declarations, which could define endlessly growing entities or refer to other files, and also
/// processing instructions and unknown entities: Foundation's parser on Linux crashes on some of
/// these.
struct MarkupCheck {
  let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var line = 1

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the first problem; nil if there is none.
  mutating func run() -> MarkupError? {
    while index < bytes.count {
      var error: MarkupError?
      switch bytes[index] {
      case UInt8(ascii: "<"): error = checkMarkup()
      case UInt8(ascii: "&"): error = checkEntity()
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      default: index += 1
      }
      if let error { return error }
    }
    return nil
  }

  private func begins(with text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    if place + count > bytes.count { return false }
    for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Skips text up to and including the next `end`.
  private mutating func skip(_ start: Int, to end: StaticString) {
    index += start
    while index < bytes.count, bytes[index] != end.utf8Start[0] || !begins(with: end, at: index) {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    index += end.utf8CodeUnitCount
  }

  private mutating func checkMarkup() -> MarkupError? {
    if begins(with: "<!--", at: index) {
      skip(4, to: "-->")
    } else if begins(with: "<![CDATA[", at: index) {
      skip(9, to: "]]>")
    } else if begins(with: "<!", at: index) {
      return MarkupError(line: line, problem: .documentType)
    } else if begins(with: "<?xml ", at: index), isAtStart {
      let start = index
      skip(6, to: "?>")
      let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
      return Self.isUTF8(text.lowercased()) ? nil : MarkupError(line: line, problem: .encoding)
    } else if begins(with: "<?", at: index) {
      return MarkupError(
        line: line, problem: .malformed(reason: "processing instructions are not allowed"))
    } else {
      index += 1
    }
    return nil
  }

  /// Whether this is the start of the file, except for a byte order mark. The line about the
  /// encoding must be there.
  private var isAtStart: Bool {
    index == 0 || index == 3 && begins(with: "\u{FEFF}", at: 0)
  }

  private static func isUTF8(_ declaration: String) -> Bool {
    !declaration.contains("encoding") || declaration.contains("\"utf-8\"")
      || declaration.contains("'utf-8'")
  }

  private mutating func checkEntity() -> MarkupError? {
    let known: [StaticString] = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#"]
    for text in known where begins(with: text, at: index) {
      index += text.utf8CodeUnitCount
      return nil
    }
    return MarkupError(line: line, problem: .malformed(reason: "an entity is not known"))
  }
}

/// A file of Swift source, its lines and the types that it declares.
package struct SourceFile: Sendable {
  /// A declared type, or an extension of one.
  struct TypeDeclaration: Sendable, Equatable {
    let name: String
    let isExtension: Bool
    /// Tokens from its keyword to its closing brace.
    let tokens: Range<Int>
  }

  /// The last component of its path.
  package let name: String
  let source: [UInt8]
  let tokens: [SwiftLexer.Token]
  let types: [TypeDeclaration]
  /// The offset at which each line begins.
  private let lineStarts: [Int]
  /// The number of characters in the longest line. A tab counts as eight, its greatest width.
  package let longestLine: Int

  package init(name: String, text: String) {
    self.name = name
    source = Array(text.utf8)
    tokens = SwiftLexer.tokens(of: source)
    var starts = [0]
    var (letters, longest) = (0, 0)
    for (offset, byte) in source.enumerated() {
      if byte == UInt8(ascii: "\n") {
        if offset + 1 < source.count { starts.append(offset + 1) }
        letters = 0
      } else if byte & 0xC0 != 0x80 {
        // The first byte of a letter.
        letters += byte == UInt8(ascii: "\t") ? 8 : 1
        longest = max(longest, letters)
      }
    }
    lineStarts = starts
    longestLine = longest
    types = Self.types(in: source, tokens)
  }

  func text(of token: SwiftLexer.Token) -> String {
    String(decoding: source[token.range], as: UTF8.self)
  }

  // MARK: Lines

  package var lineCount: Int { lineStarts.count }

  /// The offsets of a line, counted from 0, without its end.
  func range(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    let next = line + 1 < lineStarts.count ? lineStarts[line + 1] : source.count
    let hasEnd = next > start && source[next - 1] == UInt8(ascii: "\n")
    return start..<(hasEnd ? next - 1 : next)
  }

  package func text(ofLine line: Int) -> String {
    String(decoding: source[range(ofLine: line)], as: UTF8.self)
  }

  /// The line of an offset, counted from 0.
  func line(of offset: Int) -> Int { lineStarts.partitioningIndex(where: { $0 > offset }) - 1 }

  /// The tokens in a line. The range of a token that began in an earlier line begins at the start
  /// of this line.
  func tokens(inLine line: Int) -> [(kind: SwiftLexer.Kind, range: Range<Int>)] {
    let range = range(ofLine: line)
    var index = tokens.partitioningIndex(where: { $0.range.upperBound > range.lowerBound })
    var result: [(kind: SwiftLexer.Kind, range: Range<Int>)] = []
    while index < tokens.count, tokens[index].range.lowerBound < range.upperBound {
      result.append((tokens[index].kind, tokens[index].range.clamped(to: range)))
      index += 1
    }
    return result
  }

  // MARK: Declarations

  /// A declaration whose closing brace is not reached yet.
  private struct Opening {
    let name: String
    let isExtension: Bool
    let start: Int
  }

  private static func types(
    in source: [UInt8], _ tokens: [SwiftLexer.Token]
  ) -> [TypeDeclaration] {
    let introducers: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
    var found: [TypeDeclaration] = []
    var open: [(type: Opening, depth: Int)] = []
    var pending: Opening?
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .keyword where index + 1 < tokens.count && tokens[index + 1].kind == .type:
        let word = String(decoding: source[token.range], as: UTF8.self)
        guard introducers.contains(word) else { continue }
        pending = Opening(
          name: String(decoding: source[tokens[index + 1].range], as: UTF8.self),
          isExtension: word == "extension", start: index)
      case .punctuation(UInt8(ascii: "{")):
        depth += 1
        if let type = pending { open.append((type, depth)) }
        pending = nil
      case .punctuation(UInt8(ascii: "}")):
        if let (type, start) = open.last, start == depth {
          open.removeLast()
          found.append(
            TypeDeclaration(
              name: type.name, isExtension: type.isExtension, tokens: type.start..<index + 1))
        }
        depth -= 1
      default: break
      }
    }
    return found
  }

  /// The lines of a method, from its first to its closing brace; nil where the type has none here.
  ///
  /// - Parameter method: as UIKit's documentation writes it, `tableView(_:didSelectRowAt:)`.
  package func lines(of method: String, in type: String) -> ClosedRange<Int>? {
    guard let signature = MethodSignature(method) else { return nil }
    for declaration in types where declaration.name == type {
      var index = declaration.tokens.lowerBound
      while index < declaration.tokens.upperBound {
        if let end = end(of: signature, at: index) {
          return line(of: tokens[index].range.lowerBound)...line(of: tokens[end].range.lowerBound)
        }
        index += 1
      }
    }
    return nil
  }

  /// The last token of a method whose keyword is at `index`; nil where another begins there.
  private func end(of signature: MethodSignature, at index: Int) -> Int? {
    let (keyword, name) = (tokens[index], index + 1)
    guard keyword.kind == .keyword, name < tokens.count else { return nil }
    let isInit = text(of: keyword) == "init" && signature.name == "init"
    guard isInit || (text(of: keyword) == "func" && text(of: tokens[name]) == signature.name)
    else { return nil }
    var next = isInit ? name : name + 1
    guard let labels = labels(from: &next), labels == signature.labels else { return nil }
    return closingBrace(after: next)
  }

  /// The argument labels of a parameter list; `index` is at its opening parenthesis, and then
  /// behind its closing one.
  private func labels(from index: inout Int) -> [String]? {
    var labels: [String] = []
    var depth = 0
    var isLabelNext = false
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .punctuation(let byte) where "([{<".utf8.contains(byte):
        depth += 1
        isLabelNext = depth == 1
      case .punctuation(let byte) where ")]}".utf8.contains(byte):
        depth -= 1
        if depth == 0 { return labels }
      case .punctuation(UInt8(ascii: ">")):
        // The `>` of an arrow is not a closing bracket.
        if source[tokens[index - 2].range.lowerBound] != UInt8(ascii: "-") { depth -= 1 }
      case .punctuation(UInt8(ascii: ",")): isLabelNext = depth == 1
      case .comment: break
      default:
        guard depth > 0 else { return nil }
        if isLabelNext { labels.append(text(of: token)) }
        isLabelNext = false
      }
    }
    return nil
  }

  private func closingBrace(after index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count {
      switch tokens[place].kind {
      case .punctuation(UInt8(ascii: "{")): depth += 1
      case .punctuation(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 { return place }
        if depth < 0 { return nil }
      default: break
      }
    }
    return nil
  }
}

/// The name and the argument labels of a method.
private struct MethodSignature {
  let name: String
  let labels: [String]

  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    name = String(text[..<open])
    labels = text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }
}

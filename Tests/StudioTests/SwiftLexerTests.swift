import Studio
import Testing

/// The parts of Swift source that have a colour of their own.
struct SwiftLexerTests {
  private func parts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return SwiftLexer.tokens(of: bytes).map { token in
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      return switch token.kind {
      case .keyword: "k:\(text)"
      case .type: "t:\(text)"
      case .identifier: "i:\(text)"
      case .string: "s:\(text)"
      case .number: "n:\(text)"
      case .comment: "c:\(text)"
      case .attribute: "a:\(text)"
      case .punctuation: text
      }
    }
  }

  @Test func declarationsAreDividedIntoTheirWords() {
    #expect(
      parts("@MainActor final class A: UIView { var x = 1.5 }") == [
        "a:@MainActor", "k:final", "k:class", "t:A", ":", "t:UIView", "{", "k:var", "i:x", "=",
        "n:1.5", "}",
      ])
  }

  @Test func bracesInStringsAndCommentsAreParts() {
    #expect(parts("\"{ \\\" }\" // }\n1") == ["s:\"{ \\\" }\"", "c:// }", "n:1"])
    #expect(parts("/* a /* b */ } */ x") == ["c:/* a /* b */ } */", "i:x"])
    #expect(parts("#\"a \" } \"# y") == ["s:#\"a \" } \"#", "i:y"])
    #expect(parts("\"\"\"\n } \"\n\"\"\" z") == ["s:\"\"\"\n } \"\n\"\"\"", "i:z"])
  }

  /// What is interpolated in a string is part of it, with strings, braces and comments of its own.
  @Test(
    arguments: [
      #""\(list.joined(separator: ", "))""#, #""a \(b ? "\(c("}"))" : "{") d""#,
      ##""\(f(#"a " ) b"#)) c""##, ##"#"\("a" \#(list.joined(separator: ") ")) b"#"##,
      #""\\(a ) b""#, #""\(a /* ) " */ + b)""#,
      #"""
      """
      \(f("\"")) " \(g("""
        " )
        """))
      """
      """#,
    ])
  func anInterpolationIsAPartOfItsString(_ string: String) {
    #expect(parts("\(string) }") == ["s:\(string)", "}"])
  }

  /// A string that is not closed ends with its line, also within an interpolation.
  @Test func aLineEndsTheStringsInIt() {
    #expect(parts("\"a \\(b \"c\n}") == ["s:\"a \\(b \"c", "}"])
  }

  @Test func rangesAreNoFractions() {
    #expect(parts("0...3") == ["n:0", ".", ".", ".", "n:3"])
    #expect(parts("`class`") == ["i:`class`"])
  }

  /// A part that is cut off ends with the source.
  @Test(
    arguments: [
      "\"abc", "\"\\(a", "\"\\(#", "\"\"\"abc", "/* abc", "#\"abc", "@", "#", "`a", "\"\\", "é",
    ])
  func anUnfinishedPartEndsWithTheSource(_ source: String) {
    let bytes = Array(source.utf8)
    let tokens = SwiftLexer.tokens(of: bytes)
    #expect(tokens.last?.range.upperBound == bytes.count)
  }
}

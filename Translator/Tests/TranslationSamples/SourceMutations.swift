/// Sources with random changes, always the same ones for a seed.
public struct SourceMutations {
  private var state: UInt64
  private let sources: [[UInt8]]

  /// - Parameters:
  ///   - seed: Another seed gives other changes.
  ///   - sources: What is changed.
  public init(seed: UInt64, sources: [String]) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    self.sources = sources.map { Array($0.utf8) }
  }

  /// The next source, with one to six changes.
  public mutating func next() -> [UInt8] {
    var text = sources[number(below: sources.count)]
    for _ in 0...number(below: 6) { change(&text) }
    return text
  }

  /// What is inserted: the words and brackets of what is translated, and bytes that no text has.
  private static let pieces: [[UInt8]] =
    [
      "@objc ", "@objc(", "@IBOutlet ", "@IBAction func f() ", "dynamic ", "override ", "optional ",
      "class A: B {", "extension A {", "protocol P {", "func f(x: Int) -> ", "var x: Int {", "}",
      "{",
      "(", ")", "[", "]", "?", "!", ".", ",", ":", ";", "->", "\"", "\"\"\"", "\\(", "/*", "*/",
      "//",
      "#selector(", "#selector(f(_:))", "#keyPath(", "#keyPath(A.b)", "#if os(iOS)\n", "#else\n",
      "#endif\n", "#elseif ", "d?.f?(x)", "d!.f!(x)", "import UIKit\n", "import A.B\n",
      "#Preview { A() }\n", "@main ",
      "private ", "static ", "lazy ", "self.", "Self.", " as () -> Void", "`", "`class`", "\n",
      "\r\n",
      "\r", "\t", "é", "😀", "\u{0}", "\u{FEFF}", "<T>", " where T: U", "init()", "didSet {",
      "set {",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82]]

  private mutating func change(_ text: inout [UInt8]) {
    let range = randomRange(in: text)
    switch number(below: 7) {
    case 0: text.removeSubrange(range)
    case 1: text.insert(contentsOf: text[range], at: range.upperBound)
    case 2:
      let other = sources[number(below: sources.count)]
      text.replaceSubrange(range, with: other[randomRange(in: other)])
    case 3: text.removeLast(min(text.count, number(below: 200)))
    case 4: text.replaceSubrange(range, with: text[range].reversed())
    default:
      text.insert(
        contentsOf: Self.pieces[number(below: Self.pieces.count)], at: range.lowerBound)
    }
  }

  /// A range that is mostly short.
  private mutating func randomRange(in text: [UInt8]) -> Range<Int> {
    let start = number(below: text.count + 1)
    let longest = number(below: 4) == 0 ? 400 : 12
    return start..<min(text.count, start + number(below: longest))
  }

  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value % UInt64(max(1, limit)))
  }
}

/// Makes damaged Interface Builder files from valid ones, the same in every run.
package struct FileMutator {
  private var random: SeededGenerator
  private let sources: [[UInt8]]

  package init(seed: UInt64, sources: [[UInt8]]) {
    random = SeededGenerator(state: seed)
    self.sources = sources
  }

  /// Returns a file with up to four damages.
  package mutating func next() -> [UInt8] {
    var bytes = sources.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: bytes.removeSubrange(span(bytes))
    case 1: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 2: swapLines(&bytes)
    case 3: duplicateLines(&bytes)
    case 4: nest(&bytes)
    case 5, 6, 7: replaceValue(&bytes, with: Self.values.randomElement(using: &random)!)
    case 8: swapValues(&bytes)
    case 9: insert(Self.fragments.randomElement(using: &random)!, into: &bytes)
    case 10:
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
    default: renameElement(&bytes)
    }
  }

  private static let values = [
    "", "abc", "YES", "-1", "1e400", "nan", "inf", "-9999999999999999999999", "0x1p1000", "1:0",
    "99999999999999999999:1", "&amp;&amp;", "&lol;", "é", "\u{0}", "default", "IBFirstResponder",
  ]

  private static let fragments = [
    "<!DOCTYPE a [<!ENTITY lol \"lol\">]>", "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "&lol;",
    "<![CDATA[", "]]>", "<!--", "-->", "<?xml?>", "<constraint/>", "<segue/>", "<view>", "</view>",
    "<rect key=\"frame\"/>", "<variation key=\"a=b-c\"/>", "<color key=\"c\" name=\"\"/>", "\"",
    "<", ">",
    "<array key=\"a\"><array key=\"a\"/></array>",
    "<string key=\"s\" base64-UTF8=\"YES\">A</string>",
  ]

  // MARK: - Places

  private mutating func span(_ bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let length = [1, 10, 100, 2000].randomElement(using: &random)!
    return start..<min(bytes.count, start + Int.random(in: 1...length, using: &random))
  }

  /// Returns a range of whole lines.
  private mutating func lines(_ bytes: [UInt8]) -> Range<Int> {
    let range = span(bytes)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    return start..<max(end, start)
  }

  /// Returns the range between the quotes of an attribute.
  private mutating func value(_ bytes: [UInt8]) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    let start = Int.random(in: 0..<bytes.count, using: &random)
    var index = start
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "=") || bytes[index + 1] != quote {
      index += 1
    }
    guard index + 2 < bytes.count,
      let end = bytes[(index + 2)...].firstIndex(of: quote)
    else { return nil }
    return (index + 2)..<end
  }

  // MARK: - Damages

  private mutating func swapLines(_ bytes: inout [UInt8]) {
    let (first, second) = (lines(bytes), lines(bytes))
    let (low, high) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    if low.upperBound > high.lowerBound { return }
    let (early, late) = (Array(bytes[low]), Array(bytes[high]))
    bytes.replaceSubrange(high, with: early)
    bytes.replaceSubrange(low, with: late)
  }

  private mutating func duplicateLines(_ bytes: inout [UInt8]) {
    let range = lines(bytes)
    bytes.insert(contentsOf: Array(bytes[range]), at: range.upperBound)
  }

  private mutating func nest(_ bytes: inout [UInt8]) {
    let depth = [3, 40, 200, 3000].randomElement(using: &random)!
    let range = lines(bytes)
    let open = Array(String(repeating: "<subviews><view>", count: depth).utf8)
    let close = Array(String(repeating: "</view></subviews>", count: depth).utf8)
    bytes.insert(contentsOf: close, at: range.upperBound)
    bytes.insert(contentsOf: open, at: range.lowerBound)
  }

  private mutating func replaceValue(_ bytes: inout [UInt8], with text: String) {
    if let range = value(bytes) { bytes.replaceSubrange(range, with: Array(text.utf8)) }
  }

  /// Exchanges two values, so that references lead elsewhere, perhaps to themselves.
  private mutating func swapValues(_ bytes: inout [UInt8]) {
    guard let source = value(bytes) else { return }
    let text = Array(bytes[source])
    if let target = value(bytes) { bytes.replaceSubrange(target, with: text) }
  }

  private mutating func insert(_ text: String, into bytes: inout [UInt8]) {
    bytes.insert(contentsOf: Array(text.utf8), at: Int.random(in: 0...bytes.count, using: &random))
  }

  private mutating func renameElement(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else { return }
    let end = bytes[(open + 1)...].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    guard let end, end > open + 1 else { return }
    let names = [
      "view", "label", "constraints", "connections", "segue", "array", "scene", "nil", "x",
    ]
    bytes.replaceSubrange(
      (open + 1)..<end, with: Array(names.randomElement(using: &random)!.utf8))
  }
}

import CoreGraphics

/// Makes a text with attributes of an HTML document.
struct HTMLTextBuilder {
  private var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
  private var rules: [String: [String: String]] = [:]
  private var root = HTMLStyle()
  private var open: [(name: String, style: HTMLStyle)] = []
  /// The next number of each open list; nil of one with bullets.
  private var lists: [Int?] = []

  private var style: HTMLStyle { open.last?.style ?? root }

  static func text(of document: String) -> NSAttributedString {
    var builder = HTMLTextBuilder()
    for token in HTMLScanner.tokens(of: document) {
      switch token {
      case .text(let text): builder.add(text)
      case .start(let name, let attributes): builder.begin(name, attributes)
      case .end(let name): builder.end(name)
      case .rules(let text): builder.addRules(text)
      }
    }
    builder.removeTrailingSpace()
    let result = NSMutableAttributedString(string: "")
    for (text, attributes) in builder.runs {
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private mutating func addRules(_ text: String) {
    rules.merge(HTMLRules.parsed(text)) { $0.merging($1) { _, last in last } }
    for name in ["*", "html", "body"] {
      guard let declarations = rules[name] else { continue }
      root.apply(declarations)
      for index in open.indices { open[index].style.apply(declarations) }
    }
  }

  // MARK: Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" {
      removeTrailingSpace()
      return append("\u{2028}")
    }
    if Self.emptyElements.contains(name) { return }
    if Self.blocks.contains(name) {
      if open.last?.name == "p" { open.removeLast() }
      if name == "li", open.last?.name == "li" { open.removeLast() }
      breakLine()
    }
    var style = style
    style.begin(name, attributes)
    if name != "body", name != "html", let rule = rules[name] { style.apply(rule) }
    if let own = attributes["style"] { style.apply(HTMLRules.declarations(own)) }
    open.append((name, style))
    switch name {
    case "ul": lists.append(nil)
    case "ol": lists.append(attributes["start"].flatMap { Int($0) } ?? 1)
    case "li": addMark()
    default: break
    }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { breakLine() }
    open.removeSubrange(index...)
    if name == "ul" || name == "ol" { _ = lists.popLast() }
  }

  private mutating func addMark() {
    guard let last = lists.indices.last else { return }
    let mark = lists[last].map { "\($0)." } ?? "•"
    lists[last] = lists[last].map { $0 &+ 1 }
    append("\t\(mark)\t")
  }

  private static let emptyElements: Set<String> = [
    "img", "hr", "meta", "link", "input", "wbr", "col", "base", "area", "source",
  ]

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
    "tr", "td", "th", "section", "article", "header", "footer", "main", "nav", "aside", "dl", "dt",
    "dd", "figure", "figcaption", "center", "address", "form",
  ]

  // MARK: Text

  /// Adds text, in which white space is a single space, and none at the beginning of a line.
  private mutating func add(_ text: String) {
    guard !open.contains(where: { $0.name == "title" }) else { return }
    if style.isPreformatted { return append(text) }
    var collapsed = ""
    var endsInSpace = lastCharacter.map { " \n\t\u{2028}".contains($0) } ?? true
    for character in text {
      let isSpace = character.isASCII && character.isWhitespace
      if !isSpace { collapsed.append(character) } else if !endsInSpace { collapsed.append(" ") }
      endsInSpace = isSpace
    }
    append(collapsed)
  }

  private var lastCharacter: Character? { runs.last?.text.last }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    runs.append((text, style.attributes))
  }

  private mutating func removeTrailingSpace() {
    guard !style.isPreformatted, lastCharacter == " ", let last = runs.indices.last else { return }
    runs[last].text.removeLast()
    if runs[last].text.isEmpty { runs.removeLast() }
  }

  /// Ends the paragraph, if it has begun.
  private mutating func breakLine() {
    removeTrailingSpace()
    if let lastCharacter, lastCharacter != "\n" { append("\n") }
  }
}

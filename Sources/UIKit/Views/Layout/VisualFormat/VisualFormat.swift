import CoreGraphics

/// A parsed visual format: a row or a column of views.
///
///     H:|-[name(80)]-8-[field(>=100)]-|
///
/// Parsing needs no views: the names are resolved later.
struct VisualFormat: Equatable {
  /// A number, or the name of a metric or a view.
  enum Object: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// A length with its relation and priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
    /// The position for messages. The first character is at 1.
    var column: Int
  }

  /// The gap between two adjacent views.
  enum Gap: Equatable {
    /// The views touch.
    case none
    /// The system's distance.
    case standard
    case lengths([Predicate])
  }

  enum Place: Equatable {
    case superview
    case view(String, sizes: [Predicate])
  }

  struct Part: Equatable {
    var place: Place
    /// The gap between this part and the previous one; nil for the first part.
    var gap: Gap?
    var column: Int
  }

  var isVertical = false
  var parts: [Part] = []

  /// An error in a format, with its position.
  struct Flaw: Error, Equatable {
    var column: Int
    var reason: String
  }

  init(_ text: String) throws(Flaw) {
    var parser = Parser(text)
    self = try parser.format()
  }

  fileprivate init(isVertical: Bool, parts: [Part]) {
    (self.isVertical, self.parts) = (isVertical, parts)
  }
}

/// Parses a format from its first character to its last.
private struct Parser {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  private var next: Character? { index < characters.count ? characters[index] : nil }
  private var column: Int { index + 1 }

  private func flaw(_ reason: String, at column: Int? = nil) -> VisualFormat.Flaw {
    VisualFormat.Flaw(column: column ?? self.column, reason: reason)
  }

  private func expected(_ what: String) -> VisualFormat.Flaw {
    flaw("\(what) is expected" + (next.map { ", not \"\($0)\"" } ?? " before the end"))
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    guard characters[index...].starts(with: word) else { return false }
    index += word.count
    return true
  }

  mutating func format() throws(VisualFormat.Flaw) -> VisualFormat {
    let isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    var parts = [VisualFormat.Part(place: try place(isFirst: true), gap: nil, column: 1)]
    while next != nil {
      let gap = try gap()
      let column = column
      let place = try place(isFirst: false)
      parts.append(.init(place: place, gap: gap, column: column))
      if place == .superview, next != nil { throw flaw("nothing may come after the last \"|\"") }
    }
    let hasView = parts.contains { $0.place != .superview }
    if !hasView { throw flaw("a view in brackets is expected") }
    return VisualFormat(isVertical: isVertical, parts: parts)
  }

  private mutating func place(isFirst: Bool) throws(VisualFormat.Flaw) -> VisualFormat.Place {
    if take("|") { return .superview }
    guard take("[") else {
      throw expected(isFirst ? "\"|\" or a view in brackets" : "a view in brackets, \"-\" or \"|\"")
    }
    let name = try name("a view's name")
    var sizes: [VisualFormat.Predicate] = []
    if next == "(" { sizes = try predicates() }
    guard take("]") else { throw expected("\"]\"") }
    return .view(name, sizes: sizes)
  }

  private mutating func gap() throws(VisualFormat.Flaw) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let lengths: [VisualFormat.Predicate]
    if next == "(" {
      lengths = try predicates()
    } else {
      let column = column
      lengths = [.init(object: try object(), column: column)]
    }
    guard take("-") else { throw expected("\"-\"") }
    return .lengths(lengths)
  }

  /// Parses predicates in brackets, separated by commas.
  private mutating func predicates() throws(VisualFormat.Flaw) -> [VisualFormat.Predicate] {
    guard take("(") else { throw expected("\"(\"") }
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try predicate()) } while take(",")
    guard take(")") else { throw expected("\",\" or \")\"") }
    return result
  }

  private mutating func predicate() throws(VisualFormat.Flaw) -> VisualFormat.Predicate {
    let column = column
    let relation: NSLayoutConstraint.Relation =
      if take("==") {
        .equal
      } else if take(">=") {
        .greaterThanOrEqual
      } else if take("<=") {
        .lessThanOrEqual
      } else {
        .equal
      }
    let object = try object()
    return .init(
      relation: relation, object: object, priority: take("@") ? try self.object() : nil,
      column: column)
  }

  private mutating func object() throws(VisualFormat.Flaw) -> VisualFormat.Object {
    guard let first = next else { throw expected("a number or a name") }
    guard first.isASCII, first.isNumber || first == "-" || first == "." else {
      return .name(try name("a number or a name"))
    }
    let start = index
    _ = take("-")
    while let character = next, character.isASCII, character.isNumber || character == "." {
      index += 1
    }
    guard let number = Double(String(characters[start..<index])), number.isFinite else {
      throw flaw("\"\(String(characters[start..<index]))\" is no number", at: start + 1)
    }
    return .number(CGFloat(number))
  }

  private mutating func name(_ what: String) throws(VisualFormat.Flaw) -> String {
    let start = index
    guard let first = next, first.isLetter || first == "_" else { throw expected(what) }
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      index += 1
    }
    return String(characters[start..<index])
  }
}

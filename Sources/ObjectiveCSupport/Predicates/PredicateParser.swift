import Foundation

/// Makes a condition of a predicate's format.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  /// How many conditions and lists are open inside each other.
  private var depth = 0
  /// The limit for that, within the size of the stack (our choice).
  private static let deepest = 500

  private init(_ tokens: ArraySlice<PredicateToken>) { self.tokens = tokens }

  static func condition(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateCondition {
    let tokens = try PredicateScanner.tokens(format, arguments)
    var parser = PredicateParser(tokens[...])
    let condition = try parser.alternatives()
    guard parser.tokens.isEmpty else { throw PredicateFormatError(problem: "its end is unknown") }
    return condition
  }

  private mutating func alternatives() throws(PredicateFormatError) -> PredicateCondition {
    var conditions = [try conjunction()]
    while accept(["OR", "||"]) { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
    var conditions = [try negation()]
    while accept(["AND", "&&"]) { conditions.append(try negation()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
    try enter()
    defer { depth -= 1 }
    if accept(["NOT", "!"]) { return .not(try negation()) }
    if accept(["TRUEPREDICATE"]) { return .constant(true) }
    if accept(["FALSEPREDICATE"]) { return .constant(false) }
    if accept(["("]) {
      let condition = try alternatives()
      try expect(")")
      return condition
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if accept(["ANY", "SOME"]) { quantifier = .any }
    if accept(["ALL"]) { quantifier = .all }
    if accept(["NONE"]) { quantifier = PredicateComparison.Quantifier.none }
    let left = try operand()
    guard let name = popName(), let comparison = Self.operators[name] else {
      throw PredicateFormatError(problem: "an operator is missing")
    }
    var options: String.CompareOptions = []
    if case .options(let letters)? = tokens.first {
      tokens.removeFirst()
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
    }
    return PredicateComparison(
      left: left, comparison: comparison, right: try operand(), options: options,
      quantifier: quantifier)
  }

  private static let operators: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BEGINSWITH": .beginsWith, "CONTAINS": .contains, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
    try enter()
    defer { depth -= 1 }
    switch tokens.popFirst() {
    case .value(let value): return .constant(value)
    case .path(let path): return .path(path.split(separator: ".").map(String.init))
    case .word(let word): return Self.operand(word)
    case .symbol("{"):
      var operands: [PredicateOperand] = []
      while !accept(["}"]) {
        operands.append(try operand())
        _ = accept([","])
      }
      return .list(operands)
    default: throw PredicateFormatError(problem: "an operand is missing")
    }
  }

  private static func operand(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    default:
      var keys = word.split(separator: ".").map(String.init)
      if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
      return .path(keys)
    }
  }

  /// The next keyword or symbol; keywords in capitals.
  private var name: String? {
    switch tokens.first {
    case .word(let word): word.uppercased()
    case .symbol(let symbol): symbol
    default: nil
    }
  }

  private mutating func popName() -> String? {
    guard let name else { return nil }
    tokens.removeFirst()
    return name
  }

  private mutating func accept(_ names: Set<String>) -> Bool {
    guard let name, names.contains(name) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func enter() throws(PredicateFormatError) {
    guard depth < Self.deepest else {
      throw PredicateFormatError(problem: "its parts are too deep inside each other")
    }
    depth += 1
  }

  private mutating func expect(_ name: String) throws(PredicateFormatError) {
    guard accept([name]) else { throw PredicateFormatError(problem: "“\(name)” is missing") }
  }
}

import Foundation

/// A comparison of two operands.
struct PredicateComparison {
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, contains, endsWith, like, matches, isIn, between
  }

  /// Which elements of the left operand have to fulfil the comparison.
  enum Quantifier {
    case any, all, none
  }

  let left: PredicateOperand
  let comparison: Operator
  let right: PredicateOperand
  /// Whether text is compared without case, and without diacritics.
  var options: String.CompareOptions = []
  /// Nil compares the left operand itself.
  var quantifier: Quantifier?

  func isTrue(of object: Any?) -> Bool {
    let (left, right) = (left.value(of: object), right.value(of: object))
    guard let quantifier else { return isTrue(left, right) }
    let elements = PredicateValues.elements(of: left) ?? []
    switch quantifier {
    case .any: return elements.contains { isTrue($0, right) }
    case .all: return elements.allSatisfy { isTrue($0, right) }
    case .none: return !elements.contains { isTrue($0, right) }
    }
  }

  private func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (PredicateValues.unwrapped(left), PredicateValues.unwrapped(right))
    switch comparison {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .beginsWith: return finds(right, in: left, .anchored)
    case .endsWith: return finds(right, in: left, [.anchored, .backwards])
    case .contains: return holds(left, right)
    case .isIn: return holds(right, left)
    case .like, .matches: return fits(left, right)
    case .between:
      guard let limits = PredicateValues.elements(of: right), limits.count == 2,
        let lower = order(limits[0], left), let upper = order(left, limits[1])
      else { return false }
      return lower != .orderedDescending && upper != .orderedDescending
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  /// The order of two texts, numbers or dates; nil if the values are of different kinds.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? NSNumber, let right = right as? NSNumber { return left.compare(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  private func finds(_ part: Any?, in whole: Any?, _ position: String.CompareOptions) -> Bool {
    guard let part = part as? String, let whole = whole as? String else { return false }
    return whole.range(of: part, options: options.union(position)) != nil
  }

  /// Whether a text or a collection contains a value.
  private func holds(_ whole: Any?, _ part: Any?) -> Bool {
    guard let elements = PredicateValues.elements(of: whole) else {
      return finds(part, in: whole, [])
    }
    return elements.contains { areEqual(PredicateValues.unwrapped($0), part) }
  }

  /// Whether the whole text fits a regular expression, or a text with `*` and `?`.
  private func fits(_ text: Any?, _ pattern: Any?) -> Bool {
    guard var text = text as? String, var pattern = pattern as? String else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    var rules: NSRegularExpression.Options = []
    if options.contains(.caseInsensitive) { rules.insert(.caseInsensitive) }
    if comparison == .like {
      rules.insert(.dotMatchesLineSeparators)
      pattern = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }
    let whole = "\\A(?:\(pattern))\\z"
    guard let rule = try? NSRegularExpression(pattern: whole, options: rules) else {
      Diagnostics.warnFromAnyThread("“\(pattern)” is no regular expression; nothing matches it.")
      return false
    }
    return rule.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

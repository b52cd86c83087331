public import Foundation

/// Predicates in the language of formats: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
/// Foundation on Linux supports blocks only.
///
/// Conditions are comparisons, `AND`, `OR`, `NOT`, parentheses, `TRUEPREDICATE` and
/// `FALSEPREDICATE`. Operators are `=`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `CONTAINS`,
/// `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`, with `[c]` and `[d]`, and with `ANY`, `ALL`
/// or `NONE` in front. Operands are `SELF`, key paths, numbers, quoted text, lists in braces,
/// `TRUE`, `FALSE` and `NIL`. Functions, subqueries and variables are not supported.
extension NSPredicate {
  /// A predicate from a format. An invalid format gives a warning and a predicate that is false.
  ///
  /// - Parameters:
  ///   - format: the condition, in which `%@` stands for a value, `%K` for a key path, and `%d`,
  ///     `%f` and their kind for a number.
  ///   - arguments: the values, in the order of the format.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, values: arguments)
  }

  /// A predicate from a format. An invalid format gives a warning and a predicate that is false.
  ///
  /// - Parameters:
  ///   - format: the condition, in which `%@` stands for a value, `%K` for a key path, and `%d`,
  ///     `%f` and their kind for a number.
  ///   - arguments: the values, in the order of the format.
  public convenience init(format: String, argumentArray arguments: [Any]) {
    self.init(format: format, values: arguments)
  }

  private convenience init(format: String, values: [Any]) {
    // The condition is never changed, and its values belong to the caller, as on iOS.
    nonisolated(unsafe) let condition: PredicateCondition
    do {
      condition = try PredicateParser.condition(format, values)
    } catch {
      Diagnostics.warnFromAnyThread(
        "The predicate “\(format.prefix(200))” is always false: \(error.problem).")
      condition = .constant(false)
    }
    self.init { object, _ in condition.isTrue(of: object) }
  }
}

import Foundation

/// A condition of a predicate.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  func isTrue(of object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.isTrue(of: object)
    case .all(let conditions): conditions.allSatisfy { $0.isTrue(of: object) }
    case .any(let conditions): conditions.contains { $0.isTrue(of: object) }
    case .comparison(let comparison): comparison.isTrue(of: object)
    }
  }
}

/// An operand of a comparison.
indirect enum PredicateOperand {
  /// A key path from the evaluated object; the object itself if it is empty.
  case path([String])
  case constant(Any?)
  case list([PredicateOperand])

  func value(of object: Any?) -> Any? {
    switch self {
    case .path(let keys): keys.reduce(object) { Self.value(of: $0, forKey: $1) }
    case .constant(let value): value
    case .list(let operands): operands.map { $0.value(of: object) ?? NSNull() }
    }
  }

  /// The value for a key of a dictionary or an object. An array has those of its elements.
  private static func value(of object: Any?, forKey key: String) -> Any? {
    guard let object = PredicateValues.unwrapped(object) else { return nil }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let text = object as? String { return key == "length" ? text.utf16.count : nil }
    if let elements = PredicateValues.elements(of: object) {
      if key == "@count" || key == "count" { return elements.count }
      return elements.map { value(of: $0, forKey: key) ?? NSNull() }
    }
    return (object as? any NSObjectProtocol)?.value(forKey: key)
  }
}

/// The values that predicates compare.
enum PredicateValues {
  /// A value without the optionals around it; nil also for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// The elements of an array or a set, or a dictionary's values; nil for other values.
  static func elements(of value: Any?) -> [Any]? {
    switch unwrapped(value) {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: Array(set)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    default: nil
    }
  }
}

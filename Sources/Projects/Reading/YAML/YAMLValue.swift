import Foundation

/// A value of a YAML file.
indirect enum YAMLValue: Sendable, Equatable {
  /// - isPlain: whether the text has no quotes, so that it may be a number or a Boolean value.
  case text(String, isPlain: Bool)
  case list([YAMLValue])
  case values([String: YAMLValue])

  /// The text of a scalar; nil for other values.
  var text: String? {
    if case .text(let text, _) = self { return text }
    return nil
  }

  /// The values of a mapping; nil for other values.
  var values: [String: YAMLValue]? {
    if case .values(let values) = self { return values }
    return nil
  }

  /// The elements of a sequence. Another value is a list of one element, as XcodeGen allows.
  var elements: [YAMLValue] {
    switch self {
    case .list(let values): values
    case .text("", isPlain: true): []
    default: [self]
    }
  }

  subscript(key: String) -> YAMLValue? { values?[key] }

  /// The Boolean value of a plain text, by YAML 1.1.
  var truth: Bool? {
    guard case .text(let text, isPlain: true) = self else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// Returns the value with each text in it converted.
  func mapTexts(_ change: (String) -> String) -> YAMLValue {
    switch self {
    case .text(let text, let isPlain): .text(change(text), isPlain: isPlain)
    case .list(let values): .list(values.map { $0.mapTexts(change) })
    case .values(let values): .values(values.mapValues { $0.mapTexts(change) })
    }
  }

  /// The value as that of a property list.
  var propertyListValue: PropertyListValue {
    switch self {
    case .list(let values): return .list(values.map(\.propertyListValue))
    case .values(let values): return .values(values.mapValues(\.propertyListValue))
    case .text(let text, let isPlain):
      if let truth { return .truth(truth) }
      if isPlain, let number = Int(text) { return .integer(number) }
      if isPlain, let number = Double(text), number.isFinite { return .number(number) }
      return .text(text)
    }
  }

  /// The value as that of a build setting.
  var setting: Any {
    switch self {
    case .list(let values): values.map { "\($0.setting)" }
    case .text(let text, _): truth.map { $0 ? "YES" : "NO" } ?? text
    case .values: ""
    }
  }

  /// Merges another value into this one: mappings are merged, sequences are joined, other values
  /// are replaced. A key that ends in `:REPLACE` replaces its value completely.
  func merging(_ other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.values(var values), .values(let others)):
      for (key, value) in others {
        if key.hasSuffix(":REPLACE") {
          values[String(key.dropLast(":REPLACE".count))] = value
        } else {
          values[key] = values[key]?.merging(value) ?? value
        }
      }
      return .values(values)
    case (.list(let values), .list(let others)): return .list(values + others)
    default: return other
    }
  }
}

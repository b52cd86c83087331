import Foundation

/// The settings of a target: its own settings take precedence over those of its project and of
/// their files.
struct BuildSettings {
  private var values: [String: String] = [:]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds settings. In them `$(inherited)` and their own names refer to the earlier values.
  mutating func add(_ settings: [String: Any]) {
    for (name, value) in settings {
      let text = (value as? [Any]).map { $0.map { "\($0)" }.joined(separator: " ") } ?? "\(value)"
      let former = formerName(of: name)
      let own = ["$(\(name))", "${\(name)}", "$(\(name):", "${\(name):"]
      if own.contains(where: text.contains) { values[former] = values[name] }
      let filled =
        text
        .replacingOccurrences(of: "$(inherited)", with: values[name] ?? "")
        .replacingOccurrences(of: "${inherited}", with: values[name] ?? "")
      values[name] = own.reduce(filled) { text, part in
        text.replacingOccurrences(
          of: part, with: part.replacingOccurrences(of: name, with: former))
      }
    }
  }

  /// The suffix of the name that stores an earlier value to which another value of the same name
  /// refers.
  private static let former = ".former"

  private func formerName(of name: String) -> String {
    var name = name + Self.former
    while values[name] != nil { name += Self.former }
    return name
  }

  /// A setting with its variables expanded; nil if there is none or it is empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expand(value)
    return text.isEmpty ? nil : text
  }

  /// Returns the settings whose names have a prefix, by the rest of their names.
  func all(after prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in values.keys where name.hasPrefix(prefix) && !name.hasSuffix(Self.former) {
      found[String(name.dropFirst(prefix.count))] = self[name]
    }
    return found
  }

  /// Returns the settings, supplemented by others that they do not contain.
  func filled(with others: [String: String]) -> BuildSettings {
    var filled = self
    for (name, value) in others where self[name] == nil { filled.values[name] = value }
    return filled
  }

  /// The maximum number of variables in a text and in their values, because a variable may refer to
  /// itself.
  private static let mostSteps = 100

  /// Expands the variables `$(NAME)` and `${NAME}` of a text. Unknown variables are removed.
  func expand(_ text: String) -> String {
    var steps = Self.mostSteps
    return expand(text, &steps)
  }

  /// - Parameter steps: the number of variables that may still be expanded.
  private func expand(_ text: String, _ steps: inout Int) -> String {
    var text = text
    while steps > 0,
      let range = text.range(
        of: #"\$\([A-Za-z0-9_:.\-]+\)|\$\{[A-Za-z0-9_:.\-]+\}"#, options: .regularExpression)
    {
      steps -= 1
      let parts = text[range].dropFirst(2).dropLast().split(separator: ":").map(String.init)
      text.replaceSubrange(range, with: value(parts, &steps))
    }
    return text
  }

  private func value(_ parts: [String], _ steps: inout Int) -> String {
    var value = parts.first.flatMap { values[$0] } ?? ""
    for change in parts.dropFirst() {
      switch change {
      case "c99extidentifier", "identifier": value = Project.identifier(expand(value, &steps))
      case "rfc1034identifier":
        value = expand(value, &steps).replacingOccurrences(of: " ", with: "-")
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default: break
      }
    }
    return value
  }

  /// Reads the settings of an `.xcconfig` file: lines of `NAME = value`, and those of the files
  /// that it includes. Conditional settings are ignored.
  ///
  /// - Parameter outer: the files that include it, for detecting cycles.
  static func read(_ file: URL, outer: [URL] = []) -> [String: String] {
    let file = file.standardizedFileURL
    guard !outer.contains(file), let text = try? String(contentsOf: file, encoding: .utf8) else {
      return [:]
    }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if let path = included(line) {
        let folder = file.deletingLastPathComponent()
        let other =
          path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        values.merge(read(other, outer: outer + [file])) { $1 }
        continue
      }
      let code = line.components(separatedBy: "//")[0]
      guard let equals = code.firstIndex(of: "="), !code.hasPrefix("#") else { continue }
      let name = code[..<equals].trimmingCharacters(in: .whitespaces)
      guard !name.contains("[") else { continue }
      values[name] = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    return values
  }

  /// Returns the path in a line such as `#include "Shared.xcconfig"`; nil for other lines.
  private static func included(_ line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let word = parts[0].trimmingCharacters(in: .whitespaces)
    return parts.count > 2 && ["#include", "#include?"].contains(word) ? String(parts[1]) : nil
  }
}

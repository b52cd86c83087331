import Foundation

/// The settings of a target: its own, over those of its project and of their files.
struct BuildSettings {
  private var values: [String: String] = [:]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// Sets what other settings say; `$(inherited)` in them is what was there before.
  mutating func add(_ settings: [String: Any]) {
    for (name, value) in settings {
      let text = (value as? [Any]).map { $0.map { "\($0)" }.joined(separator: " ") } ?? "\(value)"
      values[name] =
        text
        .replacingOccurrences(of: "$(inherited)", with: values[name] ?? "")
        .replacingOccurrences(of: "${inherited}", with: values[name] ?? "")
    }
  }

  /// A setting without variables; nil if there is none or it is empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expand(value)
    return text.isEmpty ? nil : text
  }

  /// The settings whose names begin so, by the rest of their names.
  func all(after prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in values.keys where name.hasPrefix(prefix) {
      found[String(name.dropFirst(prefix.count))] = self[name]
    }
    return found
  }

  /// The settings, with others where they say nothing.
  func filled(with others: [String: String]) -> BuildSettings {
    var filled = self
    for (name, value) in others where self[name] == nil { filled.values[name] = value }
    return filled
  }

  /// How often a variable may stand for another one.
  private static let mostSteps = 16

  /// A text with the values of its variables, `$(NAME)` and `${NAME}`. Unknown ones are left out.
  func expand(_ text: String) -> String {
    var text = text
    for _ in 0..<Self.mostSteps {
      guard
        let range = text.range(
          of: #"\$\([A-Za-z0-9_:.\-]+\)|\$\{[A-Za-z0-9_:.\-]+\}"#, options: .regularExpression)
      else { break }
      let parts = text[range].dropFirst(2).dropLast().split(separator: ":").map(String.init)
      text.replaceSubrange(range, with: value(parts))
    }
    return text
  }

  private func value(_ parts: [String]) -> String {
    let value = parts.first.flatMap { values[$0] } ?? ""
    return parts.dropFirst().reduce(value) { value, change in
      switch change {
      case "c99extidentifier", "identifier": Project.identifier(expand(value))
      case "rfc1034identifier": expand(value).replacingOccurrences(of: " ", with: "-")
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      default: value
      }
    }
  }

  /// The settings in a file of the kind `.xcconfig`: lines of `NAME = value`, and those of the
  /// files that it includes. Conditions are left out.
  ///
  /// - Parameter outer: the files that include it: one that includes itself ends there.
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

  /// The path in a line such as `#include "Shared.xcconfig"`; nil for other lines.
  private static func included(_ line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let word = parts[0].trimmingCharacters(in: .whitespaces)
    return parts.count > 2 && ["#include", "#include?"].contains(word) ? String(parts[1]) : nil
  }
}

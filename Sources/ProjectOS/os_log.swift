// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

/// Logs a message with values in the form of `printf`, where `%@` is any object or value, and
/// `%{public}d` and the like are those without the word.
///
/// - Parameters:
///   - message: the text with the places of the values.
///   - dso: is ignored.
///   - log: where it is logged.
///   - type: how important it is.
///   - args: the values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) { log.write(type, LogFormat(message.description).text(with: args)) }

/// Logs a message with values in the form of `printf`.
///
/// - Parameters:
///   - type: how important it is.
///   - dso: is ignored.
///   - log: where it is logged.
///   - message: the text with the places of the values.
///   - args: the values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) { log.write(type, LogFormat(message.description).text(with: args)) }

/// Logs a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

/// A text with the places of values, as `printf` has it.
struct LogFormat {
  private enum Part {
    case text(String)
    /// What `printf` takes for one value, and the letter at its end.
    case value(specifier: String, letter: Character)
  }

  private var parts: [Part] = []

  init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        parts.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      // What is in braces says who may see the value.
      if rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          parts.append(.text("%" + rest))
          return
        }
        rest = rest[end...].dropFirst()
      }
      let specifier = rest.prefix { !Self.letters.contains($0) }
      guard let letter = rest.dropFirst(specifier.count).first else {
        parts.append(.text("%" + rest))
        return
      }
      parts.append(.value(specifier: "%\(specifier)\(letter)", letter: letter))
      rest = rest.dropFirst(specifier.count + 1)
    }
    parts.append(.text(String(rest)))
  }

  /// What ends the place of a value. Lengths such as `ll` are no ends.
  private static let letters: Set<Character> = [
    "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A", "c",
    "C", "s", "S", "p", "P", "m",
  ]

  /// A value that is missing leaves its place as it is.
  func text(with values: [Any]) -> String {
    var next = values[...]
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .value(let specifier, "m"):
        _ = specifier
        return String(cString: strerror(errno))
      case .value(let specifier, let letter) where letter == "P" || specifier.contains("*"):
        // Widths that are values of their own are left out, with all that they are for.
        next = next.dropFirst(specifier.count { $0 == "*" } + 1)
        return specifier
      case .value(let specifier, let letter):
        guard let value = next.popFirst() else { return specifier }
        return Self.text(of: value, specifier, letter)
      }
    }.joined()
  }

  private static func text(
    of value: Any, _ specifier: String, _ letter: Character
  ) -> String {
    switch letter {
    case "@": return "\(value)"
    case "s", "S":
      if let bytes = value as? UnsafePointer<CChar> { return String(cString: bytes) }
      if let bytes = value as? UnsafeMutablePointer<CChar> { return String(cString: bytes) }
      return "\(value)"
    case "f", "F", "e", "E", "g", "G", "a", "A":
      // A whole number would be read as the bits of another one.
      guard !(value is any BinaryInteger) else { return "\(value)" }
    default: if value is any BinaryFloatingPoint { return "\(value)" }
    }
    return (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
  }
}

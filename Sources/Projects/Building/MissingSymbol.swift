import Foundation

/// A symbol that a project's sources use and that does not exist.
package struct MissingSymbol: Sendable {
  /// The name without its type and its arguments, such as `viewDidShow`.
  package let name: String
  /// The type of which it would be a member; nil for other symbols, and if the type is unknown.
  package let owner: String?
  /// The lines that use it, each once.
  package private(set) var places: [CompilerMessage]

  /// The name with its type.
  package var fullName: String { owner.map { $0 + "." + name } ?? name }

  /// Returns the missing symbols in the order of their first use, and the other errors.
  package static func find(
    in messages: [CompilerMessage]
  ) -> (symbols: [MissingSymbol], others: [CompilerMessage]) {
    var symbols: [MissingSymbol] = []
    var others: [CompilerMessage] = []
    var indices: [String: Int] = [:]
    for message in messages where message.kind == .error {
      guard let symbol = MissingSymbol(message) else {
        others.append(message)
        continue
      }
      if let index = indices[symbol.fullName] {
        symbols[index].add(message)
      } else {
        indices[symbol.fullName] = symbols.count
        symbols.append(symbol)
      }
    }
    return (symbols, others)
  }

  private mutating func add(_ message: CompilerMessage) {
    if places.contains(where: { $0.file == message.file && $0.line == message.line }) { return }
    places.append(message)
  }

  /// Makes the missing symbol of an error; nil for another error.
  private init?(_ message: CompilerMessage) {
    let quoted = message.text.split(separator: "'", omittingEmptySubsequences: false)
    let text = message.text
    var found: (name: String, owner: String?)?
    if text.hasPrefix("cannot find "), quoted.count >= 3 {
      found = (String(quoted[1]), nil)
    } else if text.contains("has no member '"), quoted.count >= 5 {
      found = (String(quoted[3]), Self.plain(String(quoted[1])))
    } else if text.contains("does not override any"), let name = Self.overridden(message) {
      found = (name, nil)
    }
    guard let found else { return nil }
    name = String(found.name.prefix { $0 != "(" })
    owner = found.owner
    places = [message]
  }

  /// Returns a type without its optional.
  private static func plain(_ type: String) -> String {
    type.hasSuffix(".Type")
      ? String(type.dropLast(".Type".count))
      : type.trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
  }

  /// Returns the name that a declaration overrides, from the line of the source.
  private static func overridden(_ message: CompilerMessage) -> String? {
    guard let line = message.excerpt?.split(separator: "\n").first else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let index = words.firstIndex(where: { $0 == "func" || $0 == "var" || $0 == "init" })
    else {
      return nil
    }
    if words[index] == "init" { return "init" }
    return words.indices.contains(index + 1) ? String(words[index + 1]) : nil
  }
}

import Foundation
import ProjectEditMaps

/// Converts the positions in the compiler's messages to those in the user's sources. Lines are the
/// same; columns change if the translation has changed the length of the text before them.
struct SourcePlaces {
  /// The edit maps of the copies, by the paths of their sources.
  private let maps: [String: EditMap]
  /// The same maps, by the paths that represent their generated lines.
  private let generated: [String: EditMap]

  init(_ answers: [TranslatorTool.Answer]) {
    let maps = answers.flatMap(\.files).compactMap { file in
      (try? String(contentsOfFile: file.copy + ".map", encoding: .utf8))
        .flatMap { try? EditMap(text: $0) }
    }
    self.maps = Dictionary(maps.map { ($0.source, $0) }) { first, _ in first }
    generated = Dictionary(maps.map { ($0.generatedPath, $0) }) { first, _ in first }
  }

  /// Returns the messages at the user's positions. Messages about generated code are omitted if
  /// there are errors in the user's code, which cause them.
  func located(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    let own = messages.filter(isOwn)
    let shown = own.contains { $0.kind == .error } ? own : messages
    return Self.unique(shown.map(located))
  }

  /// Whether a message is about the user's text, and not about inserted text.
  private func isOwn(_ message: CompilerMessage) -> Bool {
    guard let file = message.file, let map = maps[file] else { return false }
    return !map.isInserted(line: message.line, column: message.column)
  }

  private func located(_ message: CompilerMessage) -> CompilerMessage {
    var message = message
    guard let file = message.file else { return message }
    let place =
      maps[file]?.place(line: message.line, column: message.column)
      ?? generated[file]?.place(generatedLine: message.line)
    if let place {
      (message.file, message.line, message.column) = (place.file, place.line, place.column)
    }
    return message
  }

  /// Removes repeated messages: the compiler reports the same problem in several jobs.
  private static func unique(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    var known: Set<CompilerMessage> = []
    return messages.filter { known.insert($0).inserted }
  }
}

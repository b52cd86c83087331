import UIKit

/// A warning about the interface, which is shown nevertheless.
struct StageDiagnostic: Hashable, Sendable {
  /// The file and the line, `Main.storyboard:12`; nil if it is about no file.
  let place: String?
  /// The warning as a sentence.
  let text: String

  /// - Parameter message: the framework's message: `Main.storyboard:12: there is no class Page.`
  init(_ message: String) {
    let parts = message.split(separator: ": ", maxSplits: 1).map(String.init)
    if parts.count == 2, Self.isPlace(parts[0]) {
      (place, text) = (parts[0], parts[1].sentence)
    } else {
      (place, text) = (nil, message.sentence)
    }
  }

  private static func isPlace(_ text: String) -> Bool {
    let pieces = text.split(separator: ":")
    guard let file = pieces.first, pieces.count <= 2 else { return false }
    return (file.hasSuffix(".storyboard") || file.hasSuffix(".xib"))
      && (pieces.count == 1 || Int(pieces[1]) != nil)
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  var sentence: String {
    guard let last else { return self }
    return prefix(1).uppercased() + dropFirst() + (".!?".contains(last) ? "" : ".")
  }
}

/// Collects the framework's warnings, each once. They are also printed to the terminal.
@MainActor
final class StageDiagnostics {
  private(set) var all: [StageDiagnostic] = []
  var onChange: (@MainActor () -> Void)?
  private var usual: (@MainActor (String) -> Void)?
  private var reported: Set<String> = []
  private let isOfStage: @MainActor () -> Bool

  /// - Parameter isOfStage: whether a warning that is reported now is about the stage.
  init(where isOfStage: @escaping @MainActor () -> Bool) { self.isOfStage = isOfStage }

  func listen() {
    guard usual == nil else { return }
    let usual = Diagnostics.report
    self.usual = usual
    Diagnostics.report = { [weak self] message in
      guard let self, isOfStage() else { return usual(message) }
      if reported.insert(message).inserted { usual(message) }
      let diagnostic = StageDiagnostic(message)
      guard !all.contains(diagnostic) else { return }
      all.append(diagnostic)
      onChange?()
    }
  }

  func stop() {
    if let usual { Diagnostics.report = usual }
    usual = nil
    clear()
  }

  /// Clears the list. Remaining problems are reported again.
  func clear() {
    Diagnostics.reset()
    guard !all.isEmpty else { return }
    all = []
    onChange?()
  }
}

import CoreGraphics
import Platform
import UIKitSimulator

/// Writes the user's input to a file, as an input script.
@MainActor
final class InputRecorder {
  private let path: String
  private let file: FileHandle
  private var transcript = InputTranscript()
  /// The first error of writing. Nothing is written after it.
  private var failure: CommandError?

  /// Starts a new file, which replaces an existing one.
  init(path: String) throws {
    self.path = path
    file = try OutputFile.open(path)
  }

  func record(_ action: InputScript.Action, at time: TimeInterval) {
    guard failure == nil else { return }
    let line = InputScript.Event(time: max(time, 0), action: action).line + "\n"
    do {
      try file.write(contentsOf: Data(line.utf8))
    } catch {
      let reason = Console.reason(of: error)
      let failure = CommandError("the input is not saved to “\(path)” any more: \(reason)")
      self.failure = failure
      // The user continues in the window, and should know of the error at once.
      Console.complain("playground: \(failure)\n")
    }
  }

  /// Records a platform event, if scripts support it.
  func record(_ event: PlatformEvent, at time: TimeInterval) {
    if let action = transcript.action(of: event) { record(action, at: time) }
  }

  /// Closes the file. Throws the error if not everything was written.
  func close() throws {
    try? file.close()
    if let failure { throw failure }
  }
}

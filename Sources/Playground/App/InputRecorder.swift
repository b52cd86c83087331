import CoreGraphics
import Platform
import UIKitSimulator

/// Writes the user's input to a file, as an input script.
@MainActor
final class InputRecorder {
  private let file: FileHandle
  private var transcript = InputTranscript()

  /// Begins a new file, and overwrites an existing one.
  init(path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw CommandError("the input cannot be saved: “\(path)” is not writable") }
    self.file = file
  }

  isolated deinit { try? file.close() }

  func record(_ action: InputScript.Action, at time: TimeInterval) {
    let line = InputScript.Event(time: max(time, 0), action: action).line + "\n"
    try? file.write(contentsOf: Data(line.utf8))
  }

  /// Records an event of the platform, if scripts support it.
  func record(_ event: PlatformEvent, at time: TimeInterval) {
    if let action = transcript.action(of: event) { record(action, at: time) }
  }
}

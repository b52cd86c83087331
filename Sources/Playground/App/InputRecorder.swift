import CoreGraphics
import Platform
import UIKitSimulator

/// Writes what a hand does to a file, as an input script.
@MainActor
final class InputRecorder {
  private let file: FileHandle
  private var fingers: Set<Int> = []

  /// Begins a new file; what was in it before is gone.
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

  /// Writes down an event of the platform, where a script has a word for it.
  func record(_ event: PlatformEvent, at time: TimeInterval) {
    switch event {
    case .pointer(let pointer): record(pointer, at: time)
    case .key(let key) where key.isDown && !key.isRepeat && !key.isModifier:
      record(.key(key.key), at: time)
    case .resized(let size, _): record(.resize(size), at: time)
    case .focusChanged(let isFocused, _): record(.focus(isFocused), at: time)
    default: break
    }
  }

  /// A mouse that moves without a button held is no finger.
  private func record(_ pointer: PointerEvent, at time: TimeInterval) {
    let finger: Int
    switch pointer.device {
    case .mouse(let button):
      guard button == 1 || fingers.contains(0) else { return }
      finger = 0
    case .finger(let id): finger = 1 + Int(UInt(bitPattern: id) % 9)
    }
    switch pointer.phase {
    case .down:
      fingers.insert(finger)
      record(.down(pointer.location, finger: finger), at: time)
    case .moved:
      guard fingers.contains(finger) else { return }
      record(.move(pointer.location, finger: finger), at: time)
    case .up:
      guard fingers.remove(finger) != nil else { return }
      record(.up(pointer.location, finger: finger), at: time)
    case .cancelled:
      guard fingers.remove(finger) != nil else { return }
      record(.cancel(finger: finger), at: time)
    }
  }
}

extension KeyEvent {
  /// Whether it is Shift, Control or their like, which mean nothing alone.
  fileprivate var isModifier: Bool {
    ["Shift", "Ctrl", "Alt", "GUI"].contains { key == "Left \($0)" || key == "Right \($0)" }
  }
}

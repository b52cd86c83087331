import CoreGraphics
import Platform
import UIKit
import UIKitSimulator

/// Writes what a hand does to a file, as an input script.
@MainActor
final class InputRecorder {
  private let file: FileHandle
  /// The fingers that are down, by the numbers that the script has for them.
  private var fingers: [PointerEvent.Device: Int] = [:]

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
      record(.key(key.key, modifiers: UIKeyModifierFlags(key.modifiers)), at: time)
    case .scroll(let location, let delta, let isContinuous, _):
      record(.scroll(location, by: delta, isContinuous: isContinuous), at: time)
    case .pinch(let location, let scale, let rotation, _):
      record(.pinch(location, scale: scale, rotation: rotation), at: time)
    case .resized(let size, _): record(.resize(size), at: time)
    case .focusChanged(let isFocused, _): record(.focus(isFocused), at: time)
    default: break
    }
  }

  /// A mouse that moves without a button held is no finger.
  private func record(_ pointer: PointerEvent, at time: TimeInterval) {
    var device = pointer.device
    if case .mouse(let button) = device {
      guard button == 1 || pointer.phase == .moved else { return }
      device = .mouse(button: 1)
      // The button came up where nobody saw it.
      if button != 1, let finger = fingers.removeValue(forKey: device) {
        return record(.cancel(finger: finger), at: time)
      }
    }
    switch pointer.phase {
    case .down:
      let finger = fingers[device] ?? freeNumber(for: device)
      fingers[device] = finger
      record(.down(pointer.location, finger: finger), at: time)
    case .moved:
      guard let finger = fingers[device] else { return }
      record(.move(pointer.location, finger: finger), at: time)
    case .up:
      guard let finger = fingers.removeValue(forKey: device) else { return }
      record(.up(pointer.location, finger: finger), at: time)
    case .cancelled:
      guard let finger = fingers.removeValue(forKey: device) else { return }
      record(.cancel(finger: finger), at: time)
    }
  }

  /// 0 for the mouse, for others the first that is free.
  private func freeNumber(for device: PointerEvent.Device) -> Int {
    if case .mouse = device { return 0 }
    var number = 1
    while fingers.values.contains(number) { number += 1 }
    return number
  }
}

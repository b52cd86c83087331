import CoreGraphics
package import Platform
import UIKit

/// Converts the platform's events to actions of an input script.
package struct InputTranscript {
  /// The touching fingers, with their numbers in the script.
  private var fingers: [PointerEvent.Device: Int] = [:]

  package init() {}

  /// Returns the action for an event; nil if scripts do not support it.
  package mutating func action(of event: PlatformEvent) -> InputScript.Action? {
    switch event {
    case .pointer(let pointer): action(of: pointer)
    case .key(let key) where key.isDown && !key.isRepeat && !key.isModifier:
      .key(key.key, modifiers: UIKeyModifierFlags(key.modifiers))
    case .text(let text, _): .text(text)
    case .scroll(let location, let delta, let isContinuous, _):
      .scroll(location, by: delta, isContinuous: isContinuous)
    case .pinch(let location, let scale, let rotation, _):
      .pinch(location, scale: scale, rotation: rotation)
    case .resized(let size, _): .resize(size)
    case .turned(let orientation): .turn(UIDeviceOrientation(orientation))
    case .focusChanged(let isFocused, _): .focus(isFocused)
    default: nil
    }
  }

  /// Returns the action for a pointer event. A mouse that moves without a button is no finger.
  private mutating func action(of pointer: PointerEvent) -> InputScript.Action? {
    var device = pointer.device
    if case .mouse(let button) = device {
      guard button == 1 || pointer.phase == .moved else { return nil }
      device = .mouse(button: 1)
      // The button was released without an event.
      if button != 1, let finger = fingers.removeValue(forKey: device) {
        return .cancel(finger: finger)
      }
    }
    switch pointer.phase {
    case .down:
      let finger = fingers[device] ?? freeNumber(for: device)
      fingers[device] = finger
      return .down(pointer.location, finger: finger)
    case .moved: return fingers[device].map { .move(pointer.location, finger: $0) }
    case .up:
      return fingers.removeValue(forKey: device).map { .up(pointer.location, finger: $0) }
    case .cancelled: return fingers.removeValue(forKey: device).map { .cancel(finger: $0) }
    }
  }

  /// Returns 0 for the mouse, and the first free number for others.
  private func freeNumber(for device: PointerEvent.Device) -> Int {
    if case .mouse = device { return 0 }
    var number = 1
    while fingers.values.contains(number) { number += 1 }
    return number
  }
}

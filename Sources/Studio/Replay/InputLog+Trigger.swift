import CoreGraphics
import Platform
import UIKit

/// The trigger: the gesture that led to the last transition.
extension InputLog {
  /// The longest pause inside a scroll or a pinch of a touchpad, in seconds (our choice).
  private static let longestPause: TimeInterval = 0.2

  /// The index of the entry with which the last trigger begins: the touch down, or the key, that
  /// led to the beginning of the last transition. Where no transition has begun it is the last
  /// gesture, and nil where there was no input.
  package var triggerIndex: Int? {
    var gestures = GestureStarts()
    var trigger: Int?
    var isTransitioning = false
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .input(let time, let event): gestures.note(event, at: time, index: index)
      case .frame(_, let isRunning):
        if isRunning, !isTransitioning { trigger = gestures.last ?? trigger }
        isTransitioning = isRunning
      }
    }
    return trigger ?? gestures.last
  }

  /// The indices at which gestures begin.
  private struct GestureStarts {
    /// The beginning of the last one.
    private(set) var last: Int?
    private var pointers: Set<PointerEvent.Device> = []
    private var lastScroll: TimeInterval = -.infinity

    mutating func note(_ event: PlatformEvent, at time: TimeInterval, index: Int) {
      switch event {
      case .pointer(let pointer):
        switch pointer.phase {
        case .down:
          if pointers.isEmpty { last = index }
          pointers.insert(pointer.device)
        case .up, .cancelled: pointers.remove(pointer.device)
        case .moved: break
        }
      case .key(let key): if key.isDown, !key.isRepeat, !key.isModifier { last = index }
      case .scroll, .pinch:
        if time - lastScroll > InputLog.longestPause { last = index }
        lastScroll = time
      case .turned: last = index
      case .text, .composition, .pointerExited, .resized, .focusChanged, .visibilityChanged,
        .closeRequested:
        break
      }
    }
  }
}

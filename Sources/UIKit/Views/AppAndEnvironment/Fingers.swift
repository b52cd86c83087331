import CoreGraphics
import Platform

/// The fingers that are down, and the mouse while its button is.
struct Fingers {
  private var down: [PointerEvent.Device: CGPoint] = [:]

  /// In the order in which they are numbered, the mouse first.
  var places: [CGPoint] {
    down.sorted { Self.number($0.key) < Self.number($1.key) }.map(\.value)
  }

  private static func number(_ device: PointerEvent.Device) -> Int {
    switch device {
    case .mouse(let button): button - 1_000
    case .finger(let id): id
    }
  }

  mutating func note(_ event: PlatformEvent) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: down[pointer.device] = pointer.location
      case .moved: if down[pointer.device] != nil { down[pointer.device] = pointer.location }
      case .up, .cancelled: down[pointer.device] = nil
      }
    case .focusChanged(isFocused: false, _), .visibilityChanged(false): down = [:]
    default: break
    }
  }
}

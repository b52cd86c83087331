import CoreGraphics
package import Platform

/// The fingers that are down, and the mouse while its first button is.
package struct Fingers {
  /// Nil while the first button is up.
  package private(set) var mouse: CGPoint?
  /// The touches that are down, by identifier.
  private var touches: [Int: CGPoint] = [:]

  package init() {}

  /// In the order of their identifiers, without the mouse.
  package var touchPlaces: [CGPoint] { touches.sorted { $0.key < $1.key }.map(\.value) }

  /// The mouse first.
  package var places: [CGPoint] { (mouse.map { [$0] } ?? []) + touchPlaces }

  package mutating func note(_ event: PlatformEvent) {
    switch event {
    case .pointer(let pointer): note(pointer)
    case .focusChanged(isFocused: false, _), .visibilityChanged(false): self = Fingers()
    default: break
    }
  }

  private mutating func note(_ pointer: PointerEvent) {
    let place = pointer.phase == .up || pointer.phase == .cancelled ? nil : pointer.location
    switch pointer.device {
    // A pointer that never went down is not a touch.
    case .mouse(button: 1): if pointer.phase == .down || mouse != nil { mouse = place }
    case .mouse: break
    case .finger(let id):
      if pointer.phase == .down || touches[id] != nil { touches[id] = place }
    }
  }
}

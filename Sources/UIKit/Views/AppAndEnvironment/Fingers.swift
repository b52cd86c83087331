import CoreGraphics
package import Platform

/// The positions of the fingers that are down, and of the mouse while its first button is down.
package struct Fingers {
  /// The position of the mouse; nil while the first button is up.
  package private(set) var mouse: CGPoint?
  /// The positions of the touches that are down, by identifier.
  private var touches: [Int: CGPoint] = [:]

  package init() {}

  /// The positions of the touches in the order of their identifiers, without the mouse.
  package var touchPlaces: [CGPoint] { touches.sorted { $0.key < $1.key }.map(\.value) }

  /// All positions. That of the mouse is the first.
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
    // A mouse that moves without a pressed button is not a touch.
    case .mouse(button: 1): if pointer.phase == .down || mouse != nil { mouse = place }
    case .mouse: break
    case .finger(let id):
      if pointer.phase == .down || touches[id] != nil { touches[id] = place }
    }
  }
}

package import CoreGraphics

/// Adds a second finger to the mouse while Alt or Ctrl is held. It is a value that converts the
/// platform's events to those of two fingers, in a window, offscreen and in tests.
///
/// The second finger mirrors the mouse around the point where the key was pressed. With Shift both
/// move in parallel. It touches when the mouse button is pressed, or when the key is, and is lifted
/// with either.
package struct SecondFinger: Equatable {
  /// The identifier of the added finger, which no touch screen uses.
  package static let id = -1
  /// The minimum distance of the two fingers in points: closer fingers would be within one finger's
  /// width, and a pinch that begins at distance 0 would have no scale.
  static let leastDistance: CGFloat = 20

  private enum Relation: Equatable {
    case mirror(around: CGPoint)
    case parallel(at: CGVector)
  }

  private var isModifierDown = false
  private var isModifierInPointer = false
  private var isShiftDown = false
  private var isButtonDown = false
  private var mouse: CGPoint?
  private var relation: Relation?
  /// The location of the second finger; nil while it is lifted.
  private var finger: CGPoint?

  package init() {}

  /// The locations of both fingers, or those at which they would touch, for display; nil without
  /// the key.
  package var preview: (mouse: CGPoint, second: CGPoint)? {
    guard let mouse, relation != nil else { return nil }
    return (mouse, finger ?? place(for: mouse))
  }

  /// Returns the events that replace an event, including the event itself.
  package mutating func expand(_ event: PlatformEvent) -> [PlatformEvent] {
    switch event {
    case .pointer(let pointer):
      guard case .mouse(let button) = pointer.device, pointer.location.isFinite else {
        return [event]
      }
      return expand(pointer, button: button)
    case .key(let key): return expand(key)
    case .focusChanged(false, _), .visibilityChanged(false), .closeRequested:
      // The receiver cancels all touches.
      self = SecondFinger()
      return [event]
    default: return [event]
    }
  }

  // MARK: Keys

  private mutating func expand(_ key: KeyEvent) -> [PlatformEvent] {
    let event = PlatformEvent.key(key)
    switch key.key {
    case "Left Alt", "Right Alt", "Left Ctrl", "Right Ctrl":
      isModifierDown = key.isDown
      if !key.isDown { isModifierInPointer = false }
      return [event] + followModifier(modifiers: key.modifiers, time: key.time)
    case "Left Shift", "Right Shift":
      isShiftDown = key.isDown
      followShift()
      return [event]
    default: return [event]
    }
  }

  private mutating func followModifier(
    modifiers: KeyModifiers, time: TimeInterval
  ) -> [PlatformEvent] {
    guard isModifierDown || isModifierInPointer else {
      relation = nil
      return lift(.up, modifiers: modifiers, time: time)
    }
    guard relation == nil, let mouse else { return [] }
    relation = .mirror(around: mouse)
    return []
  }

  /// Keeps both fingers where they are when Shift changes the relation between them.
  private mutating func followShift() {
    guard let mouse, let relation else { return }
    let second = finger ?? place(for: mouse)
    switch (relation, isShiftDown) {
    case (.mirror, true):
      self.relation = .parallel(at: CGVector(dx: second.x - mouse.x, dy: second.y - mouse.y))
    case (.parallel, false):
      self.relation = .mirror(
        around: CGPoint(x: (mouse.x + second.x) / 2, y: (mouse.y + second.y) / 2))
    default: break
    }
  }

  // MARK: The mouse

  private mutating func expand(_ pointer: PointerEvent, button: Int) -> [PlatformEvent] {
    isModifierInPointer = !pointer.modifiers.isDisjoint(with: [.alt, .control])
    if mouse == nil || pointer.phase != .moved || relation == nil { mouse = pointer.location }
    var events = followModifier(modifiers: pointer.modifiers, time: pointer.time)
    if pointer.modifiers.contains(.shift) != isShiftDown, !isModifierDown || isModifierInPointer {
      isShiftDown = pointer.modifiers.contains(.shift)
      followShift()
    }
    mouse = pointer.location
    switch pointer.phase {
    case .down where button == 1: isButtonDown = true
    case .up where button == 1, .cancelled: isButtonDown = false
    // The button was released without an event.
    case .moved where button != 1: isButtonDown = false
    default: break
    }
    events.append(.pointer(pointer))
    return events + follow(pointer)
  }

  private mutating func follow(_ pointer: PointerEvent) -> [PlatformEvent] {
    guard isButtonDown, relation != nil else {
      let phase: PointerEvent.Phase = pointer.phase == .up ? .up : .cancelled
      return lift(phase, modifiers: pointer.modifiers, time: pointer.time)
    }
    let second = place(for: pointer.location)
    if finger == nil {
      let distance = CGVector(dx: second.x - pointer.location.x, dy: second.y - pointer.location.y)
      let isApart = hypot(distance.dx, distance.dy) >= Self.leastDistance
      guard isApart || isShiftDown else { return [] }
      finger = second
      return [touch(.down, second, modifiers: pointer.modifiers, time: pointer.time)]
    }
    guard pointer.phase == .moved, second != finger else { return [] }
    finger = second
    return [touch(.moved, second, modifiers: pointer.modifiers, time: pointer.time)]
  }

  private mutating func lift(
    _ phase: PointerEvent.Phase, modifiers: KeyModifiers, time: TimeInterval
  ) -> [PlatformEvent] {
    guard let place = finger else { return [] }
    finger = nil
    return [touch(phase, place, modifiers: modifiers, time: time)]
  }

  private func touch(
    _ phase: PointerEvent.Phase, _ place: CGPoint, modifiers: KeyModifiers, time: TimeInterval
  ) -> PlatformEvent {
    .pointer(
      PointerEvent(
        phase: phase, device: .finger(id: Self.id), location: place, modifiers: modifiers,
        time: time))
  }

  private func place(for mouse: CGPoint) -> CGPoint {
    switch relation {
    case .mirror(let anchor): CGPoint(x: 2 * anchor.x - mouse.x, y: 2 * anchor.y - mouse.y)
    case .parallel(let offset): CGPoint(x: mouse.x + offset.dx, y: mouse.y + offset.dy)
    case nil: mouse
    }
  }
}

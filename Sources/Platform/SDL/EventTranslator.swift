import CSDL2
import CoreGraphics

/// Converts SDL's events to platform events. It does not call SDL, so it can be tested without a
/// display.
struct EventTranslator {
  /// Points per unit of SDL's window coordinates.
  var pointsPerUnit: CGFloat
  /// Pixels per point.
  var scale: CGFloat
  /// The window's size in points.
  var size: CGSize
  /// The location of the mouse in points, which is also that of touchpad gestures.
  var pointer = CGPoint.zero

  /// The points by which a notch of a mouse wheel scrolls: about three lines of text, as in
  /// browsers.
  static let pointsPerNotch: CGFloat = 40
  /// The scale of a pinch by a notch of the wheel with Control held, which is about that of
  /// browsers.
  static let scalePerNotch: CGFloat = 1.1
  /// The gain of a pinch on the touchpad. Two fingers that spread from a third to two thirds of its
  /// width double the size; SDL reports this as a sixth.
  static let pinchGain: CGFloat = 4.2

  /// Returns the platform event for an SDL event; nil if the framework does not handle it.
  ///
  /// - Parameters:
  ///   - modifiers: the held modifier keys, for events that do not contain them.
  ///   - time: the event's host time.
  func translate(
    _ event: SDL_Event, modifiers: KeyModifiers = [], time: TimeInterval
  ) -> PlatformEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .closeRequested
    case SDL_WINDOWEVENT: windowEvent(event.window, time: time)
    case SDL_MOUSEMOTION: motion(event.motion, modifiers: modifiers, time: time)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      button(event.button, modifiers: modifiers, time: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, modifiers: modifiers, time: time)
    case SDL_MULTIGESTURE: pinch(event.mgesture, time: time)
    case SDL_FINGERDOWN: finger(event.tfinger, phase: .down, modifiers: modifiers, time: time)
    case SDL_FINGERMOTION: finger(event.tfinger, phase: .moved, modifiers: modifiers, time: time)
    case SDL_FINGERUP: finger(event.tfinger, phase: .up, modifiers: modifiers, time: time)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, time: time)
    case SDL_TEXTINPUT: text(event.text, time: time)
    case SDL_TEXTEDITING:
      composition(
        Self.string(in: event.edit.text), start: event.edit.start, length: event.edit.length,
        time: time)
    case SDL_TEXTEDITING_EXT:
      composition(
        event.editExt.text.map { String(cString: $0) } ?? "", start: event.editExt.start,
        length: event.editExt.length, time: time)
    default: nil
    }
  }

  private func windowEvent(_ event: SDL_WindowEvent, time: TimeInterval) -> PlatformEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      .resized(
        size: CGSize(
          width: CGFloat(event.data1) * pointsPerUnit,
          height: CGFloat(event.data2) * pointsPerUnit),
        scale: scale)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      .visibilityChanged(isVisible: true)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      .visibilityChanged(isVisible: false)
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusChanged(isFocused: true, time: time)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusChanged(isFocused: false, time: time)
    case SDL_WINDOWEVENT_LEAVE: .pointerExited(time: time)
    case SDL_WINDOWEVENT_CLOSE: .closeRequested
    default: nil
    }
  }

  // MARK: Mouse and touch

  /// SDL's identifier of the mouse that it emulates from touches. Those touches are also reported
  /// as fingers.
  private static let touchMouse = UInt32.max

  private func location(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }

  private func motion(
    _ event: SDL_MouseMotionEvent, modifiers: KeyModifiers, time: TimeInterval
  ) -> PlatformEvent? {
    guard event.which != Self.touchMouse else { return nil }
    // Bit n − 1 of the state represents button n.
    let held = event.state == 0 ? 0 : event.state.trailingZeroBitCount + 1
    return .pointer(
      PointerEvent(
        phase: .moved, device: .mouse(button: held), location: location(event.x, event.y),
        modifiers: modifiers, time: time))
  }

  private func button(
    _ event: SDL_MouseButtonEvent, modifiers: KeyModifiers, time: TimeInterval
  ) -> PlatformEvent? {
    guard event.which != Self.touchMouse else { return nil }
    return .pointer(
      PointerEvent(
        phase: event.type == SDL_MOUSEBUTTONDOWN.rawValue ? .down : .up,
        device: .mouse(button: Int(event.button)), location: location(event.x, event.y),
        modifiers: modifiers, time: time))
  }

  private func wheel(
    _ event: SDL_MouseWheelEvent, modifiers: KeyModifiers, time: TimeInterval
  ) -> PlatformEvent? {
    guard event.which != Self.touchMouse else { return nil }
    let x = CGFloat(event.preciseX) * Self.pointsPerNotch
    let y = CGFloat(event.preciseY) * Self.pointsPerNotch
    guard x.isFinite, y.isFinite else { return nil }
    if modifiers.contains(.control) {
      let scale = pow(Self.scalePerNotch, min(max(y / Self.pointsPerNotch, -10), 10))
      return .pinch(
        location: location(event.mouseX, event.mouseY), scale: scale, rotation: 0, time: time)
    }
    let steps = [event.preciseX, event.preciseY]
    // A positive x moves the content to the left in SDL. A wheel has one axis, so with Shift it
    // scrolls horizontally, as in browsers.
    let isSideways = x == 0 && modifiers.contains(.shift)
    return .scroll(
      location: location(event.mouseX, event.mouseY),
      delta: isSideways ? CGVector(dx: y, dy: 0) : CGVector(dx: 0 - x, dy: y),
      isContinuous: steps.contains { $0 != $0.rounded() }, time: time)
  }

  private func pinch(_ event: SDL_MultiGestureEvent, time: TimeInterval) -> PlatformEvent? {
    let (spread, turn) = (CGFloat(event.dDist), CGFloat(event.dTheta))
    // Gestures with more fingers are not supported.
    guard event.numFingers == 2, spread.isFinite, turn.isFinite else { return nil }
    return .pinch(
      location: pointer, scale: exp(min(max(spread * Self.pinchGain, -2), 2)), rotation: turn,
      time: time)
  }

  private func finger(
    _ event: SDL_TouchFingerEvent, phase: PointerEvent.Phase, modifiers: KeyModifiers,
    time: TimeInterval
  ) -> PlatformEvent? {
    let x = CGFloat(event.x) * size.width
    let y = CGFloat(event.y) * size.height
    guard x.isFinite, y.isFinite else { return nil }
    return .pointer(
      PointerEvent(
        phase: phase, device: .finger(id: Int(event.fingerId)), location: CGPoint(x: x, y: y),
        modifiers: modifiers, time: time))
  }

  // MARK: Keyboard

  /// The keys of the number pad while Num Lock is off, on PC keyboards.
  private static let padWithoutNumLock = [
    "Keypad 0": "Insert", "Keypad .": "Delete", "Keypad 1": "End", "Keypad 2": "Down",
    "Keypad 3": "PageDown", "Keypad 4": "Left", "Keypad 6": "Right", "Keypad 7": "Home",
    "Keypad 8": "Up", "Keypad 9": "PageUp",
  ]

  /// The scancodes of SDL that equal the numbers of the USB standard. Others are SDL's own.
  private static let positions: ClosedRange<UInt32> = 4...231

  private func key(_ event: SDL_KeyboardEvent, time: TimeInterval) -> PlatformEvent? {
    let (scancode, mask) = (event.keysym.scancode, UInt32(event.keysym.mod))
    let name = String(cString: SDL_GetKeyName(event.keysym.sym))
    guard !name.isEmpty else { return nil }
    let code = scancode.rawValue
    var key = KeyEvent(
      isDown: event.type == SDL_KEYDOWN.rawValue, isRepeat: event.repeat != 0, key: name,
      position: Self.positions.contains(code) ? Int(code) : nil,
      modifiers: KeyModifiers(sdl: mask), time: time)
    if name.isOfAnotherScript {
      let latin = String(cString: SDL_GetScancodeName(scancode))
      if !latin.isEmpty { (key.key, key.character) = (latin, name.lowercased()) }
    } else if mask & KMOD_NUM.rawValue == 0, let command = Self.padWithoutNumLock[name] {
      // The key replaces another key, whose position it does not have.
      (key.key, key.position) = (command, nil)
    }
    return .key(key)
  }

  /// Whether a key types text while other keys are held. With Alt or the key of the window system
  /// it is a shortcut, although SDL reports its letter as text. The right Alt key may be AltGr,
  /// with which keys type other characters.
  ///
  /// - Parameter mask: SDL's mask of the held keys.
  static func types(whileHeld mask: UInt32) -> Bool {
    let shortcut = KMOD_LALT.rawValue | KMOD_GUI.rawValue
    let typing = KMOD_RALT.rawValue | KMOD_MODE.rawValue
    return mask & shortcut == 0 || mask & typing != 0
  }

  private func text(_ event: SDL_TextInputEvent, time: TimeInterval) -> PlatformEvent? {
    let text = Self.string(in: event.text)
    return text.isEmpty ? nil : .text(text, time: time)
  }

  /// - Parameters:
  ///   - start: the start of the selection in code points; negative without a cursor, which is then
  ///     at the end.
  ///   - length: the length of the selection in code points.
  private func composition(
    _ text: String, start: Int32, length: Int32, time: TimeInterval
  ) -> PlatformEvent {
    let scalars = text.unicodeScalars
    let first = start < 0 ? scalars.count : min(Int(start), scalars.count)
    let count = min(max(Int(length), 0), scalars.count - first)
    let low = scalars.prefix(first).utf16Length
    let selection = low..<low + scalars.dropFirst(first).prefix(count).utf16Length
    return .composition(text, selection: selection, time: time)
  }

  /// Returns the text in an array of SDL, which ends with a zero unless it is full.
  private static func string<Characters>(in characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Sequence<Unicode.Scalar> {
  /// The length in UTF-16 units.
  fileprivate var utf16Length: Int { reduce(0) { $0 + UTF16.width($1) } }
}

extension String {
  /// The last character of Unicode's blocks from Basic Latin to Latin Extended-B.
  private static let lastLatin: UInt32 = 0x24F

  /// Whether the character is a letter, a mark or a digit of a script other than Latin, such as
  /// Cyrillic, Thai or Persian.
  fileprivate var isOfAnotherScript: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.value > Self.lastLatin
    else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: scalar.properties.isAlphabetic
    }
  }
}

extension KeyModifiers {
  /// Makes the modifiers of SDL's mask. Left and right keys are distinguished only for Alt.
  init(sdl mask: UInt32) {
    self = []
    if mask & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if mask & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if mask & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if mask & KMOD_RALT.rawValue != 0 { insert(.rightAlt) }
    if mask & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}

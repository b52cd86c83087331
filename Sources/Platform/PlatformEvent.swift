package import CoreGraphics

/// An event from the user or the window system. Points are in the window, whose origin is the upper
/// left corner. `time` is host time in seconds. It is not later than the following frame, and not
/// before an earlier event; it may be equal to one, because SDL counts milliseconds.
package enum PlatformEvent: Sendable, Equatable {
  case pointer(PointerEvent)
  /// The wheel or the touchpad scrolled the content by `delta` points: a positive y moves it down,
  /// a positive x to the right. A notch of a wheel is 40 points. An input with finer steps is
  /// continuous.
  case scroll(
    location: CGPoint, delta: CGVector, isContinuous: Bool = false, time: TimeInterval)
  /// Two fingers on a touchpad spread by the factor `scale` and rotated clockwise by `rotation`
  /// radians since the last such event. A wheel with Control held sends it too.
  case pinch(location: CGPoint, scale: CGFloat, rotation: CGFloat, time: TimeInterval)
  case key(KeyEvent)
  case text(String, time: TimeInterval)
  /// An input method composes a text: letters, for example, that will be replaced by Chinese
  /// characters. The selection is in UTF-16 units of the text. An empty text ends the composition.
  /// The finished text is reported as `text`.
  case composition(String, selection: Range<Int>, time: TimeInterval)
  /// The window has a new size in points or a new scale.
  case resized(size: CGSize, scale: CGFloat)
  /// The window got or lost the keyboard focus.
  case focusChanged(isFocused: Bool, time: TimeInterval)
  /// The window was hidden or is visible again.
  case visibilityChanged(isVisible: Bool)
  /// The pointer left the window.
  case pointerExited(time: TimeInterval)
  case closeRequested
  /// The orientation changed of the display, or of the device that the window represents.
  case turned(to: DisplayOrientation)
}

/// The orientation of a display, from the user's point of view. The names are those of input
/// scripts.
package enum DisplayOrientation: String, Sendable, CaseIterable {
  case portrait, portraitUpsideDown
  /// The display's upper edge is at the left, or at the right.
  case landscapeLeft, landscapeRight
  /// The display is horizontal.
  case faceUp, faceDown
}

extension PlatformEvent {
  /// The host time in seconds, if the event has one.
  package var time: TimeInterval? {
    switch self {
    case .pointer(let pointer): pointer.time
    case .key(let key): key.time
    case .scroll(_, _, _, let time), .pinch(_, _, _, let time), .text(_, let time),
      .composition(_, _, let time), .focusChanged(_, let time), .pointerExited(let time):
      time
    case .resized, .visibilityChanged, .closeRequested, .turned: nil
    }
  }
}

/// An event of a mouse button, of the mouse's movement, or of a finger on a touch screen.
package struct PointerEvent: Sendable, Equatable {
  package enum Phase: Sendable { case down, moved, up, cancelled }
  package enum Device: Sendable, Hashable {
    /// A mouse. The button is 1 for left, 2 for middle, 3 for right. In a movement it is the lowest
    /// button that is held, or 0.
    case mouse(button: Int)
    case finger(id: Int)
  }

  package var phase: Phase
  package var device: Device
  package var location: CGPoint
  package var modifiers: KeyModifiers
  package var time: TimeInterval

  package init(
    phase: Phase, device: Device, location: CGPoint, modifiers: KeyModifiers = [],
    time: TimeInterval
  ) {
    self.phase = phase
    self.device = device
    self.location = location
    self.modifiers = modifiers
    self.time = time
  }
}

package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let alt = KeyModifiers(rawValue: 4)
  package static let command = KeyModifiers(rawValue: 8)
  /// The right Alt key, in addition to ``alt``. On many layouts it is AltGr, with which keys type
  /// other characters: "ł" on a Polish layout, "@" on a German one.
  package static let rightAlt = KeyModifiers(rawValue: 16)
}

package struct KeyEvent: Sendable, Equatable {
  package var isDown: Bool
  package var isRepeat: Bool
  /// The key's name in SDL and input scripts: "Escape", "Space", "F11", "A", ",". A key whose
  /// letter, mark or digit is not Latin has the name of the same key on a US keyboard, because
  /// shortcuts are Latin letters and digits.
  package var key: String
  /// The layout's character on the key in lower case, if ``key`` is not that; otherwise nil.
  package var character: String?
  /// The key's position on the keyboard, as its number in the USB standard for input devices (HID
  /// usage tables, page 7); nil if only the name is known.
  package var position: Int?
  package var modifiers: KeyModifiers
  package var time: TimeInterval

  package init(
    isDown: Bool, isRepeat: Bool = false, key: String, character: String? = nil,
    position: Int? = nil, modifiers: KeyModifiers = [], time: TimeInterval
  ) {
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.key = key
    self.character = character
    self.position = position
    self.modifiers = modifiers
    self.time = time
  }
}

extension KeyEvent {
  /// Whether it is a modifier key, such as Shift or Control.
  package var isModifier: Bool {
    ["Shift", "Ctrl", "Alt", "GUI"].contains { key == "Left \($0)" || key == "Right \($0)" }
  }
}

public import CoreGraphics

/// Something that came from the user or the window system. Points are in the window, its origin the
/// upper left corner; `time` is host time in seconds.
public enum PlatformEvent: Sendable, Equatable {
  case pointer(PointerEvent)
  case scroll(location: CGPoint, delta: CGVector, time: TimeInterval)
  case key(KeyEvent)
  case text(String, time: TimeInterval)
  /// The window has a new size in points or a new scale.
  case resized(size: CGSize, scale: CGFloat)
  /// The window got or lost the keyboard.
  case focusChanged(isFocused: Bool, time: TimeInterval)
  /// The window was hidden or can be seen again.
  case visibilityChanged(isVisible: Bool)
  /// The pointer left the window.
  case pointerExited(time: TimeInterval)
  case closeRequested
}

/// A mouse button, the mouse moving, or a finger on a touch screen.
public struct PointerEvent: Sendable, Equatable {
  public enum Phase: Sendable { case down, moved, up, cancelled }
  public enum Device: Sendable, Equatable {
    case mouse(button: Int)
    case finger(id: Int)
  }

  public var phase: Phase
  public var device: Device
  public var location: CGPoint
  public var modifiers: KeyModifiers
  public var time: TimeInterval

  public init(
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

public struct KeyModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)
}

public struct KeyEvent: Sendable, Equatable {
  public var isDown: Bool
  public var isRepeat: Bool
  /// The key's name as SDL and input scripts spell it: "Escape", "Space", "F11", "A", ",".
  public var key: String
  public var modifiers: KeyModifiers
  public var time: TimeInterval

  public init(
    isDown: Bool, isRepeat: Bool = false, key: String, modifiers: KeyModifiers = [],
    time: TimeInterval
  ) {
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.key = key
    self.modifiers = modifiers
    self.time = time
  }
}

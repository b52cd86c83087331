extension UIControl {
  /// The events of a control. The raw values are Apple's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// Makes a set from its bits. Undefined bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again soon after the previous one ended.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch that began on the control moved on it or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that began on the control moved away from it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch that began on the control returned to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch that began on the control left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch that began on the control ended on it or near it: the control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch that began on the control ended away from it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled, by a gesture or by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value. Code that sets the value does not send it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered; for a button, it was pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Sent before the control's menu opens, by any gesture or key. A target can set another menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became first responder for editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field ended editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ended the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of text editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for custom events of a program, which UIKit never sends.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that are reserved for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control. The raw values are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// Makes a set from its bits. Undefined bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state, in which no other state is set.
    public static let normal: State = []
    /// The control is pressed, or ``isHighlighted`` was set.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled: ``isEnabled`` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected: ``isSelected`` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// Bits for custom states of a subclass.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that are reserved for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of content that is smaller than the control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// Stretched over the whole height.
    case fill = 3
  }

  /// The horizontal alignment of content that is smaller than the control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Stretched over the whole width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }
}

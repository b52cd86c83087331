public import CoreGraphics
import Platform

/// Which key was pressed, and what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers held; for keys that type nothing, `UIKeyCommand`'s name.
  public let characters: String
  /// The same without modifiers.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(_ event: KeyEvent) {
    let plain = UIKeyCommand.input(forKey: event.key)
    charactersIgnoringModifiers = plain
    let isLetter = plain.count == 1 && plain.first?.isLetter == true
    characters = isLetter && event.modifiers.contains(.shift) ? plain.uppercased() : plain
    modifierFlags = UIKeyModifierFlags(event.modifiers)
    keyCode = UIKeyboardHIDUsage(keyName: event.key)
    super.init()
  }
}

/// The keys of a keyboard, by the numbers of the USB standard for input devices (HID usage tables,
/// page 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)

  private static let named: [String: UIKeyboardHIDUsage] = [
    "Return": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab, "Space": .keyboardSpacebar,
    ",": .keyboardComma, ".": .keyboardPeriod, "Home": .keyboardHome, "PageUp": .keyboardPageUp,
    "Delete": .keyboardDeleteForward, "End": .keyboardEnd, "PageDown": .keyboardPageDown,
    "Right": .keyboardRightArrow, "Left": .keyboardLeftArrow, "Down": .keyboardDownArrow,
    "Up": .keyboardUpArrow, "Keypad Enter": .keypadEnter,
    "0": .keyboard0,
  ]

  /// The key that the platform calls so.
  init(keyName name: String) {
    if let known = Self.named[name] {
      self = known
    } else if name.utf8.count == 1, let byte = name.lowercased().utf8.first {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        self.init(rawValue: Self.keyboardA.rawValue + Int(byte - UInt8(ascii: "a")))
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        self.init(rawValue: Self.keyboard1.rawValue + Int(byte - UInt8(ascii: "1")))
      default: self = .keyboardErrorUndefined
      }
    } else if name.first == "F", let number = Int(name.dropFirst()), (1...12).contains(number) {
      self.init(rawValue: Self.keyboardF1.rawValue + number - 1)
    } else {
      self = .keyboardErrorUndefined
    }
  }
}

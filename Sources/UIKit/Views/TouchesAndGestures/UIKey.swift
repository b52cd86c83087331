public import CoreGraphics
import Platform

/// A key, and the characters that it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the held modifiers. For keys without characters it is
  /// the constant of ``UIKeyCommand``.
  public let characters: String
  /// The characters that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifiers that were held.
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
  public let keyCode: UIKeyboardHIDUsage
  /// The `input` of the commands for the key. If its letter is not Latin, it is that of the same
  /// key on a US keyboard.
  let commandInput: String
  /// Whether the right Alt key is held, which types additional characters in many layouts.
  let isWithRightAlt: Bool

  init(_ event: KeyEvent) {
    let input = UIKeyCommand.input(forKey: event.key)
    let plain = event.character ?? input
    (commandInput, charactersIgnoringModifiers) = (input, plain)
    let isLetter = plain.count == 1 && plain.first?.isLetter == true
    characters = isLetter && event.modifiers.contains(.shift) ? plain.uppercased() : plain
    modifierFlags = UIKeyModifierFlags(event.modifiers)
    isWithRightAlt = event.modifiers.contains(.rightAlt)
    keyCode =
      event.position.map { UIKeyboardHIDUsage(rawValue: $0) }
      ?? UIKeyboardHIDUsage(keyName: event.key)
    super.init()
  }

  /// Whether the key shakes the device, with the modifiers that are held. The key is identified by
  /// its letter, like a shortcut, and not by its position.
  var shakesDevice: Bool {
    commandInput == "z" && modifierFlags.isSuperset(of: [.control, .command])
  }
}

/// The keys of a keyboard, numbered by the USB standard for input devices (HID usage tables, page
/// 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key.
  public let rawValue: Int
  /// The key of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An unknown key.
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
  /// The key of A on a US keyboard; the other letters follow in order of the alphabet.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  /// The key of Z on a US keyboard, the last of the letters.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
  /// The key of 1 above the letters; 2 to 9 follow in order.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  /// The key of 0 above the letters, which comes after 9.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  /// The Return key beside the letters; ``keypadEnter`` is another.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  /// The Escape key.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  /// The key that deletes backwards.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  /// The Tab key.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  /// The key of the comma on a US keyboard.
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
  /// The key of the full stop on a US keyboard.
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
  /// The first function key; the others up to F12 follow in order.
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
  /// The last of the twelve function keys.
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
  /// The Home key.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
  /// The Page Up key.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
  /// The key that deletes forwards.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  /// The End key.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
  /// The Page Down key.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
  /// The arrow to the right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  /// The arrow to the left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  /// The arrow down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  /// The arrow up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
  /// The slash of the number pad.
  public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 84)
  /// The asterisk of the number pad.
  public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 85)
  /// The minus of the number pad.
  public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 86)
  /// The plus of the number pad.
  public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 87)
  /// The Enter key of the number pad.
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)
  /// The 1 of the number pad; 2 to 9 follow in order.
  public static let keypad1 = UIKeyboardHIDUsage(rawValue: 89)
  /// The 0 of the number pad, which comes after 9.
  public static let keypad0 = UIKeyboardHIDUsage(rawValue: 98)
  /// The decimal point of the number pad.
  public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 99)
  /// The equal sign of the number pad.
  public static let keypadEqualSign = UIKeyboardHIDUsage(rawValue: 103)

  private static let named: [String: UIKeyboardHIDUsage] = [
    "Return": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab, "Space": .keyboardSpacebar,
    ",": .keyboardComma, ".": .keyboardPeriod, "Home": .keyboardHome, "PageUp": .keyboardPageUp,
    "Delete": .keyboardDeleteForward, "End": .keyboardEnd, "PageDown": .keyboardPageDown,
    "Right": .keyboardRightArrow, "Left": .keyboardLeftArrow, "Down": .keyboardDownArrow,
    "Up": .keyboardUpArrow, "Keypad Enter": .keypadEnter,
    "0": .keyboard0, "Keypad 0": .keypad0, "Keypad .": .keypadPeriod, "Keypad /": .keypadSlash,
    "Keypad *": .keypadAsterisk, "Keypad -": .keypadHyphen, "Keypad +": .keypadPlus,
    "Keypad =": .keypadEqualSign,
  ]

  /// The key for the platform's name of a key.
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
    } else if name.hasPrefix("Keypad "), let digit = Int(name.dropFirst(7)),
      (1...9).contains(digit)
    {
      self.init(rawValue: Self.keypad1.rawValue + digit - 1)
    } else if name.first == "F", let number = Int(name.dropFirst()), (1...12).contains(number) {
      self.init(rawValue: Self.keyboardF1.rawValue + number - 1)
    } else {
      self = .keyboardErrorUndefined
    }
  }
}

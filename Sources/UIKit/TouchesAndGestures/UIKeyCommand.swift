public import CoreGraphics
public import QuartzCore

/// A key, with its modifiers, and the method that it calls.
///
/// Responders offer commands by `keyCommands`. A key that is pressed goes from the first responder, or
/// the controller in front, along the responder chain to the first that has a command for it.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The character on the key, lower case, or one of the constants here.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "\u{8}"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  /// What the platform's name of a key means as `input`.
  static func input(forKey name: String) -> String {
    switch name {
    case "Escape": inputEscape
    case "Up": inputUpArrow
    case "Down": inputDownArrow
    case "Left": inputLeftArrow
    case "Right": inputRightArrow
    case "PageUp": inputPageUp
    case "PageDown": inputPageDown
    case "Home": inputHome
    case "End": inputEnd
    case "Backspace": inputDelete
    case "Return", "Keypad Enter": "\r"
    case "Tab": "\t"
    case "Space": " "
    case let key where key.count > 1 && key.first == "F": "UIKeyInput\(key)"
    default: name.lowercased()
    }
  }
}

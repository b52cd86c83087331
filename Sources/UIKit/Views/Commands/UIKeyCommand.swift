/// A key with modifiers, and the method that it calls.
///
/// Responders provide commands in `keyCommands`. A pressed key calls the first matching command
/// along the responder chain, which begins at the first responder or the frontmost controller.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character on the key, in lower case, or one of the constants here.
  public let input: String?
  /// The modifiers that must be held. No others may be held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the key's standard behaviour, such as typing into a
  /// text field or moving its caret. The default is false.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system adapts the key to other keyboard layouts. It has no effect here. A command
  /// is found by its character, and on a keyboard of another script by the position of the key.
  open var allowsAutomaticLocalization = true
  /// Whether the system exchanges left and right in right-to-left layout. It has no effect here.
  open var allowsAutomaticMirroring = true

  /// A command for a key with modifiers, without a title.
  ///
  /// - Parameters:
  ///   - input: the character on the key, in lower case, or one of the constants here.
  ///   - modifierFlags: the modifiers that must be held; empty for the key alone.
  ///   - action: called on the responder that provides the command. If that cannot perform it, it
  ///     is called on the next responder in the chain that can. If there is none, the command has
  ///     no effect.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command for a key with modifiers, without a title, with a description of its effect.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command for a key with modifiers, which menus can show.
  ///
  /// - Parameters:
  ///   - title: shown in menus; empty for none.
  ///   - image: shown in menus; nil for none.
  ///   - action: called on the responder that provides the command. If that cannot perform it, it
  ///     is called on the next responder in the chain that can.
  ///   - input: the character on the key, in lower case, or one of the constants here.
  ///   - modifierFlags: the modifiers that must be held; empty for the key alone.
  ///   - propertyList: the program's own data.
  ///   - alternates: what menus show when other modifiers are held.
  ///   - discoverabilityTitle: a description of the command's effect.
  ///   - attributes: how menus show the command. The key of a disabled command has no effect.
  ///   - state: the mark before the command in menus.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Backspace key.
  public nonisolated static let inputDelete = "\u{8}"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The `input` of commands for the platform's name of a key.
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
    // The keys of the number pad have the effect of the keys with the same name.
    case let key where key.hasPrefix(pad) && key.count == pad.count + 1: key.suffix(1).lowercased()
    default: name.lowercased()
    }
  }

  /// The prefix of the names of number pad keys.
  private static let pad = "Keypad "
}

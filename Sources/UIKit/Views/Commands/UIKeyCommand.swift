/// A key, with its modifiers, and the method that it calls.
///
/// Responders offer commands by `keyCommands`. A pressed key goes from the first responder, or the
/// frontmost controller, along the responder chain to the first that has a command for it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character on the key, lower case, or one of the constants here.
  public let input: String?
  /// The modifiers that must be held, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the key does by itself, such as typing into a text field
  /// or moving its caret. False by default.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system would change the key for other keyboards. It has no effect here: a command
  /// is found by its character, and on a keyboard of another script by the key of that place.
  open var allowsAutomaticLocalization = true
  /// Whether the system would exchange left and right where texts run from right to left. It has no
  /// effect here.
  open var allowsAutomaticMirroring = true

  /// A command of a key with modifiers, without a title.
  ///
  /// - Parameters:
  ///   - input: the character on the key, lower case, or one of the constants here.
  ///   - modifierFlags: the modifiers that must be held; empty for the key alone.
  ///   - action: called on the responder that offers the command, or else on the nearest one up
  ///     the chain that can perform it. Without one the command has no effect.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command of a key with modifiers, without a title, that says what it does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command of a key with modifiers, which menus can show.
  ///
  /// - Parameters:
  ///   - title: shown in menus; empty for none.
  ///   - image: shown in menus; nil for none.
  ///   - action: called on the responder that offers the command, or else on the nearest one up
  ///     the chain that can perform it.
  ///   - input: the character on the key, lower case, or one of the constants here.
  ///   - modifierFlags: the modifiers that must be held; empty for the key alone.
  ///   - propertyList: the program's own data.
  ///   - alternates: what menus would show with other modifiers.
  ///   - discoverabilityTitle: what the command does.
  ///   - attributes: how menus show it. Where it is disabled, its key does nothing.
  ///   - state: the mark before it in menus.
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

  /// The `input` for the platform's name of a key.
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
    // The keys of the number pad type what those of the same name do.
    case let key where key.hasPrefix(pad) && key.count == pad.count + 1: key.suffix(1).lowercased()
    default: name.lowercased()
    }
  }

  /// What the names of the keys of the number pad begin with.
  private static let pad = "Keypad "
}

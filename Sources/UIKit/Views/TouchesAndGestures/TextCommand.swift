/// The editing command of a key.
enum TextCommand {
  /// The key types a character, which arrives as text.
  case typed
  case move(EditableText.Step, forward: Bool, extending: Bool)
  case lineEdge(atEnd: Bool, extending: Bool)
  case vertical(lines: Int, page: Bool, extending: Bool)
  case delete(EditableText.Step, forward: Bool)
  case enter
  case selectAll, copy, cut, paste
  case undo, redo

  /// The command of a key, as on Linux desktops; nil if the key is not for editing.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags
    if key.isWithRightAlt, flags.isDisjoint(with: [.command, .control]),
      Self.letter(key.commandInput, false, false) != nil
    {
      self = .typed
      return
    }
    guard flags.isDisjoint(with: [.command, .alternate]) else { return nil }
    let (isControl, isShift) = (flags.contains(.control), flags.contains(.shift))
    let step: EditableText.Step = isControl ? .word : .character
    switch key.keyCode {
    case .keyboardLeftArrow: self = .move(step, forward: false, extending: isShift)
    case .keyboardRightArrow: self = .move(step, forward: true, extending: isShift)
    case .keyboardUpArrow: self = .vertical(lines: -1, page: false, extending: isShift)
    case .keyboardDownArrow: self = .vertical(lines: 1, page: false, extending: isShift)
    case .keyboardPageUp: self = .vertical(lines: -1, page: true, extending: isShift)
    case .keyboardPageDown: self = .vertical(lines: 1, page: true, extending: isShift)
    case .keyboardHome where isControl: self = .move(.document, forward: false, extending: isShift)
    case .keyboardEnd where isControl: self = .move(.document, forward: true, extending: isShift)
    case .keyboardHome: self = .lineEdge(atEnd: false, extending: isShift)
    case .keyboardEnd: self = .lineEdge(atEnd: true, extending: isShift)
    case .keyboardDeleteOrBackspace: self = .delete(step, forward: false)
    case .keyboardDeleteForward: self = .delete(step, forward: true)
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    default:
      guard let command = Self.letter(key.commandInput, isControl, isShift) else {
        return nil
      }
      self = command
    }
  }

  private static func letter(
    _ characters: String, _ isControl: Bool, _ isShift: Bool
  ) -> TextCommand? {
    guard isControl else {
      // Tab and Escape do not type text.
      let isCharacter =
        characters.count == 1 && characters.unicodeScalars.allSatisfy { $0.value >= 32 }
      return isCharacter ? .typed : nil
    }
    switch characters {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    case "z": return isShift ? .redo : .undo
    case "y": return .redo
    default: return nil
    }
  }
}

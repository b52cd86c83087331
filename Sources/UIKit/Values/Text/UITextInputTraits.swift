public import CoreGraphics

/// The properties of a text input that keyboards use.
///
/// Text comes from the machine's keyboard, and from the on-screen keyboard if the device has one:
/// see `Simulator.showsKeyboard`. There are no suggestions and no corrections. The traits for these
/// are stored without an effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the on-screen keyboard capitalizes automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected automatically. It has no effect here.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked. It has no effect here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys the on-screen keyboard shows. It does not restrict what can be typed.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the on-screen keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the on-screen keyboard's Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the characters are shown as dots and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for AutoFill. It has no effect here.
  var textContentType: UITextContentType? { get set }
  /// Whether typed quotation marks are replaced by curly ones. It has no effect here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two typed hyphens are replaced by a dash. It has no effect here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed when text is pasted and deleted. It has no effect here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

/// An object that receives typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Inserts text that was typed. The Return key inserts "\n".
  func insertText(_ text: String)
  /// Deletes the character before the caret, because Backspace was pressed.
  func deleteBackward()
}

// All traits are optional. The default implementation of a trait does not store the value that is
// set. The protocol documents the members.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
}

// The raw values are Apple's.

/// Which letters the on-screen keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter, the first letter of each word, the first letter of each sentence, or every letter.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether typed quotation marks are replaced by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether two typed hyphens are replaced by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether spaces are added and removed when text is pasted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Which keys the on-screen keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  /// The kind of text for which the keys are arranged.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The appearance of the on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface, dark, or light.
  case `default`, dark, light
}

/// The label of the on-screen keyboard's Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The label, which names the key's action.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The meaning of a text, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// A type of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for a single sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

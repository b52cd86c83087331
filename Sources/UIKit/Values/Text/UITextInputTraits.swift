public import CoreGraphics

/// The traits of a text input for keyboards.
///
/// Text comes from the machine's own keyboard, and from the keyboard on the screen where the device
/// has one: see `Simulator.showsKeyboard`. There are no suggestions and no corrections; the traits
/// for these are stored without an effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard on the screen capitalises.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether a keyboard on the screen would correct words. It has no effect here.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words would be marked. It has no effect here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys a keyboard on the screen shows. It does not restrict what can be typed.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of a keyboard on the screen.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the Return key of a keyboard on the screen.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the characters are shown as dots, and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for automatic completion. It has no effect here.
  var textContentType: UITextContentType? { get set }
  /// Whether typed quotation marks would become curly ones. It has no effect here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two typed hyphens would become a dash. It has no effect here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces would be added and removed where text is pasted and deleted. It has no effect
  /// here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

/// An object that receives typed text while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Text was typed. Return is "\n".
  func insertText(_ text: String)
  /// Backspace was pressed.
  func deleteBackward()
}

// All traits are optional. Without an implementation a value that is set is not stored.
// The defaults of optional members; the protocol documents them.
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

/// Which letters a keyboard on the screen capitalises.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first letter of each word, that of each sentence, or every letter.
  case none, words, sentences, allCharacters
}

/// Whether a keyboard on the screen corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether typed quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Whether spaces are added and removed where text is pasted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Which keys a keyboard on the screen shows.
public enum UIKeyboardType: Int, Sendable {
  /// A kind of text that the keys would be arranged for.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The appearance of a keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is, dark, or light.
  case `default`, dark, light
}

/// The label of the Return key of a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
  /// A label that names the action of Return.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The meaning of a text, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for one sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

public import CoreGraphics

/// What a text input asks of keyboards.
///
/// Text comes from the machine's own keyboard. A text that is secret is not shown, and Return is
/// left out where there is nothing to send; what concerns a keyboard on the screen, and the words
/// that it suggests, is stored without an effect, since there is none.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard on the screen would capitalise. It has no effect here.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether a keyboard on the screen would correct words. It has no effect here.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words that are misspelt would be marked. It has no effect here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys a keyboard on the screen would show. It has no effect here, and does not restrict
  /// what can be typed.
  var keyboardType: UIKeyboardType { get set }
  /// How a keyboard on the screen would look. It has no effect here.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the Return key of a keyboard on the screen would say. It has no effect here.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots stand for the characters, and nothing can be copied.
  var isSecureTextEntry: Bool { get set }
  /// What the text is, for a system that fills it in. It has no effect here.
  var textContentType: UITextContentType? { get set }
}

/// Something that text can be typed into, once it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Text was typed. Return is "\n".
  func insertText(_ text: String)
  /// Backspace was pressed.
  func deleteBackward()
}

// All traits may be left out. What has none of its own keeps none.
// The defaults of optional methods; the protocol documents them.
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

/// Whether words that are misspelt are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice, no, or yes.
  case `default`, no, yes
}

/// Which keys a keyboard on the screen shows.
public enum UIKeyboardType: Int, Sendable {
  /// A kind of text that the keys would be arranged for.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// How a keyboard on the screen looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is, dark, or light.
  case `default`, dark, light
}

/// What the Return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  /// A word for what Return does.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// What a text means, such as a name or a password.
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
  /// The name that an account is known by.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of an account that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for one sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The language of a keyboard. Here there is one: the machine's keyboard, in the language that the
/// user prefers.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-GB`; nil if it is unknown.
  open var primaryLanguage: String? { language }
  private let language: String?

  private init(language: String?) {
    self.language = language
    super.init()
  }

  /// The keyboards that the user can choose.
  open class var activeInputModes: [UITextInputMode] { [machine] }

  static let machine = UITextInputMode(language: Locale.preferredLanguages.first)

  /// Posted after the user has chosen another keyboard, which never happens here.
  public nonisolated static let currentInputModeDidChangeNotification =
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}

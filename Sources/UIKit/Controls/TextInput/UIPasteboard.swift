public import CoreGraphics

/// The system's clipboard, for text. Without a running application it is private to the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The clipboard that all apps of the machine share.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The text on the clipboard; nil where there is none. Setting nil empties it.
  open var string: String? {
    get {
      let text = UIWindowScene.current.clipboardText
      return text.isEmpty ? nil : text
    }
    set { UIWindowScene.current.clipboardText = newValue ?? "" }
  }

  /// Whether there is text on the clipboard.
  open var hasStrings: Bool { string != nil }
}

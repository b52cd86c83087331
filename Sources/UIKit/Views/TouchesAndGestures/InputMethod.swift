import CoreGraphics

/// The desktop's input method, which composes text in the app's text input.
///
/// The text that it has not finished is marked in the text input. Finished text is typed.
@MainActor
final class InputMethod {
  private weak var application: UIApplication?
  /// Whether it composes a text in ``composer``, as of the last event.
  private var isComposing = false
  /// The text input that got the last text.
  private weak var composer: (any UITextInput)?
  /// The text that it composed last.
  private var composedText = ""
  /// The text of a composition that the view has ended, until the next key or composition. Some
  /// input methods, such as IBus's for Korean, report it as typed when they are told to discard it.
  private var endedText: String?

  init(application: UIApplication?) { self.application = application }

  func keyWasPressed() { endedText = nil }

  /// Inserts typed or finished text into the text input, if there is one.
  func type(_ text: String) {
    let isThereAlready = text == endedText
    endedText = nil
    if !isThereAlready { application?.textInput?.insertText(text) }
    let input = application?.textInput as? any UITextInput
    composer = input
    isComposing = input?.markedTextRange != nil
  }

  /// Shows text that is composed. Secure text shows only finished text.
  ///
  /// - Parameter selection: the selected part of the text, in UTF-16 units.
  func compose(_ text: String, selecting selection: NSRange) {
    if !text.isEmpty { endedText = nil }
    guard application?.keyWindow?.keyReceiver == nil,
      let input = application?.textInput as? any UITextInput, !input.isSecureTextEntry
    else { return }
    composedText = text
    input.setMarkedText(text, selectedRange: selection)
    // A delegate may have refused the text or set another one, so that the input method has to
    // begin again. An app's own input may show the text outside of its own.
    composer = input
    isComposing = input.markedTextRange != nil || !text.isEmpty && input is any KeyEditing
  }

  /// Returns once whether the composed text is no longer marked, or its input gets no more keys.
  /// The caret was moved, for example, or another window became the key window.
  func compositionHasEnded() -> Bool {
    guard isComposing else { return false }
    if let composer, composer.markedTextRange != nil, composer === application?.textInput {
      return false
    }
    return finishComposition()
  }

  /// Finishes the composed text as it is. Returns whether there was one.
  func finishComposition() -> Bool {
    guard isComposing else { return false }
    (isComposing, endedText) = (false, composedText)
    if let composer, composer.markedTextRange != nil { composer.unmarkText() }
    return true
  }
}

import CoreGraphics

/// Text that is typed, and the input method that composes it.
extension UIWindowScene {
  /// The frame of the caret on the screen in points while text can be typed; otherwise nil. An
  /// input without a caret has its own frame.
  var textInputArea: CGRect? {
    guard let window = keyWindow, window.keyReceiver == nil else { return nil }
    if let view = keySceneView, view.window != nil { return view.textInputArea }
    guard let application, application.keyWindow === window, let input = application.textInput,
      (input as? any KeyEditing)?.allowsTyping ?? true
    else { return nil }
    guard let view = input as? UIView else { return CGRect(origin: .zero, size: .zero) }
    let text = input as? any UITextInput
    let caret = text?.selectedTextRange.flatMap { text?.caretRect(for: $0.end) } ?? view.bounds
    let area = window.convert(view.convert(caret, to: nil), to: UIWindow?.none)
    return area.origin.isFinite ? area : .zero
  }

  /// Finishes the text that an input method composes in a scene, as it is, because the scene gets
  /// no more text.
  final func finishComposition(in scene: UIWindowScene) {
    guard scene.enter({ scene.dispatcher.presses.inputMethod.finishComposition() }) else { return }
    display?.discardComposition()
  }

  /// Tells the display where text can be typed, and makes the input method discard its text if
  /// that is no longer in the view.
  func updateTextInput() {
    if dispatcher.presses.inputMethod.compositionHasEnded() { display?.discardComposition() }
    let area = textInputArea
    if area == nil { finishComposition(in: keySceneView?.scene ?? self) }
    guard area != shownTextInputArea else { return }
    shownTextInputArea = area
    display?.sceneTextInputAreaDidChange(to: area)
  }
}

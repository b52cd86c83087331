public import CoreGraphics
public import ObjectiveCSupport
import QuartzCore

/// A line of text that can be edited.
///
/// A click or Tab begins editing. Keys, the mouse and the clipboard work as on the desktop.
/// Control-Z undoes typing, and Control-Shift-Z redoes it. A long press or the right mouse button
/// opens the edit menu. Line breaks become spaces.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  open override class var inspectables: [String: Inspectable] { fieldAttributes }

  /// The border of a field. The raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A sunken frame.
    case bezel
    /// A frame with rounded corners on a white or black background.
    case roundedRect
  }

  /// The condition for showing a view beside the text.
  public enum ViewMode: Int, Sendable {
    /// Never (the default).
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field is no longer first responder, for any reason.
    case committed
  }

  /// Posted when editing has begun. The object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended. The object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user, and not code, has changed the text. The object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  let line = TextLineView()
  lazy var placeholderLabel: UILabel = makePlaceholderLabel()
  let border = TextFieldBorder()
  let clearButton = ClearButton(type: .custom)
  var ownContent = EditableText()
  /// The text with its own fonts and colours, if it has any.
  var styledText: NSMutableAttributedString?
  /// The ``defaultTextAttributes`` other than the font, the colour and the paragraph style.
  var ownDefaults: [NSAttributedString.Key: Any] = [:]
  /// The value of ``typingAttributes`` that was set, until the selection changes.
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  let history = TextHistory()
  /// The font of the displayed text, which is smaller than `font` if the text must fit.
  var shownFont: UIFont?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UITextField.self)
  }

  private func setUp() {
    hoverCursor = .text
    addGestureRecognizer(TextTapRecognizer())
    addInteraction(TextMenuInteraction(delegate: nil))
    for part in [border, placeholderLabel, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    placeholderLabel.textColor = .placeholderText
    clearButton.hoverCursor = .arrow
    clearButton.tintColor = .systemGray3
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearButtonPressed() }, for: .touchUpInside)
    addSubview(clearButton)
    line.onCaretLayout = { [weak self] in self?.caretInLine }
    line.onSelectionLayout = { [weak self] in self?.selectionInLine ?? [] }
    showText()
  }

  /// The delegate. Held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, which is never nil: setting nil empties it. Setting it sends no event, and moves the
  /// caret to its end.
  open var text: String? {
    get { ownContent.string }
    set {
      let string = newValue ?? ""
      guard string != ownContent.string || styledText != nil else { return }
      styledText = nil
      ownContent = EditableText(string)
      replacesSecureText = false
      forgetChanges()
      textDidChange()
    }
  }

  /// The text with its fonts and colours. Setting it also sets ``font``, ``textColor`` and
  /// ``textAlignment`` to those of its first character, if it has them. Plain text that is set
  /// afterwards has these.
  open var attributedText: NSAttributedString? {
    get {
      styledText?.copy() as? NSAttributedString
        ?? NSAttributedString(string: ownContent.string, attributes: plainAttributes)
    }
    set {
      if let newValue, newValue.length > 0 { adopt(newValue) } else { text = nil }
    }
  }

  /// The font. The default is the system font with 17 points. Setting it changes the whole text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      placeholderLabel.font = ownFont
      setAttribute(.font, ownFont)
      textDidChange()
    }
  }
  var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Adjusts the fonts to the text size of the traits, if they follow it.
  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let (adapted, text) = (
      ownFont.adapted(to: traitCollection), styledText?.adapted(to: traitCollection)
    )
    if adapted != ownFont { font = adapted }
    guard let text else { return }
    styledText = text
    textDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) { adjustFont() }
  }

  /// The text colour. The default is ``UIColor/label``. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      setAttribute(.foregroundColor, ownTextColor)
      showText()
    }
  }
  private(set) var ownTextColor = UIColor.label

  /// The horizontal alignment of the text. The default is the leading side.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      placeholderLabel.usualAlignment = textAlignment
      showText()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.textColor = .placeholderText
      placeholderLabel.text = newValue
      textDidChange()
    }
  }

  /// The placeholder with its own attributes. ``placeholder`` is its text.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.show(newValue)
      textDidChange()
    }
  }

  /// Whether text that is too long is reduced, down to ``minimumFontSize``, before it scrolls.
  open var adjustsFontSizeToFitWidth = false { didSet { showText() } }

  /// The minimum font size in points. An invalid size counts as 0.
  open var minimumFontSize: CGFloat = 0 { didSet { showText() } }

  // MARK: Appearance

  /// The background colour; nil is that of the border. A rounded border contains it.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? fill : super.backgroundColor }
    set {
      fill = newValue
      showFill()
    }
  }
  private var fill: UIColor?

  private func showFill() {
    let isRounded = borderStyle == .roundedRect
    border.fill = isRounded ? fill : nil
    super.backgroundColor = isRounded ? nil : fill
  }

  /// The border around the text. The default is none.
  open var borderStyle = BorderStyle.none {
    didSet {
      border.style = borderStyle
      if fill != nil { showFill() }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A view at the leading edge. ``leftViewMode`` determines when it is shown.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// A view at the trailing edge. ``rightViewMode`` determines when it is shown. It replaces the
  /// clear button.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// The condition for showing ``leftView``. The default is never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The condition for showing ``rightView``. The default is never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The condition for showing the clear button if there is text. A press also begins editing.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The image of the clear button; nil for the system's.
  var clearImage: UIImage? { didSet { setNeedsLayout() } }

  /// Called when the displayed text, or its appearance, has changed.
  func textWasShown() {}

  private func sideViewDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { endEditingAtOnce() }
    showText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showText()
  }

  // MARK: Traits of the text

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is shown as bullets, and cannot be copied. The user cannot read it, so the
  /// first change after editing has begun again replaces the whole text. Setting true finishes
  /// marked text as it is.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry { acceptMarkedText() }
      textDidChange()
    }
  }
  /// Whether the next change replaces the whole text, if it is secure.
  var replacesSecureText = false
  open var textContentType: UITextContentType?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  // MARK: Keyboard

  /// The view that replaces the keyboard while the field is edited. A change during editing takes
  /// effect with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?

  /// The view above the keyboard while the field is edited. A change during editing takes effect
  /// with `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  // MARK: Editing

  /// Whether the field is first responder, and receives typed text.
  open private(set) var isEditing = false

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !waitsForWindow(), responderWindow != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    // As on iOS, the keyboard is shown after editing has begun. For text views it is shown before.
    return changeResponder {
      guard super.becomeFirstResponder() else { return false }
      // A callback may have changed the first responder.
      if isFirstResponder, !isEditing { beginEditing() }
      return isFirstResponder
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else {
      return false
    }
    return changeResponder {
      guard super.resignFirstResponder() else { return false }
      finishEditing()
      return true
    }
  }

  private func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      (ownContent, styledText) = (EditableText(), nil)
      forgetChanges()
    }
    replacesSecureText = isSecureTextEntry && hasText
    textDidChange()
    delegate?.textFieldDidBeginEditing(self)
    guard isEditing else { return }
    send(.editingDidBegin, with: nil)
    post(Self.textDidBeginEditingNotification)
  }

  func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    acceptMarkedText()
    ownTypingAttributes = nil
    history.endRun()
    textDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    post(Self.textDidEndEditingNotification)
  }

  /// Ends editing without asking the delegate.
  private func endEditingAtOnce() {
    if isFirstResponder { responderWindow?.firstResponder = nil }
    finishEditing()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window, isEditing { endEditingAtOnce() }
  }

  // MARK: Text input

  open var hasText: Bool { !ownContent.string.isEmpty }

  open func insertText(_ text: String) {
    if text == "\n" { returnKeyPressed() } else { insert(text) }
  }

  open func deleteBackward() { delete(by: .character, forward: false) }

  /// The range of the text that an input method has not finished; nil if there is none.
  open var markedTextRange: UITextRange? { content.marked.map { UITextRange($0) } }
  /// Replaces the marked text, or the selection if there is none, by text that an input method
  /// composes. The delegate is asked, and notified, as of typed text. Text in secure text entry is
  /// not composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(singleLine(markedText ?? ""), selecting: selectedRange)
  }
  /// Finishes the marked text as it is, and reports that as a change of the text.
  open func unmarkText() { finishMarkedText() }

  /// Moves the selected text to the clipboard, except in secure text entry.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the clipboard, except in secure text entry.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection by the clipboard's text, if the delegate allows it.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectEverything() }

  /// Whether an editing action would currently have an effect. An override determines the rows of
  /// the edit menu, and the keys that act on the clipboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditAction(action).map { allows($0) } ?? super.canPerformAction(action, withSender: sender)
  }

  /// The undo manager for the user's changes in this field. Each field has its own, as observed on
  /// iOS. Text that the program sets cannot be undone, and clears earlier changes. Changes in
  /// secure text entry are not recorded.
  open override var undoManager: UndoManager? { history.ownManager }

  // MARK: Geometry

  /// Returns the rectangle of the border in the field's coordinates.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  /// Returns the rectangle of the placeholder in the field's coordinates.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  /// Draws the placeholder in a rectangle of its view. An override may draw another one or none.
  open func drawPlaceholder(in rect: CGRect) { drawDefaultPlaceholder(in: rect) }
  /// Returns the frame of `leftView` in the field's coordinates: in its own size, and vertically
  /// centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(leftView, in: bounds, true)
  }
  /// Returns the frame of `rightView` in the field's coordinates.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(rightView, in: bounds, false)
  }
  /// Returns the frame of the caret at a position in the field's coordinates. An override that
  /// returns an empty rectangle hides the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: position.offset) }
  /// Returns the rectangles of a selected range in the field's coordinates. An override that
  /// returns none hides the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { areas(of: range) }
  /// Returns the position nearest to a point of the field, where a click puts the caret.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }
  /// Returns the frame of the clear button in the field's coordinates.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearArea(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }

  override func baselinePlace(isFirst: Bool) -> BaselinePlace {
    BaselinePlace(fraction: 0.5, offset: (ownFont.ascender + ownFont.descender) / 2)
  }

  // MARK: Touches and keys

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    touchStart = touch.location(in: self)
    if isEditing { beginSelecting(touch, event) }
    return true
  }

  /// Begins editing with a horizontal drag, which then selects text.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let (start, place) = (touchStart ?? touch.location(in: self), touch.location(in: self))
    touchStart = start
    if !isEditing {
      guard abs(place.x - start.x) > Self.dragSlop, becomeFirstResponder() else { return true }
      beginSelecting(at: start, tapCount: 1, extending: false)
    }
    if abs(place.x - start.x) > 1 || content.selection.length == 0 { extendSelection(to: place) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touchStart = nil
    guard let touch, isTouchInside, !isEditing, becomeFirstResponder() else { return }
    beginSelecting(touch, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touchStart = nil
  }

  /// The distance of a drag before it selects text, in points.
  private static let dragSlop: CGFloat = 4
  private var touchStart: CGPoint?

  private func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
    beginSelecting(
      at: touch.location(in: self), tapCount: touch.tapCount,
      extending: event?.modifierFlags.contains(.shift) ?? false)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing else {
      if isFocused, presses.contains(where: \.pressesControls) {
        becomeFirstResponder()
        return
      }
      next?.pressesBegan(presses, with: event)
      return
    }
    let isTaken = presses.compactMap(\.key).reduce(false) { perform($1) || $0 }
    if !isTaken { next?.pressesBegan(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
}

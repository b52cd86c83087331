public import CoreGraphics
import CoreText
public import ObjectiveCSupport
import QuartzCore

/// Scrollable text of any number of lines, which can be selected and edited.
///
/// Keys, the mouse and the clipboard work as on the desktop: Tab moves to the next control. Where
/// there is more text than room, a drag scrolls, and a double click selects. Control and Z undo
/// what was typed, with Shift they redo it. A long press or the right button opens the editing
/// menu.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  open override class var inspectables: [String: Inspectable] { textAttributes }

  /// The font size of text without a font of its own; as on iOS.
  private static let usualSize: CGFloat = 12

  /// Posted once editing has begun; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted once editing has ended; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user has changed the text, and not when code has; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  let caret = TextCaret()
  /// The visible strips of the text, by their place from the top.
  var tiles: [Int: TextTile] = [:]
  var ownContent = EditableText()
  /// The text with its own fonts and colours, if it has any.
  var styledText: NSMutableAttributedString?
  /// What ``typingAttributes`` was set to, until the selection changes.
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  let history = TextHistory()
  private var ownFont: UIFont?
  var ownLayout: (width: CGFloat, layout: TextLayout)?
  private var touchStart: CGPoint?
  private var isDraggingSelection = false
  /// The x coordinate that the caret keeps while it moves up and down, in points, and the position
  /// for which it was computed.
  var column: (place: Int, x: CGFloat)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UITextView.self)
  }

  private func setUp() {
    if ownBackgroundColor == nil { backgroundColor = .systemBackground }
    hoverCursor = .text
    addGestureRecognizer(TextTapRecognizer())
    addInteraction(TextMenuInteraction(delegate: nil))
    addSubview(caret)
  }

  /// Is notified of the text and of scrolling; held weakly. It is the scroll view's delegate, and
  /// nil if that is no `UITextViewDelegate`.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  var textDelegate: (any UITextViewDelegate)? { delegate }

  // MARK: Text

  /// Never nil: setting nil empties it. Setting it puts the caret at its end; of the delegate's
  /// methods only the one for a change of the selection is called.
  open var text: String! {
    get { ownContent.string }
    set {
      styledText = nil
      take(newValue ?? "")
    }
  }

  /// The program has set the text, and with it the selection.
  private func take(_ string: String) {
    let before = (ownContent.anchor, ownContent.head)
    ownContent = EditableText(string)
    forgetChanges()
    textDidChange()
    guard before != (ownContent.anchor, ownContent.head) else { return }
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// The text with its fonts and colours. Setting it also sets ``font``, ``textColor`` and
  /// ``textAlignment`` where its first character has them; text that is set afterwards has these.
  open var attributedText: NSAttributedString! {
    get {
      styledText?.copy() as? NSAttributedString
        ?? NSAttributedString(
          string: ownContent.string,
          attributes: [.font: shownFont, .foregroundColor: shownColor])
    }
    set {
      // The former text does not take the style of the new one.
      styledText = nil
      styledText = newValue.map { NSMutableAttributedString(attributedString: adoptStyle(of: $0)) }
      take(newValue?.string ?? "")
    }
  }

  /// Nil for the system's at 12 points. Setting it changes the whole text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      setAttribute(.font, newValue)
      textDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  /// Gives the fonts the text size of the traits, if they follow it.
  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let (font, text) = (
      ownFont?.adapted(to: traitCollection), styledText?.adapted(to: traitCollection)
    )
    guard font != ownFont || text != nil else { return }
    ownFont = font
    if let text { styledText = text }
    textDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) { adjustFonts() }
  }

  /// Nil for ``UIColor/label``. Setting it changes the whole text.
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, textColor)
      textDidChange()
    }
  }

  /// The horizontal alignment of lines; the leading side by default. Setting it changes the whole
  /// text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      let alignment = textAlignment
      let changed = styledText?.changingParagraphStyles { $0.alignment = alignment }
      if let changed { styledText = changed }
      textDidChange()
    }
  }

  /// Insets around the text, in points; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      let insets = textContainerInset
      guard (insets.top + insets.left + insets.bottom + insets.right).isFinite else {
        Diagnostics.warn("A text view's insets must be finite; \(insets) is ignored.")
        textContainerInset = oldValue
        return
      }
      textDidChange()
    }
  }

  /// The area of the lines: their padding, their number, and how the last one ends.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in
    self?.textDidChange()
  }

  /// How links are shown, over the attributes of the text; nil shows them in the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkAttributes = newValue
      textDidChange()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// What is shown as links where it is found in text that cannot be edited; nothing by default.
  /// Addresses on the web and for electronic mail are found; other kinds have no effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { textDidChange() } }
  }

  var shownFont: UIFont { ownFont ?? .systemFont(ofSize: Self.usualSize) }
  var shownColor: UIColor { textColor ?? .label }

  // MARK: Traits of the text

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry: Bool {
    get { false }
    set { if newValue { Diagnostics.warn("Text views have no secure text entry; text is shown.") } }
  }
  open var textContentType: UITextContentType?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  // MARK: Keyboard

  /// What is shown in place of the keyboard while the text is edited. A change while it is edited
  /// is seen after `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?

  /// What is shown above the keyboard while the text is edited. A change while it is edited is seen
  /// after `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  // MARK: Editing

  /// Whether the user can change the text. Setting false ends editing.
  open var isEditable = true {
    didSet {
      if !isEditable { editabilityDidChange() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() }
    }
  }
  /// Whether text can be selected and copied.
  open var isSelectable = true { didSet { if !isSelectable { editabilityDidChange() } } }

  private func editabilityDidChange() {
    if isFirstResponder { resignFirstResponder() }
  }

  /// The selection, or an empty range at the caret.
  open var selectedRange: NSRange {
    get { ownContent.selection }
    set { changeSelection(to: newValue) }
  }

  /// What its user does as it is first responder.
  private enum Activity { case none, reading, editing }
  private var activity = Activity.none

  open override var canBecomeFocused: Bool { isEditable && isUserInteractionEnabled }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !waitsForWindow(), responderWindow != nil,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isFirstResponder, activity == .none {
      activity = isEditable ? .editing : .reading
      showSelection()
      if activity == .editing { textDelegate?.textViewDidBeginEditing(self) }
      // The delegate may have ended it.
      if activity == .editing { post(Self.textDidBeginEditingNotification) }
    }
    return isFirstResponder
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder,
      !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    finishEditing()
    return true
  }

  func finishEditing() {
    guard activity != .none else { return }
    let wasEdited = activity == .editing
    activity = .none
    history.endRun()
    showSelection()
    guard wasEdited else { return }
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow !== window, activity != .none else { return }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    finishEditing()
  }

  // MARK: Text input

  open var hasText: Bool { !ownContent.string.isEmpty }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { delete(by: .character, forward: false) }
  /// Moves the selected text to the clipboard.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the clipboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection by the clipboard's text, if the delegate allows it.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectEverything() }

  /// Of the editing actions, those that would have an effect now. An override decides which rows
  /// the menu of the text has, and which keys act on the clipboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditAction(action).map { allows($0) } ?? super.canPerformAction(action, withSender: sender)
  }

  /// Records what the user changes in this text: each text has a manager of its own, as observed on
  /// iOS. Text that the program sets cannot be undone, and neither can what was typed before.
  open override var undoManager: UndoManager? { history.ownManager }

  /// Scrolls as little as needed to show a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let rects = layout.rects(of: ownContent.validRange(range), width: textArea.width)
    guard let rect = rects.first.map({ rects.reduce($0) { $0.union($1) } }) else { return }
    scrollRectToVisible(rect.offsetBy(dx: textArea.minX, dy: textArea.minY), animated: false)
  }

  // MARK: Layout

  /// The frame of the caret at a position, in the content's coordinates. An override that returns
  /// an empty rectangle hides the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: position.offset) }

  /// What is tinted behind a selected range, in the content's coordinates; an override that returns
  /// nothing hides the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { areas(of: range) }

  /// The position nearest to a point of the content: where a click there puts the caret.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  /// Whether gestures and the wheel scroll the text. Without scrolling the view is as high as its
  /// text, where constraints leave the height to it.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The text or its appearance has changed.
  func textDidChange() {
    ownLayout = nil
    for tile in tiles.values { tile.setNeedsDisplay() }
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Updates the views of the selection and the caret.
  func showSelection() {
    for tile in tiles.values { tile.setNeedsDisplay() }
    setNeedsLayout()
  }

  override var givenScrolledSize: (width: CGFloat?, height: CGFloat)? { (nil, scrolledSize.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = textHeight(layout)
    contentSize = CGSize(width: bounds.width, height: height)
    layOutTiles()
    if isFirstResponder, isEditable, ownContent.selection.length == 0 {
      let rect = caretRect
      if rect.isEmpty { caret.hide() } else { caret.show(at: rect, color: tintColor) }
    } else {
      caret.hide()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = sideRoom
    let isLimited = size.width > 0 && size.width < .greatestFiniteMagnitude
    let layout = layout(width: isLimited ? max(size.width - room, 0) : 100_000)
    return CGSize(
      width: isLimited
        ? min(layout.size.width + room, size.width).rounded(.up)
        : (layout.size.width + room).rounded(.up),
      height: textHeight(layout))
  }

  /// The text's size, if scrolling is disabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: layoutWidth ?? 0, height: 0))
  }

  /// The width at which lines break for ``intrinsicContentSize``, in points, while constraints
  /// determine the height.
  private var layoutWidth: CGFloat?

  override var hasWrappingContent: Bool { !isScrollEnabled }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    // Uses overrides of the intrinsic size, too.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // The colour of links.
    if styledText != nil || !dataDetectorTypes.isEmpty { ownLayout = nil }
    showSelection()
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard canBecomeFirstResponder, let touch = touches.first else {
      return super.touchesBegan(touches, with: event)
    }
    touchStart = touch.location(in: self)
    isDraggingSelection = false
    if isFirstResponder, touch.tapCount > 1 { beginSelecting(touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touchStart, let touch = touches.first else {
      return super.touchesMoved(touches, with: event)
    }
    let place = touch.location(in: self)
    // If the content can scroll, a drag scrolls, and does not select.
    guard contentSize.height <= bounds.height || touch.tapCount > 1 else { return }
    guard isDraggingSelection || !isStill(from: touchStart, to: place), becomeFirstResponder()
    else { return }
    if !isDraggingSelection, touch.tapCount <= 1 {
      beginSelecting(at: touchStart, tapCount: 1, extending: false)
    }
    isDraggingSelection = true
    extendSelection(to: place)
  }

  /// Whether a touch has moved so little that it is no drag.
  private func isStill(from start: CGPoint, to end: CGPoint) -> Bool {
    hypot(end.x - start.x, end.y - start.y) <= 4
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touchStart, let touch = touches.first else {
      return super.touchesEnded(touches, with: event)
    }
    self.touchStart = nil
    let place = touch.location(in: self)
    let isTap = !isDraggingSelection && touch.tapCount <= 1 && isStill(from: touchStart, to: place)
    if isTap, followLink(at: place) { return }
    guard !isDraggingSelection, becomeFirstResponder() else { return }
    beginSelecting(touch, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchStart == nil { super.touchesCancelled(touches, with: event) }
    touchStart = nil
  }

  private func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
    beginSelecting(
      at: touch.location(in: self), tapCount: touch.tapCount,
      extending: event?.modifierFlags.contains(.shift) ?? false)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isTaken = isFirstResponder && presses.compactMap(\.key).reduce(false) { perform($1) || $0 }
    if !isTaken { super.pressesBegan(presses, with: event) }
  }
}

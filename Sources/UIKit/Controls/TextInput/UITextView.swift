public import CoreGraphics
import CoreText
public import ObjectiveCSupport
import QuartzCore

/// Scrollable text of any number of lines, which can be selected and edited.
///
/// Keys, the mouse and the clipboard work as on the desktop: Tab moves to the next control. If the
/// text is larger than the view, a drag scrolls, and a double click selects. Control-Z undoes
/// typing, and Control-Shift-Z redoes it. A long press or the right mouse button opens the edit
/// menu.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  open override class var inspectables: [String: Inspectable] { textAttributes }

  /// The default font size, as on iOS.
  private static let usualSize: CGFloat = 12

  /// Posted when editing has begun. The object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended. The object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user, and not code, has changed the text. The object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  let caret = TextCaret()
  /// The visible strips of the text, by their index from the top.
  var tiles: [Int: TextTile] = [:]
  var ownContent = EditableText()
  /// The text with its own fonts and colours, if it has any.
  var styledText: NSMutableAttributedString?
  /// The value of ``typingAttributes`` that was set, until the selection changes.
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  let history = TextHistory()
  private var ownFont: UIFont?
  var ownLayout: (width: CGFloat, layout: TextLayout)?
  private var touchStart: CGPoint?
  private var isDraggingSelection = false
  /// The x coordinate in points that the caret keeps while it moves up and down, and the position
  /// for which it was computed.
  var column: (place: Int, x: CGFloat)?

  /// Makes a text view. Subclasses override this initializer.
  ///
  /// - Parameters:
  ///   - frame: in the superview's coordinates.
  ///   - textContainer: the container of the text. The view takes it over from the one that has
  ///     used it. Nil makes a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer {
      textContainer.didChange = { [weak self] in self?.textDidChange() }
      self.textContainer = textContainer
    }
    setUp()
  }

  /// Makes a text view with a text container of its own.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

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

  /// Receives changes of the text, and scrolling. Held weakly. It is also the scroll view's
  /// delegate; the value is nil if that is no `UITextViewDelegate`.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  var textDelegate: (any UITextViewDelegate)? { delegate }

  // MARK: Text

  /// The text, which is never nil: setting nil empties it. Setting it moves the caret to its end.
  /// Of the delegate's methods, only that for a change of the selection is called.
  open var text: String! {
    get { ownContent.string }
    set {
      styledText = nil
      take(newValue ?? "")
    }
  }

  /// Sets the text, and with it the selection, on behalf of the program.
  private func take(_ string: String) {
    let before = (ownContent.anchor, ownContent.head)
    ownContent = EditableText(string)
    forgetChanges()
    textDidChange()
    guard before != (ownContent.anchor, ownContent.head) else { return }
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// The text with its fonts and colours. Setting it also sets ``font``, ``textColor`` and
  /// ``textAlignment`` to those of its first character, if it has them. Plain text that is set
  /// afterwards has these.
  open var attributedText: NSAttributedString! {
    get {
      styledText?.copy() as? NSAttributedString
        ?? NSAttributedString(
          string: ownContent.string,
          attributes: [.font: shownFont, .foregroundColor: shownColor])
    }
    set {
      // The former text does not adopt the style of the new one.
      styledText = nil
      styledText = newValue.map { NSMutableAttributedString(attributedString: adoptStyle(of: $0)) }
      take(newValue?.string ?? "")
    }
  }

  /// The font; nil for the system font with 12 points. Setting it changes the whole text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      setAttribute(.font, newValue)
      textDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  /// Adjusts the fonts to the text size of the traits, if they follow it.
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

  /// The text colour; nil for ``UIColor/label``. Setting it changes the whole text.
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, textColor)
      textDidChange()
    }
  }

  /// The horizontal alignment of lines. The default is the leading side. Setting it changes the
  /// whole text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      let alignment = textAlignment
      let changed = styledText?.changingParagraphStyles { $0.alignment = alignment }
      if let changed { styledText = changed }
      textDidChange()
    }
  }

  /// The insets around the text in points. The default is 8 above and below.
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

  /// The area of the lines: their padding, their maximum number, and the line break mode of the
  /// last one.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in
    self?.textDidChange()
  }

  /// The attributes of links, which are applied over those of the text; nil for the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkAttributes = newValue
      textDidChange()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// The types of data that are detected and shown as links in text that cannot be edited. The
  /// default is none. Web and e-mail addresses are detected; other types have no effect here.
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

  /// The view that replaces the keyboard while the text is edited. A change during editing takes
  /// effect with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?

  /// The view above the keyboard while the text is edited. A change during editing takes effect
  /// with `reloadInputViews()`.
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

  /// The user's activity while the view is first responder.
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
      // The delegate may have ended the editing.
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
    acceptMarkedText()
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

  /// The range of the text that an input method has not finished; nil if there is none.
  open var markedTextRange: UITextRange? { content.marked.map { UITextRange($0) } }
  /// Replaces the marked text, or the selection if there is none, by text that an input method
  /// composes. The delegate is asked, and notified, as of typed text. Text in secure text entry is
  /// not composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }
  /// Finishes the marked text as it is, and reports that as a change of the text.
  open func unmarkText() { finishMarkedText() }

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

  /// Whether an editing action would currently have an effect. An override determines the rows of
  /// the edit menu, and the keys that act on the clipboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditAction(action).map { allows($0) } ?? super.canPerformAction(action, withSender: sender)
  }

  /// The undo manager for the user's changes in this text. Each text view has its own, as observed
  /// on iOS. Text that the program sets cannot be undone, and clears earlier changes.
  open override var undoManager: UndoManager? { history.ownManager }

  /// Scrolls as little as necessary to make a part of the text visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let rects = layout.rects(of: ownContent.validRange(range), width: textArea.width)
    guard let rect = rects.first.map({ rects.reduce($0) { $0.union($1) } }) else { return }
    scrollRectToVisible(rect.offsetBy(dx: textArea.minX, dy: textArea.minY), animated: false)
  }

  // MARK: Layout

  /// Returns the frame of the caret at a position in the content's coordinates. An override that
  /// returns an empty rectangle hides the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: position.offset) }

  /// Returns the rectangles of a selected range in the content's coordinates. An override that
  /// returns none hides the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { areas(of: range) }

  /// Returns the position nearest to a point of the content, where a click puts the caret.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  /// Whether gestures and the wheel scroll the text. Without scrolling, and without constraints for
  /// the height, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Called when the text or its appearance has changed.
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

  /// The width at which lines are broken for ``intrinsicContentSize``, in points, while constraints
  /// determine the height.
  private var layoutWidth: CGFloat?

  override var hasWrappingContent: Bool { !isScrollEnabled }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    // This also uses overrides of the intrinsic size.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // The colour of links may have changed.
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
    // If the content can scroll, a drag scrolls and does not select.
    guard contentSize.height <= bounds.height || touch.tapCount > 1 else { return }
    guard isDraggingSelection || !isStill(from: touchStart, to: place), becomeFirstResponder()
    else { return }
    if !isDraggingSelection, touch.tapCount <= 1 {
      beginSelecting(at: touchStart, tapCount: 1, extending: false)
    }
    isDraggingSelection = true
    extendSelection(to: place)
  }

  /// Whether a touch has moved too little to be a drag.
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

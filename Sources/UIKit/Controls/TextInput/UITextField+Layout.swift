import CoreGraphics
import CoreText

extension UITextField {
  /// Sizes in points, as on iOS: the height of a field with rounded corners, the room at its ends,
  /// that at the ends of other fields with a border, and the clear button's size.
  private static let roundedHeight: CGFloat = 34
  private static let roundedInset: CGFloat = 7
  private static let edgeInset: CGFloat = 4
  private static let clearSide: CGFloat = 19
  private static let clearInset: CGFloat = 5
  private static let gap: CGFloat = 4

  /// The opacity of the text of a disabled field.
  static let disabledOpacity: CGFloat = 0.4

  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: Self.edgeInset
    case .roundedRect: Self.roundedInset
    }
  }

  var fittingSize: CGSize {
    let text = textSize
    let width = max(text.width, placeholderLabel.intrinsicContentSize.width).rounded(.up)
    let height = ownFont.lineHeight.rounded(.up)
    var size = CGSize(width: width + 2 * inset + TextCaret.width, height: height + 1)
    switch borderStyle {
    case .none: break
    case .line, .bezel: size.height += 2 * Self.edgeInset
    case .roundedRect: size.height = max(height + 12, Self.roundedHeight)
    }
    for (view, isLeft) in [(leftView, true), (rightView, false)] where isShown(view, isLeft) {
      size.width += (view?.bounds.width ?? 0) + Self.gap
    }
    return size
  }

  /// The size of the text without reduction, in points.
  private var textSize: CGSize {
    let text =
      styled(shownText, font: ownFont)
      ?? NSAttributedString(string: shownText, attributes: [.font: ownFont])
    return text.size()
  }

  // MARK: Content

  private func applies(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func isShown(_ view: UIView?, _ isLeft: Bool) -> Bool {
    view != nil && applies(isLeft ? leftViewMode : rightViewMode)
  }

  private var showsClearButton: Bool {
    applies(clearButtonMode) && hasText && isEnabled && !isShown(rightView, false)
  }

  /// The displayed text, which consists of bullets in secure text entry.
  private var shownText: String {
    isSecureTextEntry
      ? String(repeating: "•", count: ownContent.string.count)
      : ownContent.string.replacingOccurrences(of: "\n", with: " ")
  }

  /// Converts a position in the text to one in the displayed text.
  private func shown(_ place: Int) -> Int {
    guard isSecureTextEntry else { return place }
    return ownContent.substring(NSRange(location: 0, length: place)).count
  }

  private func shown(_ range: NSRange) -> NSRange {
    let start = shown(range.location)
    return NSRange(location: start, length: shown(range.location + range.length) - start)
  }

  /// Converts a position in the displayed text to one in the text.
  private func place(ofShown place: Int) -> Int {
    guard isSecureTextEntry else { return ownContent.validPosition(place) }
    return String(ownContent.string.prefix(place)).utf16.count
  }

  /// Called when the text or its appearance has changed.
  func textDidChange() {
    showText()
    textWasShown()
    invalidateIntrinsicContentSize()
  }

  func showText() {
    let paragraph = ParagraphValues(
      alignment: effectiveAlignment, lineBreakMode: isEditing ? .byClipping : .byTruncatingTail)
    let font = fittingFont
    shownFont = font
    let text =
      styled(shownText, font: font).map {
        AttributedText($0, face: font.face, paragraph: paragraph)
      } ?? AttributedText(shownText, face: font.face, paragraph: paragraph)
    let color =
      isEnabled ? ownTextColor : ownTextColor.withAlphaComponent(Self.disabledOpacity)
    line.configure(
      text, color: color, selection: shown(content.selection), marked: content.marked,
      caret: isEditing ? shown(content.head) : nil)
    placeholderLabel.isHidden = hasText
    setNeedsLayout()
  }

  private var effectiveAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// The font, with a smaller size if the text must fit.
  private var fittingFont: UIFont {
    guard adjustsFontSizeToFitWidth, bounds.width > 0 else { return ownFont }
    let room = textRect(forBounds: bounds).width - TextCaret.width
    let natural = textSize.width
    guard natural > room, room > 0 else { return ownFont }
    let least = minimumFontSize.isFinite ? min(max(minimumFontSize, 1), ownFont.pointSize) : 1
    let size = (ownFont.pointSize * room / natural * 10).rounded(.down) / 10
    return ownFont.scaled(to: max(size, least))
  }

  // MARK: Layout

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the view at the leading or the trailing edge.
  func sideArea(_ view: UIView?, in bounds: CGRect, _ isFirst: Bool) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let room = borderStyle == .none ? 0 : Self.clearInset
    let x = isFirst != isReversed ? bounds.minX + room : bounds.maxX - room - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func clearArea(in bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    let x = isReversed ? bounds.minX + Self.clearInset : bounds.maxX - Self.clearInset - side
    return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
  }

  func textArea(in bounds: CGRect) -> CGRect {
    var (first, last) = (inset, inset)
    if isShown(leftView, true), let view = leftView {
      first = max(
        inset, view.bounds.width + Self.gap + (borderStyle == .none ? 0 : Self.clearInset))
    }
    if isShown(rightView, false), let view = rightView {
      last = max(inset, view.bounds.width + Self.gap + (borderStyle == .none ? 0 : Self.clearInset))
    } else if showsClearButton {
      last = Self.clearSide + Self.clearInset + Self.gap
    }
    let left = isReversed ? last : first
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - first - last, 0),
      height: bounds.height)
  }

  func layOutParts() {
    border.frame = borderRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    placeholderLabel.usualAlignment = effectiveAlignment
    placeholderLabel.keepTextUnscaled()
    line.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if adjustsFontSizeToFitWidth, fittingFont != shownFont { showText() }
    line.setNeedsLayout()
    place(leftView, isShown(leftView, true), at: leftViewRect(forBounds: bounds))
    place(rightView, isShown(rightView, false), at: rightViewRect(forBounds: bounds))
    clearButton.isHidden = !showsClearButton
    guard !clearButton.isHidden else { return }
    clearButton.frame = clearButtonRect(forBounds: bounds)
    let glyph = clearImage ?? ControlGlyph.image(.clear, scale: contentScaleFactor)
    // Setting an image requests layout, so an unchanged one is not set.
    if clearButton.image(for: .normal) !== glyph { clearButton.setImage(glyph, for: .normal) }
  }

  private func place(_ view: UIView?, _ isShown: Bool, at frame: CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Returns the frame of the caret at a position in the text, in the field's coordinates.
  func caretArea(at place: Int) -> CGRect {
    line.caretRect(at: shown(ownContent.validPosition(place)))
      .offsetBy(dx: line.frame.minX, dy: line.frame.minY)
  }

  /// The frame of the caret in the line's coordinates.
  var caretInLine: CGRect {
    caretRect(for: UITextPosition(content.head))
      .offsetBy(dx: -line.frame.minX, dy: -line.frame.minY)
  }

  /// Returns the rectangles of a range of the text in the field's coordinates.
  func areas(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = line.rects(of: shown(ownContent.validRange(range.range)))
    return UITextSelectionRect.list(
      rects.map { $0.offsetBy(dx: line.frame.minX, dy: line.frame.minY) })
  }

  /// The rectangles of the selection in the line's coordinates.
  var selectionInLine: [CGRect] {
    selectionRects(for: UITextRange(content.selection)).map {
      $0.rect.offsetBy(dx: -line.frame.minX, dy: -line.frame.minY)
    }
  }

  /// Returns the position in the text nearest to a point of the field.
  func nearestPosition(to point: CGPoint) -> UITextPosition {
    line.layoutIfNeeded()
    return UITextPosition(place(ofShown: line.place(at: convert(point, to: line).x)))
  }
}

/// The border of a text field, and its background.
@MainActor
final class TextFieldBorder: UIView {
  var style = UITextField.BorderStyle.none { didSet { showStyle() } }
  /// The colour inside a rounded border; nil for the standard one.
  var fill: UIColor? { didSet { showStyle() } }

  private static let standardFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x1C1C1E) : .white
  }
  private static let edge = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x48484A) : UIColor(white: 0.8, alpha: 1)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showStyle()
  }

  private func showStyle() {
    isHidden = style == .none
    let color: UIColor = style == .line ? .label : Self.edge
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    layer.cornerRadius = style == .roundedRect ? 5 : 0
    // One pixel of the screen.
    layer.borderWidth = style == .roundedRect ? 1 / max(contentScaleFactor, 1) : 1
    backgroundColor = style == .roundedRect ? fill ?? Self.standardFill : nil
  }
}

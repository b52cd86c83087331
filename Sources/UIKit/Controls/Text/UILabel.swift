public import CoreGraphics
import CoreText
public import ObjectiveCSupport
import QuartzCore

/// Read-only text: one line or several, wrapped or truncated with "…".
///
/// The text is vertically centred in the bounds, with its baselines at whole pixels. It is redrawn
/// only after a visible change. Sizes are rounded up to whole points, so that they are the same at
/// every scale.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open override class var inspectables: [String: Inspectable] { labelAttributes }

  private enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  private var content = Content.none
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownTextColor = UIColor.label
  private var natural: TextLayout?
  private var fitted: (size: CGSize, lines: Int, layout: DeferredTextLayout)?
  /// A cache of the last measurement.
  private var measured: (width: CGFloat, lines: Int, layout: TextLayout)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text, in one font and colour.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      if case .plain(let old) = content, old == newValue { return }
      if case .none = content, newValue == nil { return }
      content = newValue.map(Content.plain) ?? .none
      textDidChange()
    }
  }

  /// The text with its own fonts and colours. Setting it also sets ``font``, ``textColor``,
  /// ``textAlignment`` and ``lineBreakMode`` to those of its first character, if it has them. Plain
  /// text that is set afterwards has these.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .attributed(let text): text
      case .plain(let text):
        NSAttributedString(
          string: text, attributes: [.font: ownFont, .foregroundColor: ownTextColor])
      }
    }
    set {
      guard let newValue else { return show(nil) }
      var style = PlainTextStyle(
        font: ownFont, color: ownTextColor, alignment: usualAlignment,
        lineBreakMode: usualLineBreakMode)
      let text = style.adopt(styleOf: newValue)
      (ownFont, ownTextColor) = (style.font, style.color)
      (usualAlignment, usualLineBreakMode) = (style.alignment, style.lineBreakMode)
      show(text)
    }
  }

  /// Shows a text with its own style. Unlike with ``attributedText``, the label keeps its style for
  /// later text.
  final func show(_ text: NSAttributedString?) {
    content = (text?.copy() as? NSAttributedString).map(Content.attributed) ?? .none
    textDidChange()
  }

  /// The font. The default is the system font with 17 points. Setting it changes the whole text.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font != ownFont || isAttributed else { return }
      ownFont = font
      setAttribute(.font, font)
      textDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  /// The text colour. The default is ``UIColor/label``. Setting it changes the whole text.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      let color = newValue ?? .label
      guard color != ownTextColor || isAttributed else { return }
      ownTextColor = color
      setAttribute(.foregroundColor, color)
      if isAttributed { textDidChange() } else { setNeedsDisplay() }
    }
  }

  /// The horizontal alignment of lines. The default is the leading side of the text. Setting it
  /// changes the whole text.
  open var textAlignment: NSTextAlignment {
    get { usualAlignment }
    set {
      changeParagraphStyles { $0.alignment = newValue }
      usualAlignment = newValue
    }
  }
  /// The alignment of paragraphs without a style.
  final var usualAlignment = NSTextAlignment.natural {
    didSet { if usualAlignment != oldValue { textDidChange() } }
  }

  /// The line break mode; by default truncation at the end. Setting it changes the whole text.
  open var lineBreakMode: NSLineBreakMode {
    get { usualLineBreakMode }
    set {
      changeParagraphStyles { $0.lineBreakMode = newValue }
      usualLineBreakMode = newValue
    }
  }
  /// The line break mode of paragraphs without a style.
  private var usualLineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if usualLineBreakMode != oldValue { textDidChange() } }
  }

  /// The maximum number of lines; 0 for as many as fit. The default is one.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// Whether the size of a single line is reduced until it fits, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }

  /// The minimum font size as a fraction of the font's, from 0 to 1; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange() } }
  }

  /// The vertical position of text whose size was reduced: on the baseline of its full size by
  /// default. It applies only to a single line with ``adjustsFontSizeToFitWidth``.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether the tracking is reduced before text is truncated. It has no effect here.
  open var allowsDefaultTighteningForTruncation = false
  /// The line break strategy. By default no word stands alone in the last line.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }
  /// The width at which lines are broken for ``intrinsicContentSize``, in points. With 0 the width
  /// comes from constraints; without them no lines are broken.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var messageText: String? { text }
  override var isAccessibleByDefault: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

  // MARK: Appearance

  /// The colour of the shadow; nil for none.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }

  /// The offset of the shadow in points. The default is (0, -1), which is up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is highlighted, in ``highlightedTextColor``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// The text's colour while ``isHighlighted``; nil for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

  /// Whether the label is enabled. A disabled label's text is fainter.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// The opacity of a disabled label's text. Apple does not document it, so it is chosen by eye.
  private static let disabledOpacity: CGFloat = 0.4

  private var shownColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    guard !isEnabled else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * Self.disabledOpacity)
  }

  // MARK: Size

  /// The length in points of a side that does not limit the text.
  private static let unlimited: CGFloat = 100_000

  /// Returns the rectangle of the text in `bounds`, with at most a number of lines (0 for any
  /// number). Its upper left corner is that of `bounds`. An override can make room around the text:
  /// the sizes of the label are those of the rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text = attributedContent else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(of: text, in: bounds.size, lines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(
        width: min(layout.size.roundedUp.width, bounds.width),
        height: min(layout.size.roundedUp.height, bounds.height)))
  }

  private func layout(of text: AttributedText, in size: CGSize, lines: Int) -> TextLayout {
    let ample = Self.unlimited / 2
    guard lines == numberOfLines, size.height > ample else {
      return TextLayout(text, width: size.width, maximumLines: lines, maximumHeight: size.height)
    }
    // The text is measured once, as without an override of `textRect`.
    return size.width > ample
      ? naturalLayout(of: text) : measuredLayout(of: text, width: size.width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line has its natural length; several lines are broken at the width.
    let isLimited = numberOfLines != 1 && size.width.isFinite && size.width > 0
    guard type(of: self) == UILabel.self else {
      // A subclass may override `textRect`.
      let width = isLimited ? min(size.width, Self.unlimited) : Self.unlimited
      let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
      return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }
    guard let text = attributedContent else { return .zero }
    let layout = isLimited ? measuredLayout(of: text, width: size.width) : naturalLayout(of: text)
    return layout.size.roundedUp
  }

  private func measuredLayout(of text: AttributedText, width: CGFloat) -> TextLayout {
    if let measured, measured.width == width, measured.lines == numberOfLines {
      return measured.layout
    }
    let layout = TextLayout(text, width: width, maximumLines: numberOfLines)
    measured = (width, numberOfLines, layout)
    return layout
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? 0
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  // MARK: Auto Layout

  /// The width of lines for `intrinsicContentSize`, while constraints determine the height.
  private var layoutWidth: CGFloat?
  /// The width for which the height was last measured.
  private var measuredWidth: CGFloat?

  override var hasWrappingContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    // This also uses overrides of the intrinsic size.
    layoutWidth = width
    measuredWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  /// Returns the position of a baseline. The text is vertically centred.
  override func baselinePlace(isFirst: Bool) -> BaselinePlace {
    guard let text = attributedContent else { return BaselinePlace(fraction: 0.5, offset: 0) }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : measuredWidth
    let layout =
      if numberOfLines != 1, let width { measuredLayout(of: text, width: width) } else {
        naturalLayout(of: text)
      }
    let baseline = isFirst ? layout.firstBaseline : layout.lastBaseline
    return BaselinePlace(fraction: 0.5, offset: baseline - layout.size.height / 2)
  }

  private func naturalLayout(of text: AttributedText) -> TextLayout {
    if let natural { return natural }
    let layout = TextLayout(text, maximumLines: numberOfLines)
    natural = layout
    return layout
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func display(_ layer: CALayer) {
    guard let text, !text.isEmpty else {
      layer.clearContents()
      return
    }
    guard let drawing = drawingForAnyThread else { return super.display(layer) }
    self.drawing = DrawingState()
    layerWillDraw(layer)
    layer.drawContentsTogether(drawing)
  }

  /// The drawing of ``draw(_:)`` for another thread; nil if a program's code may draw or resolve
  /// colours.
  private final var drawingForAnyThread: (@Sendable (CGContext) -> Void)? {
    let rect = bounds
    guard type(of: self) == UILabel.self, case .plain = content, clearsContextBeforeDrawing,
      !adjustsFontSizeToFitWidth, rect.isFinite, rect.width > 0, rect.height > 0,
      let deferred = deferredLayout(in: rect.size)
    else { return nil }
    var colors: (text: CGColor, shadow: CGColor?)?
    drawAsCurrent { colors = (shownColor.cgColor, shadowColor?.cgColor) }
    guard let colors else { return nil }
    let (offset, isMarked) = (shadowOffset, isMarked)
    return { context in
      let layout = deferred.layout
      layout.drawText(
        in: context, rect, top: (rect.height - layout.size.height) / 2, color: colors.text,
        shadowColor: colors.shadow, shadowOffset: offset, usesOnlyThatColor: isMarked)
    }
  }

  /// Whether the highlight or the disabled state replaces the text's own colours.
  private var isMarked: Bool { isHighlighted && highlightedTextColor != nil || !isEnabled }

  /// Draws the text in a rectangle, vertically centred.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, rect.width > 0,
      rect.height > 0, let layout = layout(in: rect.size)
    else { return }
    layout.drawText(
      in: context, rect, top: top(of: layout, height: rect.height), color: shownColor,
      shadowColor: shadowColor, shadowOffset: shadowOffset, usesOnlyThatColor: isMarked)
  }

  /// The distance from the label's top to its first baseline, in points.
  package var firstBaseline: CGFloat {
    guard let layout = layout(in: bounds.size) else { return bounds.height / 2 }
    return top(of: layout, height: bounds.height) + layout.firstBaseline
  }

  /// Returns the distance of the text from the upper edge of a rectangle, in points.
  private func top(of layout: TextLayout, height: CGFloat) -> CGFloat {
    let middle = (height - layout.size.height) / 2
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let text = attributedContent
    else { return middle }
    let full = naturalLayout(of: text)
    let fullTop = (height - full.size.height) / 2
    return baselineAdjustment == .none
      ? fullTop : fullTop + full.firstBaseline - layout.firstBaseline
  }

  private func layout(in size: CGSize) -> TextLayout? { deferredLayout(in: size)?.layout }

  private func deferredLayout(in size: CGSize) -> DeferredTextLayout? {
    if let fitted, fitted.size == size, fitted.lines == numberOfLines { return fitted.layout }
    guard var text = attributedContent else { return nil }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      text = shrunk(text, toWidth: size.width)
    }
    let deferred =
      knownLayout(in: size).map { DeferredTextLayout($0) }
      ?? DeferredTextLayout { [text, numberOfLines] in
        TextLayout(
          text, width: size.width, maximumLines: numberOfLines, maximumHeight: size.height)
      }
    fitted = (size, numberOfLines, deferred)
    return deferred
  }

  /// The number of bytes of text that fit into every width, so that no layout truncates them before
  /// it measures them.
  private static let alwaysMeasuredBytes = 100

  /// Returns the layout of the last measurement, if it has the same lines in a size.
  private func knownLayout(in size: CGSize) -> TextLayout? {
    if let measured, measured.width == size.width, measured.lines == numberOfLines,
      measured.layout.size.height <= size.height
    {
      return measured.layout
    }
    guard numberOfLines == 1, textAlignment != .justified, let natural,
      natural.size.width <= size.width,
      natural.text.string.utf8.count <= Self.alwaysMeasuredBytes
    else { return nil }
    return natural
  }

  private func shrunk(_ text: AttributedText, toWidth width: CGFloat) -> AttributedText {
    let natural = naturalLayout(of: text).size.width
    guard natural > width, width > 0 else { return text }
    let least = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 0.01
    return text.shrunk(from: natural, to: width, least: least)
  }

  // MARK: Changes

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      setNeedsDisplay()
    }
    if traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) { adjustFonts() }
  }

  /// Adjusts the fonts to the text size of the traits, if they follow it.
  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = ownFont.adapted(to: traitCollection)
    var adapted: NSAttributedString?
    if case .attributed(let text) = content { adapted = text.adapted(to: traitCollection) }
    guard font != ownFont || adapted != nil else { return }
    ownFont = font
    if let adapted { content = .attributed(adapted) }
    textDidChange()
  }

  private func textDidChange() {
    (natural, fitted, measured) = (nil, nil, nil)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var isAttributed: Bool {
    if case .attributed = content { true } else { false }
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = content else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    content = .attributed(changed)
  }

  private func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content,
      let changed = text.changingParagraphStyles(change)
    else { return }
    content = .attributed(changed)
    textDidChange()
  }

  private var attributedContent: AttributedText? {
    let paragraph = defaultParagraph
    switch content {
    case .none: return nil
    case .plain(let text):
      return text.isEmpty ? nil : AttributedText(text, face: ownFont.face, paragraph: paragraph)
    case .attributed(let text):
      return text.length == 0
        ? nil : AttributedText(text.showingLinks, face: ownFont.face, paragraph: paragraph)
    }
  }
}

extension CGSize {
  /// The size rounded up to whole points.
  var roundedUp: CGSize {
    // Less than a thousandth of a point is a rounding error.
    CGSize(width: (width - 0.001).rounded(.up), height: (height - 0.001).rounded(.up))
  }
}

extension TextLayout {
  /// Draws the text of a label in a rectangle, above its shadow.
  ///
  /// - Parameter top: the distance from the rectangle's upper edge in points.
  fileprivate func drawText(
    in context: CGContext, _ rect: CGRect, top: CGFloat, color: any TextColor,
    shadowColor: (any TextColor)?, shadowOffset: CGSize, usesOnlyThatColor: Bool
  ) {
    let origin = CGPoint(x: rect.minX, y: rect.minY + top)
    if let shadowColor, shadowOffset.isFinite {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      draw(in: context, at: place, width: rect.width, color: shadowColor, usesOnlyThatColor: true)
    }
    draw(
      in: context, at: origin, width: rect.width, color: color,
      usesOnlyThatColor: usesOnlyThatColor)
  }
}

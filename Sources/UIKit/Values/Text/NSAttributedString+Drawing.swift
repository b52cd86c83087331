public import CoreGraphics
import CoreText

extension NSAttributedString {
  /// The size of the text in points. Lines are broken only at line breaks in the text.
  public func size() -> CGSize { layout().size }

  /// Draws the text in the current context with its upper left corner at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout()
    layout.draw(in: context, at: point, width: layout.size.width, color: UIColor.black)
  }

  /// Draws the text in a rectangle of the current context. Lines are wrapped at its width, and
  /// lines below its bottom are cut off.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context. Lines are wrapped at the rectangle's width.
  ///
  /// - Parameters:
  ///   - rect: in the context's coordinates.
  ///   - options: without `usesLineFragmentOrigin` the text is a single line, and the rectangle's
  ///     origin is its baseline.
  ///   - context: receives the rectangle of the text; may be nil.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
    let layout = layout(in: rect.standardized.size, options)
    var origin = rect.standardized.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.draw(in: target, at: origin, width: rect.standardized.width, color: UIColor.black)
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  /// The rectangle that the text needs when lines are wrapped at the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(
      origin: CGPoint(x: 0, y: isBlock ? 0 : -layout.firstBaseline), size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else { return layout(maximumLines: 1) }
    // 0 means that the length is not limited, as on iOS.
    func limit(_ length: CGFloat) -> CGFloat? { length.isFinite && length > 0 ? length : nil }
    return layout(
      width: limit(size.width), maximumHeight: limit(size.height),
      truncates: options.contains(.truncatesLastVisibleLine))
  }

  private func layout(
    width: CGFloat? = nil, maximumLines: Int = 0, maximumHeight: CGFloat? = nil,
    truncates: Bool = false
  ) -> TextLayout {
    var text = AttributedText(
      showingLinks, face: SystemFace().font(ofSize: Self.defaultSize).face,
      paragraph: ParagraphValues())
    if truncates { text.setLineBreakMode(.byTruncatingTail) }
    return TextLayout(
      text, width: width, maximumLines: maximumLines, maximumHeight: maximumHeight)
  }

  /// The font size of text without a font, in points.
  private static let defaultSize: CGFloat = 12
}

public import CoreGraphics
import CoreText

extension NSAttributedString {
  /// The size of the text in points, with lines broken only where the text has line breaks.
  public func size() -> CGSize { layout().size }

  /// Draws the text in the current context with its upper left corner at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout()
    layout.draw(in: context, at: point, width: layout.size.width, color: UIColor.black)
  }

  /// Draws the text in a rectangle of the current context, wrapped to its width and cut off at its
  /// bottom.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context, with lines broken at the rectangle's width.
  ///
  /// - Parameters:
  ///   - rect: in the context's coordinates.
  ///   - options: without `usesLineFragmentOrigin` the rectangle's origin is the baseline of a
  ///     single line.
  ///   - context: receives the rectangle of the text; nil for none.
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

  /// The rectangle that the text takes when wrapped to the width of `size`.
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
    // 0 means any size, as on iOS.
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

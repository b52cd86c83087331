import CoreGraphics
import CoreText

extension LayerText {
  /// The size of the lines, in points.
  var size: CGSize {
    TextLayout(AttributedText(self), width: isWrapped ? bounds.width : nil, maximumLines: 0).size
  }

  /// Draws the text into its bounds, with the fonts and the layout that labels have.
  var drawing: @Sendable (CGContext) -> Void {
    let attributed = AttributedText(self)
    let truncates = truncation != .none
    let isOneLine = truncates && !isWrapped
    let width = truncates || isWrapped ? bounds.width : nil
    let color = CGColor(color)
    return { [bounds] context in
      let layout = TextLayout(
        attributed, width: width, maximumLines: isOneLine ? 1 : 0,
        maximumHeight: truncates ? bounds.height : nil)
      context.clip(to: bounds)
      layout.draw(in: context, at: bounds.origin, width: bounds.width, color: color)
    }
  }
}

extension AttributedText {
  fileprivate init(_ text: LayerText) {
    var paragraph = ParagraphValues()
    paragraph.alignment = CTTextAlignment(text.alignment)
    switch text.truncation {
    case .start: paragraph.lineBreakMode = .byTruncatingHead
    case .middle: paragraph.lineBreakMode = .byTruncatingMiddle
    case .end: paragraph.lineBreakMode = .byTruncatingTail
    default: paragraph.lineBreakMode = text.isWrapped ? .byWordWrapping : .byClipping
    }
    let size = CGFloat(text.fontSize)
    let font =
      (text.font?.base as? any TextFont)?.namedFace.withSize(size)
      ?? (text.font?.base as? String).flatMap { NamedFace(name: $0, size: size) }
      ?? SystemFace().font(ofSize: size)
    switch text.content {
    case .plain(let string): self.init(string, face: font.face, paragraph: paragraph)
    case .attributed(let string): self.init(string, face: font.face, paragraph: paragraph)
    }
    setLineBreakMode(paragraph.lineBreakMode)
  }
}

extension CTTextAlignment {
  fileprivate init(_ mode: CATextLayerAlignmentMode) {
    switch mode {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    default: self = .natural
    }
  }
}

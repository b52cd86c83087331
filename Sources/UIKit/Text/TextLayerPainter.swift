import CoreGraphics
import QuartzCore

/// Draws the text of `CATextLayer`s with the fonts and the layout that labels have.
struct TextLayerPainter: LayerTextPainter {
  func drawing(of text: LayerText) -> @Sendable (CGContext) -> Void {
    let attributed = AttributedText(text)
    let bounds = text.bounds
    let truncates = text.truncation != .none
    let isOneLine = truncates && !text.isWrapped
    let width = truncates || text.isWrapped ? bounds.width : nil
    let color = UIColor(cgColor: CGColor(text.color))
    return { context in
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
    paragraph.alignment = NSTextAlignment(text.alignment)
    switch text.truncation {
    case .start: paragraph.lineBreakMode = .byTruncatingHead
    case .middle: paragraph.lineBreakMode = .byTruncatingMiddle
    case .end: paragraph.lineBreakMode = .byTruncatingTail
    default: paragraph.lineBreakMode = text.isWrapped ? .byWordWrapping : .byClipping
    }
    let size = CGFloat(text.fontSize)
    let font =
      (text.font?.base as? UIFont)?.withSize(size)
      ?? (text.font?.base as? String).flatMap { UIFont(name: $0, size: size) }
      ?? .systemFont(ofSize: size)
    switch text.content {
    case .plain(let string): self.init(string, font: font, paragraph: paragraph)
    case .attributed(let string): self.init(string, font: font, paragraph: paragraph)
    }
    self.paragraph.lineBreakMode = paragraph.lineBreakMode
  }
}

extension NSTextAlignment {
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

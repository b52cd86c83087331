public import CoreGraphics
public import CoreText

/// The layout of the lines of paragraphs. The style at the first character of a paragraph applies
/// to all of it.
open class NSParagraphStyle: NSObject, NSCopying, TextParagraph {
  private let mark = SwiftObjectMark()
  package fileprivate(set) var values = ParagraphValues()

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned between the edges of the text's area.
  open var alignment: NSTextAlignment { NSTextAlignment(values.alignment) }
  /// How lines are broken or truncated.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(values.lineBreakMode) }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor for the natural height of a line; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space below a paragraph that another one follows, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above a paragraph that follows another one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the first line of a paragraph begins, in points from the left edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines of a paragraph begin, in points from the left edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the left edge where it is positive, else from the right
  /// edge.
  open var tailIndent: CGFloat { values.tailIndent }

  public override init() { super.init() }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { NSTextAlignment(values.alignment) }
    set { values.alignment = newValue.coreText }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(values.lineBreakMode) }
    set { values.lineBreakMode = newValue.coreText }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

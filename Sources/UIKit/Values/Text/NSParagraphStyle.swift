public import CoreGraphics
public import CoreText

/// The layout of the lines of a text. The style at the first character applies to the whole text.
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
}

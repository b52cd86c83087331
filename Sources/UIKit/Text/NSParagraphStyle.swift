public import CoreGraphics

/// How the lines of a text are set. The style at the first character counts for the whole text.
open class NSParagraphStyle: NSObject, NSCopying {
  fileprivate(set) var values = ParagraphValues()

  /// The style of text that says nothing else.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie between the left and right edge.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where a line ends that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Room between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the natural height of a line is multiplied with; 0 counts as 1.
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
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
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

/// What a paragraph style says, as a value.
struct ParagraphValues: Hashable, Sendable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineSpacing: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  /// A line's height, given what its fonts need. What makes no sense is left out.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    if minimumLineHeight.isFinite, minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    return height
  }
}

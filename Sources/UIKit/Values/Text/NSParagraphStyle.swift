public import CoreGraphics
public import CoreText

/// The layout of a paragraph's lines. The style at the first character of a paragraph applies to
/// the whole paragraph.
open class NSParagraphStyle: NSObject, NSCopying, TextParagraph {
  private let mark = SwiftObjectMark()
  package fileprivate(set) var values = ParagraphValues()
  fileprivate var kept = KeptParagraphValues()

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
  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the natural height of a line is multiplied; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space below a paragraph that is followed by another one, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above a paragraph that follows another one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line's beginning from the left edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines' beginning from the left edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the lines' end, in points: from the left edge if it is positive, otherwise
  /// from the right edge.
  open var tailIndent: CGFloat { values.tailIndent }

  // MARK: Without an effect

  /// The positions of tabs. The default is 12 tabs at intervals of 28 points. It has no effect
  /// here.
  open var tabStops: [NSTextTab]! { kept.tabStops }
  /// The interval of further tabs, in points. It has no effect here.
  open var defaultTabInterval: CGFloat { kept.defaultTabInterval }
  /// The fraction of a line that text must fill so that no word is hyphenated, from 0 to 1. It has
  /// no effect here: words are never hyphenated.
  open var hyphenationFactor: Float { kept.hyphenationFactor }
  /// Whether the space between letters decreases before text is truncated. It has no effect here.
  open var allowsDefaultTighteningForTruncation: Bool { kept.allowsTightening }
  /// The rules for breaking lines. Only
  /// ``NSParagraphStyle/LineBreakStrategy/pushOut`` has an effect here.
  open var lineBreakStrategy: LineBreakStrategy { kept.lineBreakStrategy }
  /// The writing direction of the paragraphs. It has no effect here: the characters determine it.
  open var baseWritingDirection: NSWritingDirection { kept.baseWritingDirection }

  public override init() { super.init() }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  fileprivate convenience init(copying other: NSParagraphStyle) {
    self.init(values: other.values)
    kept = other.kept
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

  open override func mutableCopy() -> Any { NSMutableParagraphStyle(copying: self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.values == values && other.kept == kept
  }

  open override var hash: Int { values.hashValue }
}

/// The values that a paragraph style stores although they have no effect.
private struct KeptParagraphValues: Equatable {
  /// The default positions in points, as Apple documents them.
  private static let usualTabs = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  var tabStops = KeptParagraphValues.usualTabs
  var defaultTabInterval: CGFloat = 0
  var hyphenationFactor: Float = 0
  var allowsTightening = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection = NSWritingDirection.natural
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

  open override var tabStops: [NSTextTab]! {
    get { kept.tabStops }
    set { kept.tabStops = newValue ?? [] }
  }

  /// Adds a tab, sorted by its position.
  open func addTabStop(_ anObject: NSTextTab) {
    let index = kept.tabStops.firstIndex { $0.location > anObject.location }
    kept.tabStops.insert(anObject, at: index ?? kept.tabStops.count)
  }

  /// Removes all tabs that are equal to this one.
  open func removeTabStop(_ anObject: NSTextTab) { kept.tabStops.removeAll { $0 == anObject } }

  open override var defaultTabInterval: CGFloat {
    get { kept.defaultTabInterval }
    set { kept.defaultTabInterval = newValue }
  }

  open override var hyphenationFactor: Float {
    get { kept.hyphenationFactor }
    set { kept.hyphenationFactor = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { kept.allowsTightening }
    set { kept.allowsTightening = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { kept.lineBreakStrategy }
    set {
      kept.lineBreakStrategy = newValue
      values.pushesOutWords = newValue.contains(.pushOut)
    }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { kept.baseWritingDirection }
    set { kept.baseWritingDirection = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { (values, kept) = (obj.values, obj.kept) }
}

public import CoreGraphics

/// Options for text that is drawn or measured without a label.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: Int
  /// A set of any bits. Bits that have no name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// If the text does not fit, the last line that fits is truncated with "…".
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are wrapped, and the rectangle's origin is the text's upper left corner. Without this
  /// option the text is a single line, and the origin is the beginning of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height includes the font's leading, which is always the case here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Receives results when text is drawn.
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the drawn text.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

public import CoreGraphics

/// The layout of text that is drawn or measured without a label.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: Int
  /// A set of bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is truncated with "…" if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's origin is the text's upper left corner and lines wrap; without it the text is
  /// one line, and the origin is the beginning of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the space between lines, which is always the case here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Receives results of drawing text.
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the drawn text.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

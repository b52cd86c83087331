/// Where the arrow of a popover points. The values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Sendable, CustomStringConvertible {
  /// The bits, one for each member.
  public let rawValue: UInt
  /// A set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four: the side with the most room is taken.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// There is no arrow, or no popover yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  /// What it is, for messages and while debugging.
  public var description: String {
    if self == .unknown { return "unknown" }
    let names: [(UIPopoverArrowDirection, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

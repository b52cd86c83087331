/// The axes of the screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: UInt
  /// A set of any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

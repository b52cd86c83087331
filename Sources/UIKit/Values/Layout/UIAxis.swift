/// Axes of the screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Axes of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From the left to the right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From the top to the bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

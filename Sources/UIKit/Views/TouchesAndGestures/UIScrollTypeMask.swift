/// The types of scrolling that a pan gesture recogniser follows, in addition to touches.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: Int
  /// A set of any bits. Bits that have no name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling with a wheel that turns in notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling with a touchpad, or with a wheel that turns smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both types of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

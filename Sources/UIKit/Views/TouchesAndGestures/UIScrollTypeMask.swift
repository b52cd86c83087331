/// The devices whose scrolling a pan follows, besides fingers.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: Int
  /// A set of bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel that turns in notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A touchpad, or a wheel that turns smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

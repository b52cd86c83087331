package import Platform

/// The modifier keys that are held during an event.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: Int
  /// A set of any bits. Bits that have no name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Either Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Either Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key with the system's logo.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  /// The modifiers that the platform reports.
  package init(_ modifiers: KeyModifiers) {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alt) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    self = flags
  }
}

/// A number with a name, as a priority or the level of a window is: plain numbers are added to it
/// and taken from it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the left number is the smaller one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The value that is larger by a number. Where the type has no value of the sum, the left one.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right) ?? left
  }

  /// The value that is smaller by a number. Where the type has no value of the difference, the left
  /// one.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right) ?? left
  }

  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Takes a number away.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

/// A number with a name, such as a layout priority or a window level. Plain numbers can be added to
/// and subtracted from it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the left number is the smaller one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The value increased by a number. If the type cannot represent the sum, the left value.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right) ?? left
  }

  /// The value decreased by a number. If the type cannot represent the difference, the left value.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right) ?? left
  }

  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Subtracts a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

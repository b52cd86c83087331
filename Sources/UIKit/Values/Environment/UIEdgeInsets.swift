import CoreGraphics
public import Foundation

/// Distances from the four edges of a rectangle, in points. Positive distances lie inside.
public struct UIEdgeInsets: Sendable, Hashable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points, for either layout direction.
  public var left: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points, for either layout direction.
  public var right: CGFloat

  /// Insets of four distances in points. A negative distance extends outside the rectangle.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero on all sides.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero on all sides.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets: CustomStringConvertible {
  /// The insets as text, for messages and debugging.
  public var description: String { "{\(top), \(left), \(bottom), \(right)}" }
}

extension CGRect {
  /// The rectangle reduced by the insets; its size is never negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension NSValue {
  /// Insets wrapped in an `NSValue`.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
  }

  /// The wrapped insets. Zero, with a warning, if the value holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let numbers = numbers(4)?.map({ CGFloat($0) }) else {
      return mistaken("edge insets", .zero)
    }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Directional insets wrapped in an `NSValue`.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init))
  }

  /// The wrapped directional insets. Zero, with a warning, if the value holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    guard let numbers = numbers(4)?.map({ CGFloat($0) }) else {
      return mistaken("edge insets", .zero)
    }
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

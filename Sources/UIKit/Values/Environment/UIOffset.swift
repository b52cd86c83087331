public import CoreGraphics

/// A distance along each axis, in points.
public struct UIOffset: Sendable, Hashable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat

  /// An offset of two distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset of zero.
  public static let zero = UIOffset()
}

extension UIOffset: CustomStringConvertible {
  /// The offset as text, for messages and debugging.
  public var description: String { "{\(horizontal), \(vertical)}" }
}

extension NSValue {
  /// An offset wrapped in an `NSValue`.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
  }

  /// The wrapped offset. Zero, with a warning, if the value holds something else.
  public var uiOffsetValue: UIOffset {
    guard let numbers = numbers(2) else { return mistaken("offset", .zero) }
    return UIOffset(horizontal: CGFloat(numbers[0]), vertical: CGFloat(numbers[1]))
  }
}

public import CoreGraphics

/// A distance along both axes, in points.
public struct UIOffset: Sendable, Hashable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// An offset of two distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}

extension UIOffset: CustomStringConvertible {
  /// What it is, for messages and while debugging.
  public var description: String { "{\(horizontal), \(vertical)}" }
}

extension NSValue {
  /// An offset boxed in an `NSValue`.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
  }

  /// The boxed offset; zero, with a warning, where the box holds something else.
  public var uiOffsetValue: UIOffset {
    guard let numbers = numbers(2) else { return mistaken("offset", .zero) }
    return UIOffset(horizontal: CGFloat(numbers[0]), vertical: CGFloat(numbers[1]))
  }
}

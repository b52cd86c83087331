public import CoreGraphics

extension UIScrollView {
  /// The fraction of its velocity that decelerating content keeps each millisecond, between 0 and
  /// 1.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The fraction.
    public let rawValue: CGFloat

    /// Makes a rate from a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// UIKit's default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that should settle soon, such as a row of cards.
    public static let fast = DecelerationRate(rawValue: 0.99)

    var isPossible: Bool { rawValue > 0 && rawValue < 1 }
  }

  /// The condition for adding the safe area to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as ``scrollableAxes``.
    case automatic
    /// At the edges of the axes along which the content can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always, at all edges.
    case always
  }

  /// The way in which a drag of the content dismisses the keyboard. The raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none
    /// The drag ends the editing when it begins.
    case onDrag
    /// The drag pulls the keyboard down when the finger reaches its upper edge. If the finger is
    /// lifted at rest or while it moves down, the editing ends.
    case interactive
    /// As ``onDrag``, and an accessory of the keyboard disappears too.
    case onDragWithAccessory
    /// As ``interactive``, but from the upper edge of the accessory.
    case interactiveWithAccessory
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark content.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }
}

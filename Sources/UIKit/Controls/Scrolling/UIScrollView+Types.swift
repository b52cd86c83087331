public import CoreGraphics

extension UIScrollView {
  /// The fraction of its velocity that decelerating content keeps each millisecond, above 0 and
  /// below 1.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The number that it stands for.
    public let rawValue: CGFloat

    /// A value of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// UIKit's usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For content that should settle soon, such as a row of cards.
    public static let fast = DecelerationRate(rawValue: 0.99)

    var isPossible: Bool { rawValue > 0 && rawValue < 1 }
  }

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``.
    case automatic
    /// At the edges of the axes along which there is something to scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always, at all edges.
    case always
  }

  /// How a drag of the content dismisses the keyboard. The raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// It ends the editing when it begins.
    case onDrag
    /// It pulls the keyboard down once the finger comes to its upper edge; released while it moves
    /// downwards or rests, it ends the editing.
    case interactive
    /// As ``onDrag``; an accessory of the keyboard goes with it.
    case onDragWithAccessory
    /// As ``interactive``, but the finger pulls at the upper edge of the accessory.
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

public import CoreGraphics

/// The background behind a button's content.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// Nil for the colour of the button's style.
  public var backgroundColor: UIColor?
  /// Blurs what is below the button; nil for nothing. The background's colour lies above it.
  public var visualEffect: UIVisualEffect?
  /// In points; applies if the button's corner style is `.fixed`.
  public var cornerRadius: CGFloat = 0
  /// Nil for no edge.
  public var strokeColor: UIColor?
  /// In points, inside the background.
  public var strokeWidth: CGFloat = 0
  /// Insets around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// An invisible background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

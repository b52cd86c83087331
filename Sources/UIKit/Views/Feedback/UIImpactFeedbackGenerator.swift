public import CoreGraphics

/// The feedback for objects that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or stiff the objects are.
  public enum FeedbackStyle: Int, Sendable {
    /// The objects are small or light.
    case light = 0
    /// The objects have a medium size.
    case medium = 1
    /// The objects are large or heavy.
    case heavy = 2
    /// The objects are flexible.
    case soft = 3
    /// The objects are stiff.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// A generator for the current scene, of medium style.
  public override convenience init() { self.init(style: .medium) }

  /// A generator for the current scene.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator for the scene of a view.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  /// Gives the feedback.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Gives the feedback with an intensity from 0 to 1. With 0 it is not felt.
  open func impactOccurred(intensity: CGFloat) {
    if intensity > 0 { occur("impact \(style)") }
  }
}

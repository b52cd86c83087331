public import CoreGraphics

/// The feedback of things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or stiff the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light things.
    case light = 0
    /// Things of middle size.
    case medium = 1
    /// Large or heavy things.
    case heavy = 2
    /// Flexible things.
    case soft = 3
    /// Stiff things.
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

  /// Gives the feedback with a strength from 0 to 1; one of 0 is not felt.
  open func impactOccurred(intensity: CGFloat) {
    if intensity > 0 { occur("impact \(style)") }
  }
}

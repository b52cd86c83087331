import CoreGraphics
import QuartzCore

/// A block of changes that a property animator drives.
@MainActor
final class PropertyAnimationBlock {
  private let animatorTiming: AnimatorTiming
  private let delay: Double
  private let onChange: (ModelChange) -> Void
  private let onVisibilityChange: (VisibilityChange) -> Void

  /// - Parameters:
  ///   - delay: the fraction of the animator's remaining time, from 0 to 1, after which the changes
  ///     begin.
  ///   - onChange: called for every value that the block animates.
  ///   - onVisibilityChange: called for every view that the block hides or shows in a stack view.
  init(
    animatorTiming: AnimatorTiming, delay: Double, onChange: @escaping (ModelChange) -> Void,
    onVisibilityChange: @escaping (VisibilityChange) -> Void
  ) {
    self.animatorTiming = animatorTiming
    self.delay = delay
    self.onChange = onChange
    self.onVisibilityChange = onVisibilityChange
  }

  /// Makes the animator drive an animation. It replaces the animation's duration, timing curve,
  /// repeat count and fill mode.
  func drive(_ animation: CAAnimation) { animatorTiming.drive(animation, delay: delay) }

  func note(
    _ layer: CALayer, property: AnimatableProperty, from before: AnimatableValue,
    to after: AnimatableValue
  ) {
    onChange(ModelChange(layer: layer, property: property, before: before, after: after))
  }

  func note(_ change: VisibilityChange) { onVisibilityChange(change) }
}

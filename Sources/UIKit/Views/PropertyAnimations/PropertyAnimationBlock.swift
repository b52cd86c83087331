import CoreGraphics
import QuartzCore

/// A block of changes that a property animator drives.
@MainActor
final class PropertyAnimationBlock {
  private let animatorTiming: AnimatorTiming
  private let delay: Double
  private let onChange: (ModelChange) -> Void

  /// - Parameters:
  ///   - delay: the fraction, from 0 to 1, of the animator's remaining time before the changes
  ///     begin.
  ///   - onChange: called for every value that the block animates.
  init(animatorTiming: AnimatorTiming, delay: Double, onChange: @escaping (ModelChange) -> Void) {
    self.animatorTiming = animatorTiming
    self.delay = delay
    self.onChange = onChange
  }

  /// Lets the animator drive an animation: it replaces the animation's duration, timing curve,
  /// repeats and fill mode.
  func drive(_ animation: CAAnimation) { animatorTiming.drive(animation, delay: delay) }

  func note(
    _ layer: CALayer, property: AnimatableProperty, from before: AnimatableValue,
    to after: AnimatableValue
  ) {
    onChange(ModelChange(layer: layer, property: property, before: before, after: after))
  }
}

import CoreGraphics
import QuartzCore

/// A block of changes that a property animator leads.
@MainActor
final class PropertyAnimationBlock {
  private let animatorTiming: AnimatorTiming
  private let delay: Double
  private let onChange: (ModelChange) -> Void

  /// - Parameters:
  ///   - delay: the share, from 0 to 1, of what is left of the animator's time that the changes
  ///     wait.
  ///   - onChange: called for every value that the block animates.
  init(animatorTiming: AnimatorTiming, delay: Double, onChange: @escaping (ModelChange) -> Void) {
    self.animatorTiming = animatorTiming
    self.delay = delay
    self.onChange = onChange
  }

  /// Lets the animator drive an animation: duration, timing curve, repeats and fill are no longer
  /// its own.
  func drive(_ animation: CAAnimation) { animatorTiming.drive(animation, delay: delay) }

  func note(
    _ layer: CALayer, property: AnimatableProperty, from before: AnimatableValue,
    to after: AnimatableValue
  ) {
    onChange(ModelChange(layer: layer, property: property, before: before, after: after))
  }
}

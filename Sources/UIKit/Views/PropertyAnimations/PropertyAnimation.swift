import CoreGraphics
import QuartzCore

/// What a property animator does from its start to its end: its timing curve, what it changed, and
/// what is notified of the end.
@MainActor
final class PropertyAnimation {
  let animatorTiming: AnimatorTiming
  private(set) var group: AnimationGroup
  /// The animator, kept as long as it has animations on layers.
  private var keptAnimator: UIViewPropertyAnimator?
  private var changes: [ModelChange] = []

  /// - Parameter onEnd: called when a run has reached its end, with true, or when its animations
  ///   were taken away, with false.
  init(
    timing: any UITimingCurveProvider, duration: TimeInterval, scrubsLinearly: Bool,
    onEnd: @escaping @MainActor (Bool) -> Void
  ) {
    let (curve, length) = timing.animatorTiming(duration: duration)
    animatorTiming = AnimatorTiming(curve: curve, duration: length)
    animatorTiming.scrubsLinearly = scrubsLinearly
    self.onEnd = onEnd
    group = AnimationGroup(completion: nil)
    renewGroup()
  }

  private let onEnd: @MainActor (Bool) -> Void

  /// Prepares for another run after one has ended.
  private func renewGroup() {
    let onEnd = onEnd
    group = AnimationGroup { onEnd($0) }
    animatorTiming.group = group
  }

  // MARK: Changes

  /// Makes changes to views and leads their animations.
  func add(
    _ changes: () -> Void, delay: Double, options: UIView.AnimationOptions,
    of animator: UIViewPropertyAnimator
  ) {
    let block = PropertyAnimationBlock(animatorTiming: animatorTiming, delay: delay) {
      [weak self] change in
      self?.changes.append(change)
    }
    // It belongs to no block that happens to be around the call.
    ViewAnimation.withoutInheritedAnimation {
      ViewAnimation(
        duration: animatorTiming.duration, delay: 0, timingCurve: .driven(block), options: options,
        group: group
      ).run(changes)
    }
    if animatorTiming.hasAnimations { keptAnimator = animator }
  }

  /// Where the models are, found by what the animator changed.
  var isAtStart: Bool { !changes.isEmpty && !changes.contains(where: \.isInPlace) }

  /// Ends all animations and leaves the models where `position` says.
  func settle(at position: UIViewAnimatingPosition) {
    animatorTiming.removeAnimations(keepsShown: position == .current)
    keptAnimator = nil
    switch position {
    case .start: for change in changes.reversed() { change.undo() }
    case .end: for change in changes { change.complete() }
    case .current: for index in changes.indices { changes[index].adopt() }
    }
  }

  // MARK: Runs

  func run(
    toEnd: Bool, duration: TimeInterval, curve: AnimatorTimingCurve?, carriesVelocity: Bool,
    delay: TimeInterval = 0
  ) {
    animatorTiming.run(
      toEnd: toEnd, duration: duration, curve: curve, carriesVelocity: carriesVelocity,
      delay: delay, group: renewedGroup)
    renewedGroup = nil
    group.seal()
  }

  /// The group of the next run, where it is not the one that the animations have.
  private var renewedGroup: AnimationGroup?

  /// Rests at the end of a run, ready for another.
  func restAtEnd() {
    animatorTiming.pause()
    renewGroup()
    renewedGroup = group
  }
}

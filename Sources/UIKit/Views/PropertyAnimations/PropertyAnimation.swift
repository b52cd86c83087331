import CoreGraphics
import QuartzCore

/// The animation of a property animator from its start to its end: the timing curve, the changed
/// values, and the callback at the end.
@MainActor
final class PropertyAnimation {
  let animatorTiming: AnimatorTiming
  private(set) var group: AnimationGroup
  /// The animator, which is kept alive while it has animations on layers. If it has none, it is
  /// kept until its run ends in the next turn.
  private var keptAnimator: UIViewPropertyAnimator?
  private var changes: [ModelChange] = []
  private var visibilityChanges: [VisibilityChange] = []

  /// - Parameter onEnd: called with true when a run has reached its end, or with false when its
  ///   animations were removed.
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

  /// Prepares another run after one has ended.
  private func renewGroup() {
    let onEnd = onEnd
    group = AnimationGroup { [weak self] finished in
      onEnd(finished)
      if let self, !animatorTiming.hasAnimations { keptAnimator = nil }
    }
    animatorTiming.group = group
  }

  // MARK: Changes

  /// Makes changes to views, and makes the animator drive the resulting animations.
  func add(
    _ changes: () -> Void, delay: Double, options: UIView.AnimationOptions,
    of animator: UIViewPropertyAnimator
  ) {
    let block = PropertyAnimationBlock(animatorTiming: animatorTiming, delay: delay) {
      [weak self] change in
      self?.changes.append(change)
    } onVisibilityChange: { [weak self] change in
      self?.visibilityChanges.append(change)
    }
    // An animation block around the call does not apply to the changes.
    ViewAnimation.withoutInheritedAnimation {
      ViewAnimation(
        duration: animatorTiming.duration, delay: 0, timingCurve: .driven(block), options: options,
        group: group
      ).run(changes)
    }
    if animatorTiming.hasAnimations { keptAnimator = animator }
  }

  /// Whether all recorded changes are reverted, so that the model values are those at the start.
  var isAtStart: Bool { !changes.isEmpty && !changes.contains(where: \.isInPlace) }

  /// Ends all animations, and sets the model values for a position.
  func settle(at position: UIViewAnimatingPosition) {
    defer { keptAnimator = nil }
    if position == .current { return stop() }
    animatorTiming.removeAnimations(keepsShown: false)
    if position == .start {
      for change in changes.reversed() { change.undo() }
      for change in visibilityChanges.reversed() { change.undo() }
    } else {
      for change in changes { change.complete() }
    }
  }

  /// Ends all animations at their current values: the values of the animator become those on the
  /// screen. Values that other code has set meanwhile are kept.
  private func stop() {
    // If a value was changed several times, only the last change is in place.
    let own = changes.indices.filter { changes[$0].isInPlace }
    let subjects = Set(own.map { changes[$0].subject })
    let others = changes.filter { !subjects.contains($0.subject) }.map { ($0, $0.present) }
    let hidden = visibilityChanges.compactMap(\.hiddenView)
    animatorTiming.removeAnimations(keepsShown: true)
    // These views are hidden, although they were visible during the animation.
    for view in hidden { view.layer.isHidden = true }
    for (change, value) in others { if let value { change.assign(value) } }
    for index in own { changes[index].adopt() }
  }

  // MARK: Runs

  func run(
    _ animator: UIViewPropertyAnimator, toEnd: Bool, duration: TimeInterval,
    curve: AnimatorTimingCurve?, carriesVelocity: Bool, delay: TimeInterval = 0
  ) {
    keptAnimator = animator
    animatorTiming.run(
      toEnd: toEnd, duration: duration, curve: curve, carriesVelocity: carriesVelocity,
      delay: delay, group: renewedGroup)
    renewedGroup = nil
    group.seal()
  }

  /// The group of the next run, if it is not that of the current animations.
  private var renewedGroup: AnimationGroup?

  /// Pauses at the end of a run, so that another run can start.
  func pauseAtEnd() {
    animatorTiming.pause()
    renewGroup()
    renewedGroup = group
  }
}

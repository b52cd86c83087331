import CoreGraphics
import QuartzCore

/// The animation of a property animator, from its start to its end: the timing curve, the changed
/// values, and the callback at the end.
@MainActor
final class PropertyAnimation {
  let animatorTiming: AnimatorTiming
  private(set) var group: AnimationGroup
  /// The animator, held as long as it has animations on layers, and without any until its run ends
  /// with the next turn.
  private var keptAnimator: UIViewPropertyAnimator?
  private var changes: [ModelChange] = []
  private var visibilityChanges: [VisibilityChange] = []

  /// - Parameter onEnd: called when a run has reached its end, with true, or when its animations
  ///   were removed, with false.
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
    group = AnimationGroup { [weak self] finished in
      onEnd(finished)
      if let self, !animatorTiming.hasAnimations { keptAnimator = nil }
    }
    animatorTiming.group = group
  }

  // MARK: Changes

  /// Makes changes to views and drives their animations.
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
    // It is not part of an animation block around the call.
    ViewAnimation.withoutInheritedAnimation {
      ViewAnimation(
        duration: animatorTiming.duration, delay: 0, timingCurve: .driven(block), options: options,
        group: group
      ).run(changes)
    }
    if animatorTiming.hasAnimations { keptAnimator = animator }
  }

  /// Whether the model values are those at the start, by the recorded changes.
  var isAtStart: Bool { !changes.isEmpty && !changes.contains(where: \.isInPlace) }

  /// Ends all animations, and sets the model values for `position`.
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

  /// Ends all animations where they are: the animator's values become those on the screen. What
  /// others have set meanwhile stays as they have set it.
  private func stop() {
    // Of several changes of a value, the last one is in place.
    let own = changes.indices.filter { changes[$0].isInPlace }
    let subjects = Set(own.map { changes[$0].subject })
    let others = changes.filter { !subjects.contains($0.subject) }.map { ($0, $0.present) }
    let hidden = visibilityChanges.compactMap(\.hiddenView)
    animatorTiming.removeAnimations(keepsShown: true)
    // They are hidden, though they were still to be seen.
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

  /// The group of the next run, if it differs from that of the animations.
  private var renewedGroup: AnimationGroup?

  /// Pauses at the end of a run, ready for another.
  func restAtEnd() {
    animatorTiming.pause()
    renewGroup()
    renewedGroup = group
  }
}

import CoreGraphics

extension CALayer {
  /// - Parameter group: notified when the animation ends, besides its delegate.
  package func add(_ anim: CAAnimation, forKey key: String?, group: AnimationGroup?) {
    let copy = anim.duplicate()
    let key = copy.isTransition ? kCATransition : key
    if copy.time.duration == 0 { copy.time.duration = CATransaction.animationDuration() }
    // As Apple documents it, the transaction's curve replaces one that the animation has.
    if copy.animatorTiming == nil, let function = CATransaction.animationTimingFunction() {
      copy.timingFunction = function
    }
    let replaced = key.map { key in take { $0.key == key } } ?? []
    var groups = CATransaction.groups
    if let group { groups.append(group) }
    // A nested block in a property animator's block has a group of its own; the animator waits for
    // it too.
    if let group = copy.animatorTiming?.animatorTiming.group,
      !groups.contains(where: { $0 === group })
    {
      groups.insert(group, at: 0)
    }
    for group in groups { group.add() }
    let running = RunningAnimation(
      key: key, animation: copy, groups: groups, scope: AnimationScope.scope(for: self))
    start(running)
    RunningAnimation.endReplaced(replaced)
  }

  /// Adds an animation that shows a constant value. No transaction waits for it, no transition
  /// captures it, and it does not count as a running animation.
  package func addStationary(_ anim: CAAnimation, forKey key: String) {
    let replaced = take { $0.key == key }
    let running = RunningAnimation(key: key, animation: anim.duplicate(), groups: [], scope: nil)
    running.isStationary = true
    start(running)
    RunningAnimation.endReplaced(replaced)
  }

  private func start(_ running: RunningAnimation) {
    let (copy, scope) = (running.animation, running.scope)
    // Until it is committed it is prepared with the layer's current values.
    copy.prepare(for: self, presentation: presentationValuesNow)
    copy.noteAdded()
    if !isAnimated { changeAnimatedCount(by: 1) }
    if copy.isTransition { runsTransition = true }
    animations.append(running)
    copy.animatorTiming?.animatorTiming.note(self)
    scope?.note(self, animating: copy.animatedKeyPaths)
    if copy.isTransition { scope?.noteTransition(on: self) }
    LayerTree.noteUncommitted(self)
    invalidateContent()
    noteDisplay(forAnimationOf: copy.animatedKeyPaths)
  }

  /// The layer's own copy, which is immutable.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the running animations, in the order of addition; nil if none has a key.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap { $0.isStationary ? nil : $0.key }
    return keys.isEmpty ? nil : keys
  }

  /// Whether the layer itself changes with time: it has animations, or is driven by time.
  var isAnimated: Bool { !animations.isEmpty || isTimeDriven }

  /// Whether anything in the layer changes with time, besides itself.
  var animatesSublayers: Bool { animatedCount > (isAnimated ? 1 : 0) }

  /// The running animations, with a key or without.
  package var runningAnimations: [CAAnimation] { animations.map(\.animation) }

  /// Whether anything in this subtree is animated, except by stationary animations.
  package var hasRunningAnimations: Bool {
    guard animatedCount > 0 else { return false }
    return isTimeDriven || animations.contains { !$0.isStationary }
      || (sublayers ?? []).contains(where: \.hasRunningAnimations)
      || mask?.hasRunningAnimations ?? false
  }

  /// Whether an animation runs on the layer during which its view takes no touches.
  package var blocksTouches: Bool {
    animations.contains { running in
      guard !running.hasEnded else { return false }
      let animation = running.animation
      return animation.animatorTiming?.animatorTiming.blocksTouches ?? animation.blocksTouches
    }
  }

  /// Whether an animation runs on the layer that requires hit testing by the frame on the screen.
  package var isHitWhereShown: Bool {
    animations.contains { $0.animation.animatorTiming?.animatorTiming.hitTestsShown ?? false }
  }

  /// Whether a view's animation is additive to those that run. Colours have no sum, and nothing can
  /// be added to an animation that is not additive or repeats.
  package func canAddViewAnimation(forKey key: String, of value: AnimatableValue) -> Bool {
    guard value.hasSum else { return false }
    for running in animations {
      guard let other = running.animation as? CAPropertyAnimation, other.keyPath == key else {
        continue
      }
      if !other.isAdditive || other.repeatCount > 1 { return false }
    }
    return true
  }

  /// The key itself if it is not used yet, or else "key-2", "key-3" and so on, as UIKit names them.
  package func unusedAnimationKey(_ key: String) -> String {
    let length = key.utf8.count
    var (isFree, count) = (true, 0)
    for running in animations {
      guard let other = running.key, other.hasPrefix(key) else { continue }
      switch other.utf8.dropFirst(length).first {
      case nil: (isFree, count) = (false, count + 1)
      case UInt8(ascii: "-"): count += 1
      default: break
      }
    }
    guard !isFree else { return key }
    // The search starts at the number of animations, because the lower numbers are in use if none
    // has ended.
    var number = count + 1
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Removes animations before their end; delegates and groups are notified that they did not
  /// finish.
  func removeAnimations(_ predicate: (RunningAnimation) -> Bool) {
    for running in take(predicate) { running.end(finished: false) }
  }

  func take(_ predicate: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    guard !animations.isEmpty else { return [] }
    let taken = animations.filter(predicate)
    guard !taken.isEmpty else { return [] }
    animations.removeAll(where: predicate)
    noteRemoval()
    invalidateContent()
    return taken
  }

  func takeAnimations(of scope: AnimationScope) -> [RunningAnimation] {
    take { $0.scope === scope }
  }

  /// Moves the begin of every animation in the subtree, when local time jumps.
  func rebaseAnimations(by jump: TimeInterval) {
    guard jump.isFinite else { return }
    walkSubtree { layer in
      for running in layer.animations {
        if let begin = running.begin { running.begin = begin + jump }
      }
      return layer.animatedCount > 0
    }
  }

  /// Holds animations of a scope that ran by themselves until now.
  func holdAnimations(of scope: AnimationScope) {
    let now = localTimeNow
    for running in animations where running.scope === scope {
      running.heldAt = now - scope.elapsed
    }
  }

  /// Releases animations that a scope held one by one: they continue from their current time.
  func rebaseHeldAnimations(of scope: AnimationScope) {
    let now = localTimeNow
    for running in animations where running.scope === scope {
      guard let heldAt = running.heldAt, let begin = running.begin else { continue }
      running.begin = begin + now - scope.time(heldAt: heldAt)
      running.heldAt = nil
    }
    invalidate()
  }

  /// The end times of a scope's animations, in the layer's local time.
  func ends(of scope: AnimationScope) -> [TimeInterval] {
    animations.compactMap { running in
      guard running.scope === scope, let begin = running.begin else { return nil }
      return running.animation.time.endTime(begin: begin)
    }
  }

  /// Whether an animation has no begin yet.
  var hasUncommittedAnimations: Bool { animations.contains { $0.begin == nil } }

  /// Sets the begin time of new animations, and resolves values that they take from the layer.
  func commitAnimations(
    at localTime: TimeInterval, where isDue: (RunningAnimation) -> Bool = { _ in true }
  ) {
    // A delegate that is notified of a start may add and remove others meanwhile.
    for running in animations.filter({ $0.begin == nil && isDue($0) }) {
      guard animations.contains(where: { $0 === running }) else { continue }
      let animation = running.animation
      if let scope = running.scope, scope.isHeld,
        scope.container.map({ !isDescendant(of: $0) }) ?? true
      {
        running.heldAt = localTime - scope.elapsed
      }
      animation.prepare(
        for: self,
        presentation: presentationValues(at: localTime, isHeld: true, leavingOut: running.serial))
      animation.animatorTiming?.animatorTiming.willBegin(running)
      running.begin = animation.begin(ifCommittedAt: localTime)
      running.motion = animation.motion
      running.removesOnEnd = animation.isRemovedOnCompletion
      if let delegate = animation.delegate {
        if running.begin ?? localTime <= localTime + MediaTime.tolerance {
          delegate.animationDidStart(animation)
        } else {
          running.startsLater = true
        }
      }
    }
  }

  /// Notifies an animation's delegate that its delay has passed, unless it was removed meanwhile.
  func notifyOfStart(of running: RunningAnimation) {
    guard running.startsLater, animations.contains(where: { $0 === running }) else { return }
    running.startsLater = false
    guard let delegate = running.animation.delegate else { return }
    (running.tree ?? .current).enter { delegate.animationDidStart(running.animation) }
  }

  /// The presentation values at a local time: the model values with the running animations applied,
  /// in the order of addition.
  ///
  /// - Parameter left: the serial of an animation to leave out.
  package func presentationValues(
    at localTime: TimeInterval, isHeld: Bool, leavingOut left: UInt64? = nil
  ) -> LayerValues {
    var shown = values
    applyAnimations(at: localTime, isHeld: isHeld, leavingOut: left, to: &shown)
    return shown
  }

  /// Changes the model values to the presentation values at a local time.
  func applyAnimations(
    at localTime: TimeInterval, isHeld: Bool, leavingOut left: UInt64? = nil,
    to shown: inout LayerValues
  ) {
    for running in animations where running.serial != left {
      running.apply(at: localTime, isHeld: isHeld, to: &shown)
    }
  }

  /// Changes the model values to the presentation values at a local time, and collects the
  /// animations that are over then, which stay until the frame is finished, and those whose delay
  /// has passed.
  ///
  /// - Returns: whether any of the others changes as time advances.
  func playAnimations(
    at localTime: TimeInterval, isHeld: Bool, to shown: inout LayerValues,
    ended: inout [DueAnimation], started: inout [DueAnimation]
  ) -> Bool {
    var moves = false
    for running in animations {
      running.apply(at: localTime, isHeld: isHeld, to: &shown)
      if running.startsLater, let late = running.lateness(at: localTime) {
        started.append(DueAnimation(layer: self, running: running, overdue: late))
      }
      if let overdue = running.end(at: localTime, isHeld: isHeld) {
        ended.append(DueAnimation(layer: self, running: running, overdue: overdue))
      } else if running.movesByItself {
        moves = true
      }
    }
    return moves
  }

  /// Whether an animation ends at some time by itself: an invisible layer needs frames only for
  /// that.
  ///
  /// - Parameters: as for `playAnimations`.
  func hasEndAhead(at localTime: TimeInterval, isHeld: Bool) -> Bool {
    animations.contains { running in
      running.movesByItself && running.hasEndAhead
        && running.end(at: localTime, isHeld: isHeld) == nil
    }
  }

  /// Removes an animation that has ended, or keeps it only to fill: delegate and groups are
  /// notified once.
  ///
  /// - Returns: false if it was removed meanwhile, so that its end has been reported.
  func retire(_ running: RunningAnimation) -> Bool {
    guard let index = animations.firstIndex(where: { $0 === running }) else { return false }
    if running.animation.isRemovedOnCompletion {
      animations.remove(at: index)
      noteRemoval()
    } else {
      running.groups = []
      running.hasEnded = true
    }
    // The next frame shows the model value, which may differ from the last animated value.
    if rendering.transition != nil || rendering.shown != values || hasDelayedCopies {
      invalidateContent()
    }
    return true
  }

  private func noteRemoval() {
    if !isAnimated { changeAnimatedCount(by: -1) }
    if runsTransition { runsTransition = animations.contains { $0.animation.isTransition } }
  }

  /// Whether a replicator layer shows delayed copies of this layer.
  private var hasDelayedCopies: Bool {
    var layer = superlayer
    while let current = layer {
      if current.delaysCopies { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Keys without implicit animations; Apple documents that paths have none.
  private static let keysWithoutImplicitAnimation: Set = ["masksToBounds", "shadowPath", "path"]

  /// Whether a layer that was on screen is still there: it is in a tree, and the last frame was
  /// made with it and all layers above it.
  var isStillThere: Bool {
    var layer = self
    while layer.returnedAt != Self.changeCount {
      guard let parent = layer.parentLayer else { return layer.ownTree != nil }
      layer = parent
    }
    return false
  }

  /// The implicit animation of an animatable value, if the layer is on screen.
  func implicitAction(forKey event: String) -> (any CAAction)? {
    guard wasShown || wasFlushed, !Self.keysWithoutImplicitAnimation.contains(event),
      !isOwnKey(event), isStillThere, let property = animatableProperty(event)
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = property.get(presentationValues(at: localTimeNow, isHeld: false)).keyed
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }
}

@MainActor
extension RunningAnimation {
  /// The time at which it is held, if it is outside the container of its transition.
  @inline(__always)
  private var heldTime: TimeInterval? {
    guard let heldAt, let scope else { return nil }
    return scope.time(heldAt: heldAt)
  }

  /// Applies the animation to `shown` at its layer's local time. An animation without a begin time
  /// begins now.
  @inline(__always)
  func apply(at localTime: TimeInterval, isHeld: Bool, to shown: inout LayerValues) {
    if let motion, let begin {
      let held = heldTime
      let progress = motion.timing.progress(
        begin: begin, at: held ?? localTime, isHeld: isHeld || held != nil)
      if let progress { motion.apply(progress, to: &shown) }
    } else if let moment = moment(at: localTime, isHeld: isHeld) {
      animation.apply(at: moment, to: &shown)
    }
  }

  /// Seconds since its begin at a layer's local time, also beyond its end where it fills; nil while
  /// it has no effect.
  @inline(__always)
  func elapsed(at localTime: TimeInterval, isHeld: Bool) -> TimeInterval? {
    guard moment(at: localTime, isHeld: isHeld) != nil else { return nil }
    return begin.map { (heldTime ?? localTime) - $0 } ?? 0
  }

  /// Its moment at a layer's local time; nil while it has no effect.
  @inline(__always)
  func moment(at localTime: TimeInterval, isHeld: Bool) -> AnimationMoment? {
    let held = heldTime
    let phase = animation.time.phase(
      begin: begin ?? animation.begin(ifCommittedAt: localTime), at: held ?? localTime,
      isHeld: isHeld || held != nil, removesOnEnd: removesOnEnd)
    if case .active(let moment) = phase { return moment }
    return nil
  }

  /// The seconds since its begin; nil before it.
  @inline(__always)
  func lateness(at localTime: TimeInterval) -> TimeInterval? {
    guard let begin else { return nil }
    let late = (heldTime ?? localTime) - begin
    return late >= -MediaTime.tolerance ? max(late, 0) : nil
  }

  /// The seconds since its end at a layer's local time; nil before it, and while its time is set
  /// explicitly.
  @inline(__always)
  func end(at localTime: TimeInterval, isHeld: Bool) -> TimeInterval? {
    guard let begin, !hasEnded else { return nil }
    let held = heldTime
    if held == nil ? isHeld : scope?.allowsEnds == false { return nil }
    let end =
      if let motion { begin + motion.timing.length } else { animation.endTime(begin: begin) }
    let overdue = (held ?? localTime) - end
    return overdue >= -MediaTime.tolerance ? max(overdue, 0) : nil
  }
}

extension CAAnimation {
  fileprivate func endTime(begin: TimeInterval) -> TimeInterval { time.endTime(begin: begin) }

  /// Its begin time in its layer's local time, if that is `localTime` at the commit.
  fileprivate func begin(ifCommittedAt localTime: TimeInterval) -> TimeInterval {
    time.beginTime == 0 ? localTime + delay : time.beginTime
  }
}

/// An animation that ended, or began, in this frame.
@MainActor
struct DueAnimation {
  let layer: CALayer
  let running: RunningAnimation
  /// Seconds since then, by which the ends of a frame are sorted.
  let overdue: TimeInterval
  /// The groups that waited for it.
  let groups: [AnimationGroup]

  init(layer: CALayer, running: RunningAnimation, overdue: TimeInterval) {
    (self.layer, self.running, self.overdue) = (layer, running, overdue)
    groups = running.groups
  }

  /// By the time at which it happened, then by creation.
  func isBefore(_ other: DueAnimation) -> Bool {
    (other.overdue, running.serial) < (overdue, other.running.serial)
  }
}

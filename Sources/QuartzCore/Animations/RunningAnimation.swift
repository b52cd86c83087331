import CoreGraphics

/// An animation on a layer: the layer's own copy, and its state.
///
/// A class, because thousands are read for each frame, and copying a value of this size takes time.
@MainActor
final class RunningAnimation {
  /// Its prepared change, if it has one; nil until it is committed.
  var motion: LayerMotion? {
    didSet { unretainedMotion = motion.map { Unmanaged.passUnretained($0) } }
  }
  /// The same object without a reference count, for the code that prefetches its memory: retaining
  /// it would wait for that memory.
  private(set) var unretainedMotion: Unmanaged<LayerMotion>?
  /// In the layer's local time; nil until it is committed.
  var begin: TimeInterval?
  /// The layer's local time when the scope was held, for animations outside its container.
  var heldAt: TimeInterval?
  /// Whether it is over and stays only to fill.
  var hasEnded = false
  /// Whether it has a delay that has not passed, so that its delegate has not been notified yet.
  var startsLater = false
  /// Whether it shows a constant value on behalf of the framework. Such an animation is not visible
  /// to the app.
  var isStationary = false
  /// Whether it leaves its layer at its end, as it was when it was added or committed.
  var removesOnEnd: Bool
  /// The order of creation over all layers, by which simultaneous completions are sorted.
  ///
  /// The properties up to here are read in every frame. They are declared first so that they occupy
  /// few cache lines: see `CALayer+Fetching`.
  let serial: UInt64
  let key: String?
  let animation: CAAnimation
  /// The groups that are notified of its end, the outermost first.
  var groups: [AnimationGroup]
  /// The transition it belongs to, if it was made inside one.
  var scope: AnimationScope?

  private static var lastSerial: UInt64 = 0

  init(key: String?, animation: CAAnimation, groups: [AnimationGroup], scope: AnimationScope?) {
    Self.lastSerial += 1
    self.key = key
    self.animation = animation
    self.serial = Self.lastSerial
    self.groups = groups
    self.scope = scope
    removesOnEnd = animation.isRemovedOnCompletion
    if animation.delegate != nil { animation.delegateTree = .current }
  }

  /// The tree whose code added it: its delegate is called as code of that tree.
  var tree: LayerTree? { animation.delegateTree }

  /// Whether it changes with its layer's time.
  @inline(__always)
  var movesByItself: Bool {
    guard heldAt == nil, !hasEnded else { return false }
    return if let motion { motion.timing.time.speed != 0 } else { animation.time.speed != 0 }
  }

  /// Whether it has an end.
  var hasEndAhead: Bool { animation.time.endTime(begin: begin ?? 0) < .infinity }

  /// Whether it stays on its layer while no tree shows the layer, and continues when a tree shows
  /// it again. As on iOS, this is so for animations that are not removed on completion. Those of a
  /// property animator end when their views leave the window.
  var staysOffScreen: Bool {
    !animation.isRemovedOnCompletion && animation.animatorTiming == nil && !isStationary
  }

  /// The groups that wait for it, which it will not notify any more.
  func takeGroups() -> [AnimationGroup] {
    defer { groups = [] }
    return groups
  }

  /// Notifies delegate and groups of its end. For one that only fills they have been notified
  /// already.
  func end(finished: Bool) {
    if !hasEnded { notifyOfEnd(groups, finished: finished) }
  }

  /// - Parameter groups: those that waited for it when it ended.
  func notifyOfEnd(_ groups: [AnimationGroup], finished: Bool) {
    if let delegate = animation.delegate {
      (tree ?? .current).enter { delegate.animationDidStop(animation, finished: finished) }
    }
    for group in groups.reversed() { group.end(finished: finished) }
  }

  /// Whether a delegate is just being notified that another animation replaced its own.
  private static var notifiesOfReplaced = false

  /// Reports the end of animations that others have replaced. A delegate that responds by adding
  /// its animation again replaces the new one, whose end is reported in the next turn; otherwise
  /// two such delegates would call each other endlessly.
  static func endReplaced(_ replaced: [RunningAnimation]) {
    guard !replaced.isEmpty else { return }
    guard !notifiesOfReplaced else {
      AnimationGroup { _ in for running in replaced { running.end(finished: false) } }.seal()
      return
    }
    notifiesOfReplaced = true
    defer { notifiesOfReplaced = false }
    for running in replaced { running.end(finished: false) }
  }
}

/// Counts the animations that a completion waits for, and calls it once when the last has ended.
@MainActor
package final class AnimationGroup {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isSealed = false
  /// The tree whose code has made the group.
  private weak var tree: LayerTree?

  /// - Parameter completion: gets false when any of the animations was removed before its end. It
  ///   is called as code of the tree in which the group was made.
  package init(completion: ((Bool) -> Void)?) {
    self.completion = completion
    tree = .current
  }

  /// Whether any animation was added, ended or not.
  package private(set) var hasAnimations = false

  /// Sets the completion of a group that has none yet, before it is sealed.
  package func whenDone(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  func add() {
    running += 1
    hasAnimations = true
  }

  func end(finished: Bool) {
    running -= 1
    if !finished { allFinished = false }
    callIfDone()
  }

  /// No more animations will be added. A group without any completes in the next turn.
  package func seal() {
    guard !isSealed else { return }
    isSealed = true
    if hasAnimations { callIfDone() } else { (tree ?? .current).completions.append(self) }
  }

  func completeEmpty() {
    callIfDone()
  }

  private func callIfDone() {
    guard isSealed, running == 0, let body = completion else { return }
    completion = nil
    (tree ?? .current).enter { body(allFinished) }
  }
}

/// The completions of groups without animations, which are called in the next turn.
@MainActor
package final class CompletionQueue {
  private let onWork: @MainActor () -> Void
  private var waiting: [AnimationGroup] = []

  /// - Parameter onWork: called when the queue stops being empty, so that a turn is taken.
  init(onWork: @escaping @MainActor () -> Void) { self.onWork = onWork }

  package var isEmpty: Bool { waiting.isEmpty }

  func append(_ group: AnimationGroup) {
    waiting.append(group)
    if waiting.count == 1 { onWork() }
  }

  /// Calls the waiting completions; those that they add wait for the turn after.
  package func run() {
    let due = waiting
    waiting.removeAll()
    for group in due { group.completeEmpty() }
  }

  func removeAll() { waiting.removeAll() }
}

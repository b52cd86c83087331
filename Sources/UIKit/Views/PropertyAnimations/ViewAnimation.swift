import CoreGraphics
import QuartzCore

/// An animation block, which animates the changes inside it.
@MainActor
final class ViewAnimation {
  enum TimingCurve {
    case curve(CAMediaTimingFunction)
    case spring(SpringSolver)
    /// The timing of a property animator, which runs, pauses and reverses its animations together.
    case driven(PropertyAnimationBlock)
  }

  /// The duration of one run, in seconds.
  var duration: TimeInterval
  /// The seconds before the animations start.
  var delay: TimeInterval
  var timingCurve: TimingCurve
  var options: UIView.AnimationOptions
  /// The number of runs; 0 means one run.
  var repeatCount: Double
  let group: AnimationGroup

  /// The delegate and its methods; nil for a block with a closure.
  var notice: AnimationBlockNotice?

  /// The timeline that collects the changes, inside a keyframe block.
  var keyframes: KeyframeScope?

  /// A time span on the timeline of a keyframe block.
  struct KeyframeScope {
    let timeline: KeyframeTimeline
    /// The time span of the current changes, as fractions of the whole block.
    private(set) var frame: ClosedRange<Double> = 0...1

    init(timeline: KeyframeTimeline) { self.timeline = timeline }

    func at(_ frame: ClosedRange<Double>) -> KeyframeScope {
      var scope = self
      scope.frame = frame
      return scope
    }
  }

  /// The stack views to lay out before the block ends, in the order of their first change.
  var changedStackViews: [UIStackView] = []
  /// The same, because there may be many.
  var changedStackViewIDs: Set<ObjectIdentifier> = []
  /// The layers to lay out before the block ends, in the order of their first change.
  private var changedLayers: [CALayer] = []
  /// The identifiers of these layers, because searching a long array would be slow.
  private var changedLayerIDs: Set<ObjectIdentifier> = []

  /// The innermost running block. Nil outside all blocks and inside `performWithoutAnimation`.
  private(set) static var current: ViewAnimation?
  /// Whether animation blocks animate in the current scene.
  static var isEnabled: Bool {
    get { UIWindowScene.current.animatesBlocks }
    set { UIWindowScene.current.animatesBlocks = newValue }
  }

  init(
    duration: TimeInterval, delay: TimeInterval, timingCurve: TimingCurve,
    options: UIView.AnimationOptions,
    group: AnimationGroup
  ) {
    self.group = group
    guard let outer = Self.current else {
      (self.duration, self.delay, self.timingCurve, self.options) = (
        duration, delay, timingCurve, options
      )
      repeatCount = options.contains(.repeat) ? .infinity : 0
      return
    }
    self.duration = options.contains(.overrideInheritedDuration) ? duration : outer.duration
    self.timingCurve = options.contains(.overrideInheritedCurve) ? timingCurve : outer.timingCurve
    self.delay = delay + outer.delay
    if let scope = outer.keyframes {
      if options.contains(.overrideInheritedDuration) {
        self.delay += scope.frame.lowerBound * outer.duration
      } else {
        keyframes = scope
      }
    }
    self.options = options.inheriting(outer.options)
    repeatCount =
      options.contains(.overrideInheritedOptions) || outer.repeatCount == 0
      ? (options.contains(.repeat) ? .infinity : 0) : outer.repeatCount
  }

  /// Whether the block takes any time. A block without a duration inherits the duration of an
  /// enclosing block, unless it has `.overrideInheritedDuration`.
  var takesTime: Bool {
    // A property animator must record its changes even if it has no duration.
    if case .driven = timingCurve { true } else { duration > 0 || delay > 0 }
  }

  // MARK: The running block

  func run(_ changes: () -> Void) {
    Self.with(self) {
      changes()
      layOutChangedViews()
    }
  }

  /// Runs `body` without the enclosing block. Blocks inside `body` animate. The framework makes its
  /// own changes inside an app's block with this function.
  static func withoutInheritedAnimation<T>(_ body: () throws -> T) rethrows -> T {
    try with(nil, body)
  }

  /// Runs `body` without any blocks, including those that were begun: as code of another scene.
  static func withoutAny(_ body: () -> Void) {
    let outer = (current, begun, alongsideChanges)
    (current, begun, alongsideChanges) = (nil, [], nil)
    body()
    closeBegun(downTo: 0)
    (current, begun, alongsideChanges) = outer
  }

  /// Runs `changes` inside another block, or inside none.
  private static func with<T>(_ animation: ViewAnimation?, _ changes: () throws -> T) rethrows -> T
  {
    let (outer, depth) = (current, begun.count)
    current = animation
    defer {
      closeBegun(downTo: depth)
      current = outer
    }
    return try changes()
  }

  /// The blocks that were begun and not yet committed, with their enclosing blocks.
  private static var begun: [(block: ViewAnimation, outer: ViewAnimation?)] = []

  /// Begins a block that lasts until `commit()`.
  static func begin(_ block: ViewAnimation) {
    begun.append((block, current))
    current = block
  }

  /// Ends the block that `begin` started last. Returns false if there is none.
  static func commit() -> Bool {
    guard let (block, outer) = begun.popLast() else { return false }
    block.layOutChangedViews()
    current = outer
    block.notice?.commit(block)
    block.group.seal()
    return true
  }

  /// A block that was begun inside another block ends with that block at the latest.
  private static func closeBegun(downTo depth: Int) {
    guard begun.count > depth else { return }
    Diagnostics.warn(
      "UIView.beginAnimations was called inside a block that ended without commitAnimations; "
        + "the animations are committed.")
    while begun.count > depth { _ = commit() }
  }

  // MARK: Alongside changes

  /// Changes that run alongside the first animation block, with the timing of that block.
  @MainActor
  final class AlongsideChanges {
    private let changes: () -> Void
    /// The block with which the changes have run.
    private var driver: ViewAnimation?

    init(_ changes: @escaping () -> Void) { self.changes = changes }

    /// Runs `body`. The first outermost block without a delay in it also runs the alongside
    /// changes. Without such a block they are not made.
    func join(_ body: () -> Void) {
      let outer = ViewAnimation.alongsideChanges
      ViewAnimation.alongsideChanges = self
      defer { ViewAnimation.alongsideChanges = outer }
      body()
    }

    /// Whether a block has run the changes.
    var hasRun: Bool { driver != nil }

    /// Makes more changes with the timing of that block.
    func follow(_ changes: () -> Void) {
      guard let driver else { return }
      let group = AnimationGroup(completion: nil)
      ViewAnimation.withoutInheritedAnimation {
        ViewAnimation(
          duration: driver.duration, delay: 0, timingCurve: driver.timingCurve,
          options: driver.options,
          group: group
        ).run(changes)
      }
      group.seal()
    }

    fileprivate func run(with driver: ViewAnimation) {
      self.driver = driver
      changes()
    }
  }

  private static var alongsideChanges: AlongsideChanges?

  /// Runs a block's changes, and the alongside changes that are waiting for a block.
  func runWithAlongsideChanges(_ changes: () -> Void) {
    guard Self.current == nil, Self.isEnabled, delay == 0,
      let alongsideChanges = Self.alongsideChanges
    else {
      return run(changes)
    }
    Self.alongsideChanges = nil
    run {
      changes()
      alongsideChanges.run(with: self)
    }
  }

  // MARK: Actions of changes

  /// The action for a change of a layer's value, requested before the change: an animation with
  /// this block's timing. A view that overrides `action(for:forKey:)` can read the timing to
  /// animate other values.
  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard let property = layer.animatableProperty(key) else { return nil }
    if options.contains(.layoutSubviews) { recordChange(of: layer) }
    let change = ViewChange(
      block: self, property: property, before: property.get(layer.values),
      start: options.contains(.beginFromCurrentState)
        ? property.get(layer.presentationValuesNow) : nil)
    let animation = makeAnimation(keyPath: key)
    if let frame = keyframes?.frame { limit(animation, to: frame) }
    animation.actionBody = { animation, layer, event in
      change.run(animation, on: layer, event: event)
    }
    return animation
  }

  private func recordChange(of layer: CALayer) {
    if changedLayerIDs.insert(ObjectIdentifier(layer)).inserted { changedLayers.append(layer) }
  }

  private func layOutChangedViews() {
    layOutStackViews()
    // Layout can change layers that had not been changed before.
    var next = 0
    while next < changedLayers.count {
      changedLayers[next].layoutIfNeeded()
      next += 1
    }
    changedLayers.removeAll()
    changedLayerIDs.removeAll()
  }

  /// An animation with this block's timing.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch timingCurve {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
    case .spring(let solver):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = 1
      spring.stiffness = solver.frequency * solver.frequency
      spring.damping = 2 * solver.dampingRatio * solver.frequency
      spring.initialVelocity = solver.initialVelocity
      spring.timingFunction = CAMediaTimingFunction(name: .linear)
      animation = spring
    case .driven:
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    setTiming(of: animation)
    return animation
  }

  /// An animation through several values, with this block's timing.
  func makeKeyframeAnimation(keyPath: String) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    switch timingCurve {
    case .curve(let function): animation.timingFunction = function
    // A spring can only animate between two values.
    case .spring, .driven: animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    setTiming(of: animation)
    return animation
  }

  /// Restricts an animation inside a keyframe to that keyframe's time span.
  func limit(_ animation: CAAnimation, to frame: ClosedRange<Double>) {
    animation.delay += frame.lowerBound * duration
    animation.duration = max((frame.upperBound - frame.lowerBound) * duration, Self.shortest)
  }

  /// The shortest duration in seconds. A duration of 0 would mean the transaction's duration.
  private static let shortest: TimeInterval = 1e-6

  /// Sets an animation's timing from this block, except the timing curve.
  func setTiming(of animation: CAAnimation) {
    animation.duration = max(duration, Self.shortest)
    animation.delay = delay
    animation.fillMode = .backwards
    animation.autoreverses = options.contains(.autoreverse)
    animation.repeatCount = Float(repeatCount)
    animation.blocksTouches = !options.contains(.allowUserInteraction)
    if case .driven(let block) = timingCurve { block.drive(animation) }
  }
}

/// A change of a view's layer inside a block, which is animated.
///
/// Since iOS 8 view animations are additive. The model value is already the new one, and the
/// animation adds the remaining difference. So a second change during the first one blends with it.
@MainActor
private struct ViewChange {
  let block: ViewAnimation
  let property: AnimatableProperty
  /// The model value before the change.
  let before: AnimatableValue
  /// The value on the screen, if an animation that is not additive begins there.
  let start: AnimatableValue?

  /// Adds the block's animation of the change, after the model value was set.
  ///
  /// - Parameter animation: the action for the change. A view's override can return the action of
  ///   another change.
  func run(_ animation: CABasicAnimation, on layer: CALayer, event: String) {
    guard event == property.keyPath, animation.keyPath == event else {
      return layer.add(animation, forKey: event, group: block.group)
    }
    if case .driven(let driver) = block.timingCurve {
      driver.note(layer, property: property, from: before, to: property.get(layer.values))
    }
    guard let parts else { return animate(animation, on: layer) }
    for part in parts where part.before != part.property.get(layer.values) {
      part.animate(animation, on: layer)
    }
  }

  private static let size = AnimatableProperty(keyPath: "bounds.size")
  private static let origin = AnimatableProperty(keyPath: "bounds.origin")

  /// The changes of the size and the origin, which UIKit animates separately; nil except for
  /// bounds.
  private var parts: [ViewChange]? {
    guard property.keyPath == "bounds", case .rect(let old) = before, let size = Self.size,
      let origin = Self.origin
    else { return nil }
    var shown: CGRect?
    if case .rect(let rect)? = start { shown = rect }
    return [
      ViewChange(
        block: block, property: size, before: .size(old.size),
        start: shown.map { .size($0.size) }),
      ViewChange(
        block: block, property: origin, before: .point(old.origin),
        start: shown.map { .point($0.origin) }),
    ]
  }

  private func animate(_ animation: CABasicAnimation, on layer: CALayer) {
    let (keyPath, after) = (property.keyPath, property.get(layer.values))
    if let scope = block.keyframes {
      scope.timeline.record(
        property, of: layer, before: before, shown: start ?? before, after: after,
        during: scope.frame)
      return
    }
    // The layer copies the animation, so the same object can be used for both parts of the bounds.
    animation.keyPath = keyPath
    if layer.canAddViewAnimation(forKey: keyPath, of: before),
      let offset = AnimatableOffset(from: before, to: after)
    {
      animation.setAdditive(offset: offset)
      layer.add(animation, forKey: layer.unusedAnimationKey(keyPath), group: block.group)
    } else {
      animation.isAdditive = false
      animation.fromValue = (start ?? before).keyed
      animation.toValue = after.keyed
      layer.add(animation, forKey: keyPath, group: block.group)
    }
  }
}

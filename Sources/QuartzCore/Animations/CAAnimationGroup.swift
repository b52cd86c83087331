import CoreGraphics

/// Animations that run side by side in the group's time and are cut at its end.
///
/// Each begins at its `beginTime` within the group, and takes the group's duration if it has none.
/// Delegates and `isRemovedOnCompletion` have an effect for the group alone.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. If nil or empty, the group has no effect for its duration. An
  /// animation that was added to a layer is a copy and cannot be changed.
  open var animations: [CAAnimation]? {
    didSet { if isFixed("animations") { animations = oldValue } }
  }

  /// A group without animations, which takes no time until it has a duration.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The groups that are being copied, to detect one that contains itself.
  private static var copying: [CAAnimationGroup] = []

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    Self.copying.append(other)
    defer { Self.copying.removeLast() }
    animations = other.animations?.compactMap { animation in
      guard !Self.copying.contains(where: { $0 === animation }) else {
        Diagnostics.warn("An animation group is a part of itself; that part is left out.")
        return nil
      }
      return animation.duplicate()
    }
  }

  override func prepare(for layer: CALayer, presentation: @autoclosure () -> LayerValues) {
    let shown = presentation()
    for animation in animations ?? [] {
      if animation.time.duration == 0 { animation.time.duration = time.duration }
      animation.prepare(for: layer, presentation: shown)
    }
  }

  override func apply(at moment: AnimationMoment, to values: inout LayerValues) {
    guard let animations else { return }
    let now = timingFunction == nil ? moment.time : progress(at: moment.time) * time.duration
    for animation in animations {
      let phase = animation.time.phase(
        begin: animation.time.beginTime + animation.delay, at: now, isHeld: false,
        removesOnEnd: false)
      if case .active(let moment) = phase { animation.apply(at: moment, to: &values) }
    }
  }

  /// Nil where one of its animations has no formula.
  override func change(by curve: AnimationFormula.Curve) -> AnimationFormula.Change? {
    var parts: [(time: MediaTime, begin: TimeInterval, change: AnimationFormula.Change)] = []
    for animation in animations ?? [] {
      guard let change = AnimationFormula.Change(of: animation) else { return nil }
      parts.append((animation.time, animation.time.beginTime + animation.delay, change))
    }
    let (isEased, duration) = (timingFunction != nil, time.duration)
    return AnimationFormula.Change { [parts] moment, values in
      let now = isEased ? curve.progress(moment.time).z * duration : moment.time
      for part in parts {
        let phase = part.time.phase(begin: part.begin, at: now, isHeld: false, removesOnEnd: false)
        if case .active(let moment) = phase { part.change.apply(moment, &values) }
      }
    }
  }

  override func noteAdded() {
    super.noteAdded()
    for animation in animations ?? [] { animation.noteAdded() }
  }

  override var animatedKeyPaths: [String] { animations?.flatMap(\.animatedKeyPaths) ?? [] }

  override func animates(_ keyPath: String) -> Bool {
    animations?.contains { $0.animates(keyPath) } ?? false
  }
}

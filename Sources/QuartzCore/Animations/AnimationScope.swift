import CoreGraphics

/// The animations of one transition: those made while its animator ran, on any layers, and the
/// values that they changed.
///
/// While a scope is held, its time is set explicitly. The layer time of the container follows it,
/// which scrubs all animations inside the container, whichever API made them. Animations that the
/// animator put on layers outside the container are moved one by one.
@MainActor
package final class AnimationScope {
  /// The scope that animations made now belong to.
  package private(set) static var current: AnimationScope?

  /// The layer whose time is held; everything below it follows.
  package private(set) weak var container: CALayer?
  /// The container's local time when it was held.
  package private(set) var start: TimeInterval = 0
  /// Seconds since `start`, as set explicitly.
  package private(set) var elapsed: TimeInterval = 0
  /// Whether its time is set explicitly.
  package private(set) var isHeld = false
  /// Whether animations may end at the time that is set: not while a gesture drives it, and not in
  /// reverse.
  package private(set) var allowsEnds = false

  private var savedTime = MediaTime()

  /// - Parameter container: nil if only animations are held, and no layer's time.
  package init(container: CALayer?) {
    self.container = container
  }

  /// Runs `body`; animations added meanwhile belong to this scope.
  package func capture<T>(_ body: () throws -> T) rethrows -> T {
    let outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      // Held time may be moved before the next frame, so new animations begin at the time of the
      // hold.
      if isHeld { LayerTree.commitAnimations(of: self) }
    }
    return try body()
  }

  /// Runs `body` without a capturing scope.
  package static func outside<T>(_ body: () throws -> T) rethrows -> T {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  /// Stops the container's time. It is called before the animator runs, so that begin times
  /// computed from `CACurrentMediaTime()` are valid.
  ///
  /// - Parameter elapsed: seconds of the scope's time that have passed already, for a scope that
  ///   ran by itself until now.
  package func hold(elapsed: TimeInterval = 0) {
    guard !isHeld else { return }
    isHeld = true
    allowsEnds = false
    self.elapsed = elapsed
    if let container {
      container.heldScope = self
      savedTime = container.time
      start = container.localTimeNow - elapsed
      setContainerTime(start + elapsed)
    }
    for layer in outsideLayers { layer.holdAnimations(of: self) }
  }

  /// Shows the time `elapsed` seconds after the hold.
  package func seek(toElapsed elapsed: TimeInterval, allowsEnds: Bool) {
    guard isHeld, elapsed.isFinite else { return }
    self.allowsEnds = allowsEnds
    guard elapsed != self.elapsed else { return }
    self.elapsed = elapsed
    setContainerTime(start + elapsed)
    for layer in outsideLayers { layer.invalidate() }
  }

  /// Restores the container's own time. Remaining animations below it keep their progress: their
  /// begin times are moved by the jump of the time.
  package func release() {
    endAdopting()
    guard isHeld else { return }
    isHeld = false
    if let container {
      let shown = container.localTimeNow
      container.heldScope = nil
      container.time = savedTime
      container.invalidate()
      container.rebaseAnimations(by: container.localTimeNow - shown)
    }
    for layer in outsideLayers { layer.rebaseHeldAnimations(of: self) }
  }

  // MARK: Adopting animations

  /// The scope of this tree that adopts animations in its container, if there is one.
  private static var adopter: AnimationScope? { LayerTree.current.adoptingScope }

  /// The scope that records changes made now.
  package static var recording: AnimationScope? { current ?? adopter }

  /// The scope that animations added to a layer now belong to.
  package static func scope(for layer: CALayer) -> AnimationScope? {
    if let current { return current }
    guard let adopter, let container = adopter.container, layer.isDescendant(of: container) else {
      return nil
    }
    return adopter
  }

  /// Adopts all animations that are made below the container from now on, as if inside `capture`:
  /// for a scope that is held before a program's own container calls the animator.
  package func beginAdopting() {
    let tree = container?.tree ?? .current
    tree.adoptingScope = self
    adoptingTree = tree
  }

  package var isAdopting: Bool { adoptingTree?.adoptingScope === self }
  private weak var adoptingTree: LayerTree?

  /// Ends the adoption. The adopted animations begin at the time of the hold.
  package func endAdopting() {
    guard isAdopting else { return }
    adoptingTree?.adoptingScope = nil
    if isHeld { LayerTree.commitAnimations(of: self) }
  }

  /// Seconds from the hold to the end of the last of the scope's animations; endless ones do not
  /// count.
  package var length: TimeInterval {
    animated.values.compactMap(\.layer).flatMap { layer in
      layer.ends(of: self).map { $0 - start }
    }.filter(\.isFinite).max() ?? 0
  }

  private func setContainerTime(_ time: TimeInterval) {
    guard let container else { return }
    container.time.beginTime = 0
    container.time.speed = 0
    container.time.timeOffset = time
    container.invalidate()
  }

  /// The time of an animation outside the container that was held at `heldAt` of its own layer.
  func time(heldAt: TimeInterval) -> TimeInterval { heldAt + elapsed }

  // MARK: Recorded changes

  /// One key of a layer that was changed while the scope captured.
  private struct ValueChange {
    weak var layer: CALayer?
    let key: String
    /// Restores the value before the first change.
    let restore: (inout LayerValues) -> Void
    /// Whether the value is the one that the last change set.
    var isUntouched: (LayerValues) -> Bool
  }

  private struct ChangeKey: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  private struct AnimatedLayer {
    weak var layer: CALayer?
    /// The first parts of the key paths that are animated.
    var keys: Set<String> = []
  }

  /// In the order of the first change.
  private var changes: [ValueChange] = []
  private var changeIndexes: [ChangeKey: Int] = [:]
  private var animated: [ObjectIdentifier: AnimatedLayer] = [:]
  /// Layers with a transition of their content.
  private var transitions: [WeakLayer] = []
  private var undoSteps: [@MainActor () -> Void] = []

  private struct WeakLayer { weak var layer: CALayer? }

  /// Records a change of a layer's value: every change that an animator makes, with or without an
  /// action, may have to be reverted.
  func recordChange<Value: Equatable>(
    of layer: CALayer, key: String, at path: WritableKeyPath<LayerValues, Value>,
    from before: Value,
    to after: Value
  ) {
    let changeKey = ChangeKey(layer: ObjectIdentifier(layer), key: key)
    let isUntouched: (LayerValues) -> Bool = { $0[keyPath: path] == after }
    if let index = changeIndexes[changeKey], changes[index].layer === layer {
      changes[index].isUntouched = isUntouched
    } else {
      changeIndexes[changeKey] = changes.count
      changes.append(
        ValueChange(
          layer: layer, key: key, restore: { $0[keyPath: path] = before },
          isUntouched: isUntouched))
    }
  }

  /// Records a layer that got an animation of this scope.
  func note(_ layer: CALayer, animating keyPaths: [String]) {
    let id = ObjectIdentifier(layer)
    if animated[id]?.layer !== layer { animated[id] = AnimatedLayer(layer: layer) }
    for keyPath in keyPaths {
      let key = keyPath.prefix { $0 != "." }
      animated[id]?.keys.insert(String(key))
    }
  }

  /// Records a layer with a transition of its content, so that every change below it, of values or
  /// of the hierarchy, is part of the animation.
  package func noteTransition(on layer: CALayer) {
    if !transitions.contains(where: { $0.layer === layer }) {
      transitions.append(WeakLayer(layer: layer))
    }
  }

  /// Whether a layer is in one with a transition of its content.
  package func isInTransition(_ layer: CALayer) -> Bool {
    transitions.contains { $0.layer.map { layer.isDescendant(of: $0) } ?? false }
  }

  /// Adds a step that reverts something other than a value, such as the location of a view in the
  /// hierarchy. It runs only when the scope is reverted; the last added step runs first.
  package func addUndo(_ step: @escaping @MainActor () -> Void) { undoSteps.append(step) }

  private var outsideLayers: [CALayer] {
    animated.values.compactMap(\.layer).filter { layer in
      container.map { !layer.isDescendant(of: $0) } ?? true
    }
  }

  /// Reverts the animator's changes, and restores the container's own time.
  ///
  /// An animated value that is still the one that the animator set is restored to the value before
  /// the first captured change. Then the animations are removed, the steps added by `addUndo` run,
  /// the values below layers with a content transition are restored likewise, and finally the
  /// animations' completions run, with `finished` false.
  package func revert() {
    restoreValues { animated[ObjectIdentifier($0)]?.keys.contains($1) ?? false }
    release()
    let ended = takeAnimations()
    revertTransitions()
    for running in ended { running.end(finished: false) }
  }

  /// Removes the animations, and runs their completions with `finished` false. The animator's
  /// values stay.
  package func endAnimations() {
    for running in takeAnimations() { running.end(finished: false) }
  }

  /// In the order in which they were made.
  private func takeAnimations() -> [RunningAnimation] {
    let layers = animated.values.compactMap(\.layer)
    animated.removeAll()
    return layers.flatMap { $0.takeAnimations(of: self) }.sorted { $0.serial < $1.serial }
  }

  /// Reverts changes in content transitions, and runs the steps added by `addUndo`. Nothing else is
  /// left to do after the animations have been reversed to their start.
  package func revertTransitions() {
    let steps = undoSteps
    undoSteps.removeAll()
    for step in steps.reversed() { step() }
    // The undo steps have returned every layer to its former superlayer.
    restoreValues { layer, _ in isInTransition(layer) }
    changes.removeAll()
    changeIndexes.removeAll()
    transitions.removeAll()
  }

  /// Restores values that are still those that the animator set.
  private func restoreValues(where isIncluded: (CALayer, String) -> Bool) {
    for change in changes.reversed() {
      guard let layer = change.layer, change.isUntouched(layer.values),
        isIncluded(layer, change.key)
      else { continue }
      var values = layer.values
      change.restore(&values)
      layer.restore(values)
      // The delegate, a view, draws its contents itself.
      if change.key == "contents", layer.delegate != nil { layer.setNeedsDisplay() }
    }
  }
}

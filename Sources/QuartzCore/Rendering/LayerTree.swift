package import Compositor
import CoreGraphics

/// A layer tree on a screen: its root, its clock, and its frames.
///
/// A frame is made in this order: display links and other drivers, layout, display, commit of new
/// animations, the display list at the clock's time, and then the completions of ended animations.
@MainActor
package final class LayerTree {
  package let root: CALayer
  package let clock: MediaClock
  /// Called when a new frame is needed.
  package var onNeedsFrame: (@MainActor () -> Void)?
  /// Whether a frame would look different from the last one.
  package private(set) var needsFrame = true
  /// Called where a turn ends while a frame is made: before display links are called, before
  /// layout, and after completions.
  package var onTurnEnd: (@MainActor () -> Void)?
  /// Whether a frame is being made, so that the clock shows its time.
  package private(set) var isMakingFrame = false

  /// Suspends the ambient state of the framework above for a call into another tree, runs the body,
  /// and restores the state. See ``enter(_:)``.
  package var onEnter: (@MainActor (() -> Void) -> Void)?

  /// Frames per second that the display shows.
  package var displayRate: Double
  /// The completions of groups that animate nothing.
  package private(set) lazy var completions = CompletionQueue { [weak self] in
    self?.setNeedsFrame()
  }
  /// The transaction of changes outside explicit ones; nil until something is set in it.
  var implicitTransaction: CATransaction.State?
  /// The scope that adopts animations in its container, if there is one.
  weak var adoptingScope: AnimationScope?

  /// The render records of its layers.
  private let records = RenderRecords(isOfTree: true)
  /// Held while they are scheduled, as by a run loop.
  private var links: [CADisplayLink] = []
  private var drivers: [ObjectIdentifier: any FrameDriver] = [:]
  private var dueUpdates: [@MainActor () -> Void] = []
  private var uncommitted: [CALayer] = []
  private var detached: [CALayer] = []
  private var animatedDisplays: [AnimatedDisplay] = []
  /// The same by layer. A layer may have the place in memory of one that was released.
  private var displaysByLayer: [ObjectIdentifier: AnimatedDisplay] = [:]

  package init(
    root: CALayer = CALayer(), clock: MediaClock = MediaClock(), displayRate: Double = 60
  ) {
    self.root = root
    self.clock = clock
    self.displayRate = displayRate
    root.ownTree = self
  }

  package func setNeedsFrame() {
    isContentStale = true
    requestFrame()
  }

  /// Requests a frame that need not differ from the last one, for a callback.
  private func requestFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  /// The content of the last frame, and whether it may have changed since.
  private var lastContent: GroupContent?
  private var isContentStale = true

  /// Whether the next frame differs because of time alone.
  package private(set) var isMoving = false
  /// Whether time is stopped. Then no frames are requested for animations.
  package var isTimeStopped = false

  // MARK: A frame

  /// The parts of a frame, so that they can be timed one by one.
  package struct Frame {
    package let content: GroupContent
    fileprivate let ended: [DueAnimation]
    fileprivate let started: [DueAnimation]
    /// Whether an animation was over with this frame.
    package var endsAnimations: Bool { !ended.isEmpty }
  }

  /// Runs the display links and drivers, lays out, draws contents and commits.
  package func prepareFrame() {
    enter {
      needsFrame = false
      isMakingFrame = true
      onTurnEnd?()
      fireLinks()
      for driver in drivers.values.sorted(by: { $0.serial < $1.serial }) {
        driver.advance(to: clock.now)
      }
      onTurnEnd?()
      layOut()
      displayAnimated()
      root.displaySubtreeForFrame()
      runDueUpdates()
      commit()
      DisplayBatch.drawVisible()
    }
  }

  /// Lays out all that needs it.
  package func layOut() {
    CALayer.beginLayoutPass()
    defer { CALayer.layoutPasses -= 1 }
    root.layoutSubtree()
  }

  /// Makes the display list's content at the clock's time.
  package func makeFrame() -> Frame {
    if let lastContent, !isContentStale, root.animatedCount == 0 {
      isMoving = false
      return Frame(content: lastContent, ended: [], started: [])
    }
    isContentStale = false
    var builder = DisplayListBuilder(time: clock.now, records: records)
    let content = builder.build(root: root)
    isMoving = builder.isMoving
    lastContent = content
    return Frame(content: content, ended: builder.ended, started: builder.started)
  }

  /// Runs the completions of a frame: by end, then by creation. Animations that they start begin at
  /// the frame's time.
  package func finishFrame(_ frame: Frame) {
    enter { finish(frame) }
  }

  private func finish(_ frame: Frame) {
    for started in frame.started.sorted(by: { $0.isBefore($1) }) {
      started.layer.notifyOfStart(of: started.running)
    }
    // A delegate may have removed some of them since.
    let due = frame.ended.sorted { $0.isBefore($1) }.filter { $0.layer.retire($0.running) }
    for ended in due { ended.running.notifyOfEnd(ended.groups, finished: true) }
    for driver in drivers.values.sorted(by: { $0.serial < $1.serial }) {
      driver.finishFrame(at: clock.now)
    }
    dropDetached()
    completions.run()
    onTurnEnd?()
    commit()
    isMakingFrame = false
    let isDriven =
      drivers.values.contains(where: \.wantsFrames) || links.contains { !$0.isPaused }
    if (isMoving || isDriven) && !isTimeStopped || !completions.isEmpty { requestFrame() }
  }

  /// All parts of a frame at once.
  package func advanceFrame() -> GroupContent {
    prepareFrame()
    let frame = makeFrame()
    finishFrame(frame)
    return frame.content
  }

  // MARK: The implicit transaction

  /// Requests the frame that ends the implicit transaction. One that is being made ends it, too.
  func endImplicitTransactionSoon() {
    if !isMakingFrame { requestFrame() }
  }

  /// Lays out all that needs it. From then on changes of all layers have implicit animations, and
  /// all layers have presentation layers. It has no effect during layout.
  func flush() {
    guard CALayer.layoutPasses == 0 else { return }
    layOut()
    root.walkSubtree { layer in
      layer.wasFlushed = true
      layer.returnedAt = -1
      layer.addedAt = -1
      return true
    }
  }

  // MARK: After layout and drawing

  /// Runs `body` in the next frame of the layer's tree, once everything has been laid out and
  /// drawn.
  package static func afterNextUpdate(of layer: CALayer, _ body: @escaping @MainActor () -> Void) {
    let tree = layer.tree
    (tree ?? current).dueUpdates.append(body)
    tree?.setNeedsFrame()
  }

  private func runDueUpdates() {
    let due = dueUpdates
    dueUpdates.removeAll()
    for body in due { body() }
  }

  // MARK: Animated display

  /// Records a layer with an animation of a value that needs display.
  static func noteAnimatedDisplay(of layer: CALayer) {
    let tree = layer.tree ?? current
    guard tree.displaysByLayer[ObjectIdentifier(layer)]?.layer !== layer else { return }
    let display = AnimatedDisplay(layer)
    tree.displaysByLayer[ObjectIdentifier(layer)] = display
    tree.animatedDisplays.append(display)
  }

  private func displayAnimated() {
    guard !animatedDisplays.isEmpty else { return }
    for display in animatedDisplays { display.perform() }
    let count = animatedDisplays.count
    animatedDisplays.removeAll { !$0.isNeeded(in: self) }
    guard animatedDisplays.count < count else { return }
    displaysByLayer = displaysByLayer.filter { $0.value.isNeeded(in: self) }
  }

  // MARK: Commit

  /// Records a layer with an animation without a begin time. A layer outside any tree belongs to
  /// the current one.
  static func noteUncommitted(_ layer: CALayer) {
    let tree = layer.tree
    (tree ?? current).uncommitted.append(layer)
    // A layer outside any tree requests no frame by itself, but its animations have to end.
    if tree == nil { current.setNeedsFrame() }
  }

  /// Records a layer with animations that leaves its superlayer.
  static func noteDetached(_ layer: CALayer, from superlayer: CALayer) {
    (superlayer.tree ?? current).detached.append(layer)
  }

  /// Adopts the animations without a begin time of a subtree that was added.
  func adoptUncommitted(in layer: CALayer) {
    layer.walkSubtree { layer in
      if layer.hasUncommittedAnimations { uncommitted.append(layer) }
      return layer.animatedCount > 0
    }
  }

  /// Ends the implicit transaction: animations without a begin get the time of the frame about to
  /// be shown, in their layer's local time. Those on layers outside any tree are over at once,
  /// except for those that stay on their layers: they begin when a tree shows these.
  private func commit() {
    CATransaction.endImplicit()
    let layers = uncommitted
    uncommitted.removeAll()
    for layer in layers {
      let tree = layer.tree
      if tree === self {
        layer.commitAnimations(at: layer.localTimeNow)
      } else if tree == nil {
        layer.endAnimationsOffScreen(finished: true) { $0.begin == nil }
      }
    }
  }

  /// Sets the begin time of a scope's animations at once, instead of with the next frame.
  static func commitAnimations(of scope: AnimationScope) {
    for layer in (scope.container?.tree ?? current).uncommitted where layer.tree != nil {
      layer.commitAnimations(at: layer.localTimeNow) { $0.scope === scope }
    }
  }

  /// Ends the animations of layers that have left the tree and are in no other, except for those
  /// that stay on their layers.
  private func dropDetached() {
    for layer in takeDetached() where layer.tree == nil {
      layer.walkSubtree { layer in
        guard layer.animatedCount > 0 else { return false }
        layer.endAnimationsOffScreen(finished: false)
        return true
      }
    }
  }

  private func takeDetached() -> [CALayer] {
    defer { detached.removeAll() }
    return detached
  }

  // MARK: The end

  /// Ends all animations before their end, and reports that; also the ends that wait for the next
  /// turn.
  package func endAnimations() {
    for layer in takeDetached() where layer.tree == nil { layer.endAnimationsOfSubtree() }
    root.endAnimationsOfSubtree()
    completions.run()
  }

  /// Releases all that waits for a frame, because no more frames are made: animations, display
  /// links, drivers and completions. Nothing is called. What they hold may hold the layers again.
  package func releaseActivity() {
    for layer in [root] + detached + uncommitted { layer.takeAnimationsOfSubtree { _ in } }
    let invalid = links
    (detached, uncommitted, links, drivers, dueUpdates) = ([], [], [], [:], [])
    (animatedDisplays, displaysByLayer) = ([], [:])
    for link in invalid { link.invalidate() }
    completions.removeAll()
    implicitTransaction = nil
  }

  // MARK: Drivers

  /// Calls a driver with every frame until it is removed.
  package func add(_ driver: any FrameDriver) {
    drivers[ObjectIdentifier(driver)] = driver
    requestFrame()
  }

  package func remove(_ driver: any FrameDriver) {
    drivers[ObjectIdentifier(driver)] = nil
  }

  func add(_ link: CADisplayLink) {
    remove(link)
    links.append(link)
    requestFrame()
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  private func fireLinks() {
    for link in links { link.fire(at: clock.now) }
  }
}

/// A driver that runs in every frame: it acts before the display list is made, and may end after
/// it.
@MainActor
package protocol FrameDriver: AnyObject {
  /// The order in which drivers run.
  var serial: Int { get }
  /// Whether frames have to be made for this driver alone.
  var wantsFrames: Bool { get }
  func advance(to time: TimeInterval)
  func finishFrame(at time: TimeInterval)
}

extension CALayer {
  fileprivate func endAnimationsOfSubtree() {
    takeAnimationsOfSubtree { $0.end(finished: false) }
  }

  /// Ends animations of a layer that no tree shows. Of those that stay on it, the groups do not
  /// wait any longer: a tree may never show the layer again.
  fileprivate func endAnimationsOffScreen(
    finished: Bool, where isMeant: (RunningAnimation) -> Bool = { _ in true }
  ) {
    let meant = animations.filter(isMeant)
    let waiting = meant.filter(\.staysOffScreen).flatMap { $0.takeGroups() }
    for running in take({ isMeant($0) && !$0.staysOffScreen }) { running.end(finished: finished) }
    for group in waiting.reversed() { group.end(finished: finished) }
  }

  fileprivate func takeAnimationsOfSubtree(_ body: (RunningAnimation) -> Void) {
    walkSubtree { layer in
      guard layer.animatedCount > 0 else { return false }
      for running in layer.take({ _ in true }) { body(running) }
      return true
    }
  }
}

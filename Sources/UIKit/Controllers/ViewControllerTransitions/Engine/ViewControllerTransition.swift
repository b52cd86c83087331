import CoreGraphics
import QuartzCore

/// A transition from one controller to another: the single state machine behind all containers and
/// presentations.
@MainActor
final class ViewControllerTransition {
  /// The only state. `TransitionPhase.after(_:)` decides the next one.
  private(set) var phase = TransitionPhase.requested {
    didSet { context.transitionWasCancelled = phase.isCancelled }
  }
  let context: TransitionContext
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Held to the end, also if its owner releases it while the transition settles.
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The animations that the animator makes, and their time.
  let scope: AnimationScope
  /// Moves the transition's time; nil before the animator is called, and if there is none.
  private(set) var driver: TransitionDriver?
  /// The animator's interruptible property animator. If there is one, `animateTransition(using:)`
  /// is not called.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  /// Seconds, as the animator returned at first; finite and not negative.
  private(set) lazy var duration = askForDuration()
  /// The timing of the last release.
  private(set) var releaseTiming = ReleaseTiming.standard
  /// Coordinates the animations alongside.
  private(set) lazy var coordinator = TransitionCoordinator(of: self)

  private let host: any TransitionHost
  /// The scene that it runs in.
  let scene: UIWindowScene
  private var ignoresTouches = false
  /// Releases the completion blocks of the transactions that were open when the transition was
  /// requested: they wait for its end.
  private var releaseTransactionCompletions: (@MainActor () -> Void)?
  /// Whether `animateTransition(using:)` has been called.
  private var hasAnimated = false
  /// Whether `startInteractiveTransition(_:)` is being called, in which the interaction controller
  /// may take control.
  private var isOfferingControl = false
  private var watchdog: TransitionWatchdog?
  /// The location of the container in the hierarchy, to restore it if the animator removes it.
  private var location: ContainerLocation?

  init(
    context: TransitionContext, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, host: any TransitionHost
  ) {
    self.context = context
    self.animator = animator
    self.interactor = interactor
    self.host = host
    scene = context.hostScene
    scope = AnimationScope(container: context.containerView.layer)
    context.transition = self
  }

  /// Applies an event if it is legal in the current phase.
  ///
  /// - Returns: whether it was.
  private func apply(_ event: TransitionPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    phase = next
    return true
  }

  var isInteractive: Bool { phase == .interactive }
  var keepsTouches: Bool { host.keepsTouches }
  /// Whether it goes back to its start, or has done so.
  var wasCancelled: Bool { phase.isCancelled }

  var tree: LayerTree? { context.containerView.layer.tree }

  // MARK: Request

  /// Starts the transition at the end of the turn.
  ///
  /// - Parameter view: the container's view, whose layout starts the transition, too; nil for a
  ///   presentation.
  func request(
    _ stage: TurnQueue.Stage, in view: UIView? = nil, start: @escaping @MainActor () -> Void
  ) {
    guard phase == .requested else { return }
    if !scene.transitions.contains(where: { $0 === self }) {
      scene.transitions.append(self)
      releaseTransactionCompletions = CATransaction.holdCompletions()
    }
    scene.turn.append(stage, of: self, in: view, start)
  }

  /// Starts the requested transition now, and not at the end of the turn.
  func startRequested() {
    if phase == .requested { scene.turn.start(self) }
  }

  /// Withdraws the request: nothing has been shown, and no appearance call was made.
  func withdraw() {
    guard phase == .requested, apply(.end(.cancelled)) else { return }
    unregister()
    host.transitionWasWithdrawn(context)
    coordinator.transitionDidEnd()
    releaseTransactionCompletions?()
  }

  /// Removes the transition from the list of running ones, so that a callback can start a new one.
  private func unregister() {
    scene.turn.remove(self)
    scene.transitions.removeAll { $0 === self }
    context.transition = nil
  }

  // MARK: Start

  /// Runs the transition with the animator and interaction controller from a container's delegate.
  func start(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard phase == .requested else { return }
    self.animator = animator
    self.interactor = interactor
    start()
  }

  /// Runs the transition, at once and to its end where it is not animated.
  func start() { scene.enter(startInScene) }

  private func startInScene() {
    guard apply(.prepare) else { return }
    scene.turn.remove(self)
    if !scene.transitions.contains(where: { $0 === self }) {
      scene.transitions.append(self)
    }
    host.transitionWillBegin(context)
    // A callback may have ended the transition.
    guard phase == .preparing else { return }
    location = ContainerLocation(of: context.containerView, in: context.parent)
    guard let animator else {
      ViewAnimation.withoutInheritedAnimation { coordinator.alongside.run() }
      complete(true)
      return
    }
    _ = duration
    ViewAnimation.withoutInheritedAnimation { context.containerView.layoutIfNeeded() }
    // The layout may change the columns of a split view controller, which ends the transition.
    guard phase == .preparing else { return }
    startWatchdog()
    if let interactor { start(interactor, animator) } else { run(animator) }
  }

  /// Calls `startInteractiveTransition(_:)`, and lets the transition run if that does not take
  /// control.
  private func start(
    _ interactor: any UIViewControllerInteractiveTransitioning,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let isHeld = interactor.wantsInteractiveStart
    guard apply(isHeld ? .hold : .run) else { return }
    setIgnoresTouches(!isHeld)
    // Progress that is reported inside the call is kept.
    driver = ReportedDriver(of: self)
    isOfferingControl = true
    TransitionTrace.call(interactor, "startInteractiveTransition(_:)", [context]) {
      interactor.startInteractiveTransition(context)
    }
    isOfferingControl = false
    if !hasAnimated, !phase.hasEnded { startWithoutControl(animator) }
    if !phase.hasEnded, let driver = driver as? ReportedDriver {
      (interactor as? UIPercentDrivenInteractiveTransition)?.report(to: driver)
    }
    scene.turn.replayEarlyInteraction(of: interactor)
  }

  /// Continues after `startInteractiveTransition(_:)` where the interaction controller did not take
  /// control: it moves the views itself, or lets the transition run.
  private func startWithoutControl(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard phase != .running else { return run(animator) }
    askForInterruptible(animator)
    guard !phase.hasEnded else { return }
    driver?.animate()
    if case .settling(let outcome) = phase { driver?.settle(to: outcome, timing: releaseTiming) }
  }

  /// Gives the time of the animator's animations to an interaction controller that is being
  /// started, and calls the animator.
  ///
  /// - Returns: nil where the transition is under control already, or over.
  func giveControl() -> TransitionDriver? {
    guard isOfferingControl, !hasAnimated, !phase.hasEnded, let animator else { return nil }
    let driver = makeDriver(animator, isControlled: true)
    guard !phase.hasEnded else { return nil }
    self.driver = driver
    if phase == .interactive { driver.hold() }
    animate()
    return driver
  }

  /// The interaction controller that is being started cannot drive the transition, which then runs
  /// by itself.
  func declineControl() {
    guard isOfferingControl, apply(.run) else { return }
    setIgnoresTouches(true)
  }

  /// Lets time move the transition.
  private func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    let driver = makeDriver(animator, isControlled: false)
    guard phase == .running || apply(.run) else { return }
    self.driver = driver
    setIgnoresTouches(true)
    animate()
  }

  private func makeDriver(
    _ animator: any UIViewControllerAnimatedTransitioning, isControlled: Bool
  ) -> TransitionDriver {
    askForInterruptible(animator)
    return interruptible.map {
      InterruptibleDriver(of: self, animator: $0, isControlled: isControlled)
    } ?? CapturedDriver(of: self, animator: animator)
  }

  /// Lets the animator set up and animate; its animations are captured for this transition.
  private func animate() {
    hasAnimated = true
    driver?.animate()
    guard interruptible == nil else { return }
    // If the animator has completed the transition inside the call, the container is in place
    // already.
    if !phase.hasEnded || context.isAbandoned { putContainerBack() }
    if !phase.hasEnded { driver?.animateLateBlocks() }
  }

  /// Restores a container that the animator has removed.
  private func putContainerBack() {
    // The container of an abandoned transition may have been removed on purpose.
    guard let animator, let missing = location?.restore(withContainer: !context.isAbandoned) else {
      return
    }
    Diagnostics.warn("\(type(of: animator)) removed \(missing); it was added again.")
  }

  /// Animates the alongside blocks that were added after the animator's first animation.
  func animateLateBlocks() { driver?.animateLateBlocks() }

  private func askForInterruptible(_ animator: any UIViewControllerAnimatedTransitioning) {
    let answer = scope.capture { animator.interruptibleAnimator(using: context) }
    guard answer !== NoInterruptibleAnimator.shared else { return }
    TransitionTrace.call(animator, "interruptibleAnimator(using:)", [context]) {}
    interruptible = answer
    setIgnoresTouches(ignoresTouches)
  }

  private func askForDuration() -> TimeInterval {
    guard let animator else { return 0 }
    let duration = TransitionTrace.call(animator, "transitionDuration(using:)", [context]) {
      animator.transitionDuration(using: context)
    }
    guard duration.isFinite, duration >= 0 else {
      Diagnostics.warn(
        "\(type(of: animator)) gave a transition duration of \(duration); "
          + "it must be finite and not negative, and counts as 0.")
      return 0
    }
    return duration
  }

  // MARK: Interaction

  /// An interaction controller has reported or set a percentage.
  func interactionDidUpdate(_ percent: CGFloat) {
    guard phase == .interactive, percent.isFinite else { return }
    driver?.show(min(max(percent, 0), 1))
  }

  /// An interaction controller has released it, and it continues to an end.
  func interactionDidEnd(
    _ outcome: TransitionPhase.Outcome, timing: ReleaseTiming = .standard
  ) {
    let wasHeld = phase == .interactive
    guard apply(.release(outcome)) else { return }
    releaseTiming = timing
    setIgnoresTouches(true)
    // An interaction controller that moves the views itself may end a transition that runs by
    // itself. Then only the outcome is set.
    guard wasHeld else { return }
    coordinator.interactionDidChange(releasedAt: driver?.percentComplete ?? 0)
    guard phase == .settling(outcome), !isOfferingControl || hasAnimated else { return }
    driver?.settle(to: outcome, timing: timing)
  }

  /// A gesture has grabbed the transition while it ran.
  func interactionDidPause() {
    guard driver != nil, apply(.hold) else { return }
    setIgnoresTouches(false)
    driver?.hold()
    coordinator.interactionDidChange(releasedAt: nil)
  }

  /// While a transition runs by itself new touches are ignored. One that is held needs them, and
  /// one with an interruptible animator can be grabbed.
  private func setIgnoresTouches(_ ignores: Bool) {
    let ignores = ignores && !host.keepsTouches && interruptible == nil
    guard ignores != ignoresTouches else { return }
    ignoresTouches = ignores
    if ignores {
      scene.ignoreCount += 1
    } else {
      scene.ignoreCount -= 1
    }
  }

  // MARK: End

  /// Called by the context. The outcome of an interaction takes precedence over the animator's.
  func complete(_ didComplete: Bool) { scene.enter { completeInScene(didComplete) } }

  private func completeInScene(_ didComplete: Bool) {
    guard phase != .requested else { return withdraw() }
    let wasCancelled = phase.isCancelled
    guard apply(.end(didComplete ? .finished : .cancelled)) else { return }
    if didComplete && wasCancelled {
      Diagnostics.warn(
        "completeTransition(true) was called for a cancelled transition; it counts as false. "
          + "Pass !transitionContext.transitionWasCancelled.")
    }
    let completed = phase == .ended(.finished)
    watchdog?.stop()
    unregister()
    setIgnoresTouches(false)
    ViewAnimation.withoutInheritedAnimation {
      driver?.end(completed: completed)
      putContainerBack()
      host.transitionDidEnd(context, completed: completed)
      coordinator.transitionDidEnd()
    }
    if let animator {
      TransitionTrace.call(animator, "animationEnded(_:)", [completed]) {
        animator.animationEnded(completed)
      }
    }
    releaseTransactionCompletions?()
  }

  /// Ends the transition because its destination has gone, or no screen shows it any more. Its
  /// animator may still call `completeTransition(_:)` without a warning.
  func abandon(completed: Bool = false) {
    context.isAbandoned = true
    complete(completed)
  }

  /// Ends the transition and its animations at once, in the end state.
  func finishNow() {
    let isCancelled = phase.isCancelled
    driver?.endAnimations()
    // The animations' completions may have completed it.
    if !phase.hasEnded { abandon(completed: !isCancelled) }
  }

  /// Ends the transition because no screen shows it any more: its animations will not continue. If
  /// it is held, it is cancelled. The animations of a cancelled transition are undone.
  func completeOffscreen() {
    if phase == .interactive { _ = apply(.release(.cancelled)) }
    let isCancelled = phase.isCancelled
    if isCancelled, !phase.hasEnded { driver?.undoAnimations() }
    // The animations' completions may have completed it.
    if !phase.hasEnded { abandon(completed: !isCancelled) }
  }

  // MARK: Observing

  /// Starts the watchdog for an animator that never completes the transition.
  private func startWatchdog() {
    guard let tree else { return }
    watchdog = TransitionWatchdog(transition: self, tree: tree)
  }

  /// From 0 to 1, as traces and coordinators report it.
  var percentComplete: CGFloat {
    switch phase {
    case .requested, .preparing: 0
    case .interactive, .running, .settling: driver?.percentComplete ?? 0
    case .ended(let outcome): outcome == .finished ? 1 : 0
    }
  }
}

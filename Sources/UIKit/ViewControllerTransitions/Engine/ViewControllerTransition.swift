import CoreGraphics
import QuartzCore

/// One transition from one controller to another: the one state machine behind every container and
/// every presentation.
@MainActor
final class ViewControllerTransition {
  enum Outcome { case finished, cancelled }

  enum State: Equatable {
    /// Nothing has been asked of the animator yet.
    case preparing
    /// It runs by time.
    case running
    /// A hand drives it.
    case interactive(progress: CGFloat)
    /// The hand let go; it runs to an end.
    case settling(Outcome)
    case ended(Outcome)
  }

  /// The app's transitions that run now, in the order of their begin.
  static var running: [ViewControllerTransition] { UIApplication.shared.transitions }

  /// The transition that runs in a window; those of other windows are no concern of its
  /// controllers.
  static func running(in window: UIWindow?) -> ViewControllerTransition? {
    UIApplication.shared.transitions.last { $0.context.containerView.window === window }
  }

  /// The presentation or dismissal that runs in a window.
  static func presenting(in window: UIWindow?) -> ViewControllerTransition? {
    UIApplication.shared.transitions.last {
      $0.context.parent == nil && $0.context.containerView.window === window
    }
  }

  private(set) var state = State.preparing {
    didSet { context.transitionWasCancelled = wasCancelled }
  }
  let context: TransitionContext
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// Kept to the end, also when its owner lets go of it while the transition settles.
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The animations that the animator makes, and their time.
  let scope: AnimationScope
  /// The property animator that alone animates, where the animator has one.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  /// Seconds, as the animator said when it was asked first; finite and not negative.
  private(set) lazy var duration = askForDuration()
  /// Those who animate alongside.
  private(set) lazy var coordinator = TransitionCoordinator(of: self)
  /// Whether the animator has been told to animate.
  private var hasAnimated = false
  /// What animates with the animator's first animation.
  private lazy var companion = ViewAnimation.Companion { [coordinator] in
    coordinator.runAnimations()
  }
  /// What animates alongside where an interaction controller moves all else by itself.
  private lazy var followers = AlongsideRun(of: self)

  private let host: any TransitionHost
  private let application = UIApplication.shared
  private var startTime: TimeInterval = 0
  private var ignoresTouches = false
  private var watchdog: TransitionWatchdog?
  /// Where the container is while the transition runs.
  private var place: ContainerPlace?

  init(
    context: TransitionContext, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, host: any TransitionHost
  ) {
    self.context = context
    self.animator = animator
    self.interactor = interactor
    self.host = host
    scope = AnimationScope(container: context.containerView.layer)
    context.transition = self
  }

  var isInteractive: Bool { if case .interactive = state { true } else { false } }

  var wasCancelled: Bool {
    switch state {
    case .settling(let outcome), .ended(let outcome): outcome == .cancelled
    default: false
    }
  }

  private var hasEnded: Bool { if case .ended = state { true } else { false } }

  var tree: LayerTree? { context.containerView.layer.tree }

  // MARK: Start

  /// Runs the transition, at once and to its end where it is not animated.
  func start() {
    application.transitions.append(self)
    if let hand = interactor as? UIPercentDrivenInteractiveTransition, !hand.willStart(self) {
      interactor = nil
    }
    host.transitionWillBegin(context)
    // Whoever was told may have ended it.
    guard !hasEnded else { return }
    place = ContainerPlace(of: context.containerView)
    guard let animator else {
      ViewAnimation.outsideBlocks { coordinator.runAnimations() }
      complete(true)
      return
    }
    _ = duration
    ViewAnimation.outsideBlocks { context.containerView.layoutIfNeeded() }
    // A layout that gives a container other columns does so too.
    guard !hasEnded else { return }
    startTime = UIScreen.main.clock.now
    watch()
    askForInterruptible(animator)
    guard !hasEnded else { return }
    if let interactor, interactor.wantsInteractiveStart {
      state = .interactive(progress: 0)
      TransitionTrace.note(interactor, "startInteractiveTransition(_:)")
      interactor.startInteractiveTransition(context)
      if !hasAnimated, !hasEnded { followers.start() }
    } else {
      state = .running
      setIgnoresTouches(true)
      animate()
    }
  }

  /// Lets the animator set up and animate; what it animates belongs to this transition.
  func animate() {
    guard let animator else { return }
    hasAnimated = true
    if let interruptible {
      if coordinator.hasAnimations {
        interruptible.addAnimations { [coordinator] in coordinator.runAnimations() }
      }
      scope.capture {
        if isInteractive { interruptible.pauseAnimation() } else { interruptible.startAnimation() }
      }
      return
    }
    TransitionTrace.note(animator, "animateTransition(using:)")
    scope.capture {
      companion.join { animator.animateTransition(using: context) }
    }
    // Where it has completed inside, all is in its place already.
    if !hasEnded || context.isAbandoned { putContainerBack() }
    animateAlongside()
  }

  /// A container that its animator took away is needed for what comes next.
  private func putContainerBack() {
    // One that was abandoned may have lost its container for good.
    guard let animator, let missing = place?.restore(withContainer: !context.isAbandoned) else {
      return
    }
    Diagnostics.warn("\(type(of: animator)) took \(missing) away; it was put back.")
  }

  /// Runs what was asked for too late for the animator's first animation, or where it has none.
  func animateAlongside() {
    guard hasAnimated else { return followers.join() }
    let elapsed = elapsedTime
    scope.capture {
      if companion.hasLeader, elapsed == 0 {
        companion.follow { coordinator.runAnimations() }
      } else {
        coordinator.animate(for: max(duration - elapsed, 0))
      }
    }
  }

  private func askForInterruptible(_ animator: any UIViewControllerAnimatedTransitioning) {
    let answer = scope.capture { animator.interruptibleAnimator(using: context) }
    guard answer !== NoInterruptibleAnimator.shared else { return }
    TransitionTrace.note(animator, "interruptibleAnimator(using:)")
    interruptible = answer
  }

  private func askForDuration() -> TimeInterval {
    guard let animator else { return 0 }
    TransitionTrace.note(animator, "transitionDuration(using:)")
    let duration = animator.transitionDuration(using: context)
    guard duration.isFinite, duration >= 0 else {
      Diagnostics.warn(
        "\(type(of: animator)) gave a transition duration of \(duration); "
          + "it must be finite and not negative, and counts as 0.")
      return 0
    }
    return duration
  }

  // MARK: Interaction

  func interactionDidUpdate(_ percent: CGFloat) {
    guard isInteractive, percent.isFinite else { return }
    let progress = min(max(percent, 0), 1)
    state = .interactive(progress: progress)
    followers.show(progress)
  }

  func interactionDidEnd(cancelled: Bool) {
    switch state {
    case .interactive(let progress):
      state = .settling(cancelled ? .cancelled : .finished)
      setIgnoresTouches(true)
      followers.settle(cancelled ? .cancelled : .finished, from: progress)
      coordinator.interactionDidChange(releasedAt: progress)
    case .running:
      state = .settling(cancelled ? .cancelled : .finished)
      setIgnoresTouches(true)
    case .preparing, .settling, .ended: break
    }
  }

  func interactionDidPause() {
    guard state == .running || isSettling else { return }
    state = .interactive(progress: traceProgress.percentComplete)
    setIgnoresTouches(false)
    followers.hold()
    coordinator.interactionDidChange(releasedAt: nil)
  }

  private var isSettling: Bool { if case .settling = state { true } else { false } }

  /// While a transition runs by itself new touches are ignored; a hand that drives it is not.
  private func setIgnoresTouches(_ ignores: Bool) {
    guard ignores != ignoresTouches else { return }
    ignoresTouches = ignores
    if ignores {
      application.beginIgnoringInteractionEvents()
    } else {
      application.endIgnoringInteractionEvents()
    }
  }

  // MARK: End

  /// Called by the context. The outcome of a hand wins over what the animator says.
  func complete(_ didComplete: Bool) {
    guard !hasEnded else { return }
    if didComplete && wasCancelled {
      Diagnostics.warn(
        "completeTransition(true) was called for a cancelled transition; it counts as false. "
          + "Pass !transitionContext.transitionWasCancelled.")
    }
    let completed = didComplete && !wasCancelled
    state = .ended(completed ? .finished : .cancelled)
    watchdog?.stop()
    (interactor as? UIPercentDrivenInteractiveTransition)?.didEnd(self)
    // From here on a new transition may begin: the completions called below like to start one.
    application.transitions.removeAll { $0 === self }
    context.transition = nil
    setIgnoresTouches(false)
    ViewAnimation.outsideBlocks {
      // Its animator has led the values back, but knows nothing of pictures.
      if interruptible != nil, wasCancelled { scope.revertTransitions() }
      scope.release()
      followers.end(completed: completed)
      putContainerBack()
      host.transitionDidEnd(context, completed: completed)
      coordinator.transitionDidEnd()
    }
    if let animator {
      TransitionTrace.note(animator, "animationEnded(_:)")
      animator.animationEnded(completed)
    }
  }

  /// Ends the transition because what it leads to has gone, or nobody sees it any more. Its
  /// animator may still call `completeTransition(_:)`, and is not blamed for it.
  func abandon(completed: Bool = false) {
    context.isAbandoned = true
    complete(completed)
  }

  /// Ends the transition because nobody sees it any more: its animations will not go on.
  func finishUnseen() { abandon(completed: !wasCancelled && !isInteractive) }

  // MARK: Looking on

  /// Ends a transition that its animator has forgotten to end.
  private func watch() {
    guard let tree else { return }
    watchdog = TransitionWatchdog(transition: self, tree: tree)
  }

  /// Seconds of the transition's time that have passed while it ran by itself.
  var elapsedTime: TimeInterval {
    scope.isHeld ? scope.elapsed : max(UIScreen.main.clock.now - startTime, 0)
  }

  /// Whether time alone brings the end nearer.
  var runsByItself: Bool { state == .running || isSettling }

  var traceProgress: TransitionTrace.Progress {
    switch state {
    case .preparing: .init(percentComplete: 0, isInteractive: false)
    case .interactive(let progress): .init(percentComplete: progress, isInteractive: true)
    case .running, .settling:
      .init(percentComplete: runningProgress, isInteractive: false)
    case .ended(let outcome):
      .init(percentComplete: outcome == .finished ? 1 : 0, isInteractive: false)
    }
  }

  private var runningProgress: CGFloat {
    if let interruptible {
      let fraction = min(max(interruptible.fractionComplete, 0), 1)
      return interruptible.isReversed ? 1 - fraction : fraction
    }
    guard duration > 0 else { return 1 }
    return CGFloat(min(max(elapsedTime / duration, 0), 1))
  }
}

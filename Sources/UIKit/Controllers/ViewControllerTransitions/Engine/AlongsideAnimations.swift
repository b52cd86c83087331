import CoreGraphics

/// The blocks that animate alongside a transition: the only type that runs them, at any time they
/// were asked for and for any driver of the transition.
@MainActor
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private unowned let coordinator: TransitionCoordinator
  private var waiting: [Block] = []
  /// Whether what is added from now on is too late to run with the rest.
  private(set) var haveRun = false
  /// Joins the animator's first animation.
  private lazy var alongsideChanges = ViewAnimation.AlongsideChanges { [weak self] in self?.run() }

  init(of coordinator: TransitionCoordinator) { self.coordinator = coordinator }

  func append(_ block: @escaping Block) { waiting.append(block) }

  /// Runs all blocks in the animation block that is around the call.
  func run() {
    haveRun = true
    while !waiting.isEmpty {
      let blocks = waiting
      waiting.removeAll()
      for block in blocks { block(coordinator) }
    }
  }

  /// Runs `body`, which animates; the blocks run with the timing of its first animation.
  func animate(with body: () -> Void) { alongsideChanges.join(body) }

  /// Runs the blocks with a property animator's changes.
  func add(to animator: any UIViewImplicitlyAnimating) {
    guard !waiting.isEmpty else { return }
    animator.addAnimations { self.run() }
  }

  /// Runs what has not run: as if it had been in the animator's first animation, or, where that has
  /// begun before or there is none, in an animation of its own.
  ///
  /// - Parameters:
  ///   - duration: the seconds that are left of the transition.
  ///   - isAtStart: whether no time of the transition has passed.
  func animateRest(for duration: TimeInterval, isAtStart: Bool) {
    haveRun = true
    guard !waiting.isEmpty else { return }
    if isAtStart, alongsideChanges.hasRun {
      alongsideChanges.follow { run() }
    } else {
      ViewAnimation.withoutInheritedAnimation {
        UIView.animate(withDuration: duration) { self.run() }
      }
    }
  }

  /// What has not run is not run any more.
  func end() {
    haveRun = true
    waiting.removeAll()
  }
}

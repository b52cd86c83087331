import CoreGraphics

/// The blocks that animate alongside a transition. This type alone runs them, whenever they are
/// added and for any driver of the transition.
@MainActor
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private unowned let coordinator: TransitionCoordinator
  private var waiting: [Block] = []
  /// Whether the blocks have run. A block that is added after that needs an animation of its own.
  private(set) var haveRun = false
  /// Joins the blocks to the animator's first animation.
  private lazy var alongsideChanges = ViewAnimation.AlongsideChanges { [weak self] in self?.run() }

  init(of coordinator: TransitionCoordinator) { self.coordinator = coordinator }

  func append(_ block: @escaping Block) { waiting.append(block) }

  /// Runs all blocks in the current animation block.
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

  /// Runs the blocks with a property animator's changes. If there are none yet, later ones animate
  /// for the rest of the transition.
  func add(to animator: any UIViewImplicitlyAnimating) {
    guard !waiting.isEmpty else {
      haveRun = true
      return
    }
    animator.addAnimations { self.run() }
  }

  /// Runs the remaining blocks, as if they had been in the animator's first animation, or in an
  /// animation of their own if that has already begun or there is none.
  ///
  /// - Parameters:
  ///   - duration: the remaining seconds of the transition.
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

  /// Drops the blocks that have not run.
  func end() {
    haveRun = true
    waiting.removeAll()
  }
}

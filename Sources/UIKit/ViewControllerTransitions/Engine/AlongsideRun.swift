import CoreGraphics
import QuartzCore

/// What animates alongside a transition whose interaction controller moves the views by itself and
/// only reports how far it has come: it follows those reports.
@MainActor
final class AlongsideRun {
  private unowned let transition: ViewControllerTransition
  /// No container's time is held, as that is the interaction controller's.
  private let scope = AnimationScope(container: nil)
  private var run: InteractionRun?
  private var isUnderWay = false

  init(of transition: ViewControllerTransition) { self.transition = transition }

  func start() {
    isUnderWay = true
    scope.hold()
    join()
  }

  /// Takes in what was asked for meanwhile.
  func join() {
    guard isUnderWay else { return }
    let left = max(transition.duration - scope.elapsed, 0)
    scope.capture { transition.coordinator.animate(for: left) }
  }

  func show(_ progress: CGFloat) {
    guard isUnderWay else { return }
    scope.show(elapsed: TimeInterval(progress) * transition.duration, allowsEnds: false)
  }

  func settle(_ outcome: ViewControllerTransition.Outcome, from progress: CGFloat) {
    guard isUnderWay else { return }
    let run = InteractionRun(
      of: scope, duration: transition.duration, from: progress, to: outcome, speed: 1,
      pace: UICubicTimingParameters(animationCurve: .easeInOut), onProgress: { _ in }, onEnd: {})
    self.run = run
    run.start(on: transition.tree)
  }

  /// A hand has taken hold again.
  func hold() {
    run?.stop()
    run = nil
  }

  func end(completed: Bool) {
    guard isUnderWay else { return }
    isUnderWay = false
    run?.stop()
    run = nil
    if completed { scope.release() } else { scope.revert() }
  }
}

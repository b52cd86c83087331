import CoreGraphics
import QuartzCore

/// The way of a transition from where the hand let go to its end or its start.
@MainActor
final class InteractionRun: FrameDriver {
  /// No run takes longer than this many times the transition's duration, however slow it is told to be.
  private static let longestRun = 10.0

  private let transition: ViewControllerTransition
  private let outcome: ViewControllerTransition.Outcome
  private let origin: Double
  private let speed: Double
  private let curve: CAMediaTimingFunction
  private let onProgress: @MainActor (CGFloat) -> Void
  private weak var tree: LayerTree?
  private var startTime: TimeInterval = 0
  private var isBack = false

  /// Runs are advanced before any other driver.
  let serial = 0
  let wantsFrames = true

  init(
    transition: ViewControllerTransition, from origin: CGFloat,
    to outcome: ViewControllerTransition.Outcome, speed: CGFloat, curve: UIView.AnimationCurve,
    onProgress: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.transition = transition
    self.origin = Double(origin)
    self.outcome = outcome
    self.speed = speed.isFinite && speed > 0 ? Double(speed) : 1
    self.curve = curve.timingFunction
    self.onProgress = onProgress
  }

  func start() {
    guard let tree = transition.tree else {
      // Nobody shows it any more, so there is nothing to wait for.
      end()
      return
    }
    self.tree = tree
    startTime = tree.clock.now
    tree.add(self)
  }

  func stop() { tree?.remove(self) }

  /// The length of the run in seconds.
  private var length: TimeInterval {
    let share = outcome == .finished ? 1 - origin : origin
    return min(share * transition.duration / speed, Self.longestRun * transition.duration)
  }

  func advance(to time: TimeInterval) {
    let elapsed = time - startTime
    let fraction = length > 0 ? min(elapsed / length, 1) : 1
    let paced = curve.value(at: fraction)
    let duration = transition.duration
    switch outcome {
    case .finished:
      let progress = origin + (1 - origin) * paced
      onProgress(CGFloat(progress))
      // Past its end the transition's time goes on, for what its animator does after it.
      let beyond = max(elapsed - length, 0) * speed
      transition.scope.show(elapsed: progress * duration + beyond, allowsEnds: true)
    case .cancelled:
      let progress = origin * (1 - paced)
      onProgress(CGFloat(progress))
      transition.scope.show(elapsed: progress * duration, allowsEnds: false)
      isBack = fraction >= 1
    }
  }

  func finishFrame(at time: TimeInterval) {
    guard isBack else { return }
    end()
  }

  private func end() {
    stop()
    if outcome == .cancelled {
      transition.scope.revert()
    } else {
      transition.complete(true)
    }
  }
}

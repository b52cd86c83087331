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
  private let pace: any UITimingCurveProvider
  private lazy var curve = pace.pacing(duration: length).curve
  private let onProgress: @MainActor (CGFloat) -> Void
  private weak var tree: LayerTree?
  private var startTime: TimeInterval = 0
  private var isBack = false

  /// Runs are advanced before any other driver.
  let serial = 0
  let wantsFrames = true

  init(
    transition: ViewControllerTransition, from origin: CGFloat,
    to outcome: ViewControllerTransition.Outcome, speed: CGFloat, pace: any UITimingCurveProvider,
    onProgress: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.transition = transition
    self.origin = Double(origin)
    self.outcome = outcome
    let isSpeed = speed.isFinite && speed > 0
    if !isSpeed {
      Diagnostics.warn("A transition's completionSpeed cannot be \(speed); 1 is used.")
    }
    self.speed = isSpeed ? Double(speed) : 1
    self.pace = pace
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
    min(share / speed, Self.longestRun) * transition.duration
  }

  /// How much of the way is left.
  private var share: Double { outcome == .finished ? 1 - origin : origin }

  /// The run's length as a share of the transition's, above 0 as 0 means something else to property
  /// animators.
  var durationFactor: Double { min(max(share / speed, 1e-6), Self.longestRun) }

  func advance(to time: TimeInterval) {
    let elapsed = time - startTime
    let fraction = length > 0 ? min(elapsed / length, 1) : 1
    let paced = curve.progress(
      at: fraction, duration: length, from: .zero, to: 1, velocity: curve.initialVelocity
    ).z
    let duration = transition.duration
    switch outcome {
    case .finished:
      // At its end a spring is a thousandth short, and the run is not.
      let progress = fraction >= 1 ? 1 : origin + (1 - origin) * paced
      onProgress(CGFloat(min(max(progress, 0), 1)))
      // Past its end the transition's time goes on, for what its animator does after it.
      let beyond = max(elapsed - length, 0) * speed
      transition.scope.show(elapsed: progress * duration + beyond, allowsEnds: true)
    case .cancelled:
      let progress = fraction >= 1 ? 0 : origin * (1 - paced)
      onProgress(CGFloat(min(max(progress, 0), 1)))
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

import CoreGraphics
import QuartzCore

/// The way of a transition's animations from where the hand let go to their end or their start.
@MainActor
final class InteractionRun: FrameDriver {
  /// No run takes longer than this many times the transition's duration, however slow it is told to
  /// be.
  private static let longestRun = 10.0

  private let scope: AnimationScope
  /// The transition's, in seconds.
  private let duration: TimeInterval
  private let outcome: ViewControllerTransition.Outcome
  private let origin: Double
  private let speed: Double
  private let pace: any UITimingCurveProvider
  private lazy var curve = pace.pacing(duration: length).curve
  private let onProgress: @MainActor (CGFloat) -> Void
  private let onEnd: @MainActor () -> Void
  private let endsWithLength: Bool
  private weak var tree: LayerTree?
  private var startTime: TimeInterval = 0
  private var isOver = false
  private var hasEnded = false

  /// Runs are advanced before any other driver.
  let serial = 0
  let wantsFrames = true

  /// - Parameters:
  ///   - onProgress: told how far it has come, from 0 to 1.
  ///   - onEnd: called once at the end: of a way back, when its last frame has been shown; of a way
  ///     to the end only where there is no screen to show it, as time then goes on.
  ///   - endsWithLength: whether time does not go on, so that `onEnd` is called in either case.
  init(
    of scope: AnimationScope, duration: TimeInterval, from origin: CGFloat,
    to outcome: ViewControllerTransition.Outcome, speed: CGFloat, pace: any UITimingCurveProvider,
    endsWithLength: Bool = false, onProgress: @escaping @MainActor (CGFloat) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.scope = scope
    self.duration = duration
    self.origin = Double(origin)
    self.outcome = outcome
    let isSpeed = speed.isFinite && speed > 0
    if !isSpeed {
      Diagnostics.warn("A transition's completionSpeed cannot be \(speed); 1 is used.")
    }
    self.speed = isSpeed ? Double(speed) : 1
    self.pace = pace
    self.endsWithLength = endsWithLength
    self.onProgress = onProgress
    self.onEnd = onEnd
  }

  func start(on tree: LayerTree?) {
    guard let tree else {
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
    min(share / speed, Self.longestRun) * duration
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
    switch outcome {
    case .finished:
      // At its end a spring is a thousandth short, and the run is not.
      let progress = fraction >= 1 ? 1 : origin + (1 - origin) * paced
      onProgress(CGFloat(min(max(progress, 0), 1)))
      // Past its end the transition's time goes on, for what its animator does after it.
      let beyond = max(elapsed - length, 0) * speed
      scope.show(
        elapsed: progress * duration + (endsWithLength ? 0 : beyond), allowsEnds: true)
      isOver = endsWithLength && fraction >= 1
    case .cancelled:
      let progress = fraction >= 1 ? 0 : origin * (1 - paced)
      onProgress(CGFloat(min(max(progress, 0), 1)))
      scope.show(elapsed: progress * duration, allowsEnds: false)
      isOver = fraction >= 1
    }
  }

  func finishFrame(at time: TimeInterval) {
    guard isOver else { return }
    end()
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    stop()
    onEnd()
  }
}

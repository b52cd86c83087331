import CoreGraphics
import QuartzCore

/// Moves the time of a transition's animations, frame by frame, from its release to an end.
@MainActor
final class ReleaseRun: FrameDriver {
  let motion: ReleaseMotion
  private let scope: AnimationScope
  /// The transition's, in seconds.
  private let duration: TimeInterval
  /// Whether the transition's time stops at its end instead of continuing until it is completed.
  private let stopsAtEnd: Bool
  private let onProgress: @MainActor (CGFloat) -> Void
  private let onEnd: @MainActor () -> Void
  private weak var tree: LayerTree?
  private var startTime: TimeInterval = 0
  private var isOver = false
  private var hasEnded = false

  /// Release runs are advanced before any other frame driver.
  let serial = 0
  let wantsFrames = true

  /// - Parameters:
  ///   - onProgress: called with the progress of the transition, from 0 to 1, in each frame.
  ///   - onEnd: called once, after the last frame of the motion was shown. Time continues beyond
  ///     the end only where no screen shows the transition.
  init(
    _ motion: ReleaseMotion, of scope: AnimationScope, duration: TimeInterval,
    stopsAtEnd: Bool = false, onProgress: @escaping @MainActor (CGFloat) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.motion = motion
    self.scope = scope
    self.duration = duration
    self.stopsAtEnd = stopsAtEnd || motion.outcome == .cancelled
    self.onProgress = onProgress
    self.onEnd = onEnd
  }

  func start(on tree: LayerTree?) {
    // Outside a window no frames are made, so the motion ends at once.
    guard let tree else { return end() }
    self.tree = tree
    startTime = tree.clock.now
    tree.add(self)
  }

  func stop() { tree?.remove(self) }

  func advance(to time: TimeInterval) {
    let elapsed = time - startTime
    let progress = motion.progress(at: elapsed)
    onProgress(progress)
    let overrun = stopsAtEnd ? 0 : motion.overrun(at: elapsed)
    scope.seek(
      toElapsed: TimeInterval(progress) * duration + overrun,
      allowsEnds: motion.outcome == .finished)
    isOver = stopsAtEnd && motion.isOver(at: elapsed)
  }

  func finishFrame(at time: TimeInterval) {
    if isOver { end() }
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    stop()
    onEnd()
  }
}

import Catalogue
import Platform
import UIKit
import UIKitSimulator

/// Takes pictures of a demo's phase at exact times.
@MainActor
struct Filmstrip {
  /// A picture of the stage.
  struct Shot {
    /// The seconds since the frame that committed the transition.
    var time: TimeInterval
    var image: CGImage
    /// The size of the image in points.
    var size: CGSize
  }

  let demo: Demo
  /// The phases that lead to the one that is captured, and that phase.
  let phases: [Phase]
  let size: CGSize?
  let scale: CGFloat
  var preferences = UserPreferences()

  var stageSize: CGSize { size ?? demo.stageSize }

  /// Returns times at equal distances from the first to the last frame of the phase; only 0 if
  /// nothing moves.
  func evenTimes(count: Int) throws -> [TimeInterval] {
    .even(count, over: try duration())
  }

  /// Returns the seconds from the commit of the first motion to the last frame that differs, and at
  /// least to the end of the touches, which may be the only visible change. A transition that is
  /// not animated, but computed for each frame, differs for the last time when it is completed.
  private func duration() throws -> TimeInterval {
    let run = try prepare(scale: 1)
    let recorder = TraceRecorder(namedViews: demo.tracedViews)
    var commit: TimeInterval?
    var completion: TimeInterval?
    let endObservation = TransitionTrace.observeAll(.current) {
      if $0.call.call == "completeTransition(_:)" { completion = $0.call.time }
    }
    run.simulator.onFrame {
      recorder.recordFrame(at: $0.time)
      commit = commit ?? recorder.commitTime
    }
    run.finish()
    run.simulator.onFrame(nil)
    endObservation()
    guard let commit else { return 0 }
    var end = recorder.endTime ?? commit
    // Completions of animations run in their last frame, maybe with another rounding of its time.
    if let completion, completion > end + run.simulator.frameDuration / 2 { end = completion }
    return max(end, run.endOfInput) - commit
  }

  /// Takes pictures at times in increasing order.
  func shoot(at times: [TimeInterval]) throws -> [Shot] {
    var shots: [Shot] = []
    try visit(times) { simulator, time in
      guard let image = simulator.platform.snapshot() else { return }
      shots.append(Shot(time: time, image: image, size: simulator.stage.screen.bounds.size))
    }
    return shots
  }

  /// Runs the phase, and stops at each of the times.
  ///
  /// - Parameters:
  ///   - times: the times in increasing order.
  ///   - onFrame: called with each frame, before its completions run.
  ///   - body: called at each time, after its frame.
  func visit(
    _ times: [TimeInterval], onFrame: (@MainActor (StageFrame, Simulator) -> Void)? = nil,
    _ body: (Simulator, TimeInterval) -> Void
  ) throws {
    let run = try prepare(scale: scale)
    let simulator = run.simulator
    let recorder = TraceRecorder(namedViews: demo.tracedViews)
    simulator.onFrame { [unowned simulator] frame in
      recorder.recordFrame(at: frame.time)
      onFrame?(frame, simulator)
    }
    defer {
      simulator.onFrame(nil)
      // The run is completed, so that nothing stays in an intermediate state.
      run.finish()
    }
    let limit = simulator.time + DemoRun.longestPhase
    while recorder.commitTime == nil, simulator.time < limit, !(isOfSegue && run.isOver) {
      simulator.advance(by: simulator.frameDuration)
    }
    // A segue without animation moves nothing. It is complete in the frame in which it is
    // performed.
    guard let commit = recorder.commitTime ?? (isOfSegue ? simulator.time : nil) else {
      throw CommandError(
        "\(demo.id) did not move when it was touched; try another --phase or --size")
    }
    for time in times {
      simulator.platform.advance(to: commit + time)
      // Draws a frame at exactly this time, which may be between those of the display.
      simulator.stage.drawFrame(at: simulator.time)
      body(simulator, time)
    }
  }

  /// Whether a segue is captured. It is performed even without a visible motion, unlike the effect
  /// of an input.
  private var isOfSegue: Bool {
    if case .segue? = phases.last?.gesture { true } else { false }
  }

  /// Makes a run that has completed everything before the phase, and is about to start its touches.
  private func prepare(scale: CGFloat) throws -> DemoRun {
    let run = DemoRun(demo, size: size, scale: scale, preferences: preferences)
    for earlier in phases.dropLast() { try run.perform(earlier) }
    if let last = phases.last { try run.schedule(last) }
    return run
  }
}

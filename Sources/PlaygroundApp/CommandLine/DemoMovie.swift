import Catalogue
import CoreGraphics
import UIKit
import UIKitSimulator

/// The pictures of a demo's phases, one after the other, with the touches in them.
@MainActor
struct DemoMovie {
  let demo: Demo
  let phases: [Phase]
  let size: CGSize?
  let scale: CGFloat
  let framesPerSecond: Double
  /// Seconds of the demo a second of the movie.
  let speed: Double
  /// Seconds of the movie for which the stage stands still at the beginning and after each phase.
  let rest: TimeInterval
  var preferences = UserPreferences()

  /// Seconds of the movie between two pictures.
  private var step: TimeInterval { 1 / framesPerSecond }

  func play(_ show: (CGImage) throws -> Void) throws {
    // At the movie's own rate a tap, which takes a frame, is in one of its pictures.
    let run = DemoRun(
      demo, size: size, scale: scale, framesPerSecond: framesPerSecond / speed,
      preferences: preferences)
    let simulator = run.simulator
    simulator.stage.showsTouches = true
    try hold(simulator, show)
    for phase in phases {
      let start = simulator.time
      try run.schedule(phase)
      var count = 0
      while !run.isOver, simulator.time - start < DemoRun.longestPhase {
        count += 1
        // Counted from the start, so that rounding does not add up.
        simulator.platform.advance(to: start + Double(count) * step * speed)
        simulator.stage.drawFrame(at: simulator.time)
        if let image = simulator.snapshot() { try show(image) }
      }
      try hold(simulator, show)
    }
  }

  private func hold(_ simulator: Simulator, _ show: (CGImage) throws -> Void) throws {
    guard let image = simulator.snapshot() else {
      throw CommandError.pictureTooLarge
    }
    for _ in 0..<max(Int((rest * framesPerSecond).rounded()), 1) { try show(image) }
  }
}

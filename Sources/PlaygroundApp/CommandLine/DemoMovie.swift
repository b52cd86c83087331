import Catalogue
import CoreGraphics
import Studio
import UIKit
import UIKitSimulator

/// The pictures of a demo's phases in sequence, with the touches.
@MainActor
struct DemoMovie {
  let demo: Demo
  let phases: [Phase]
  let size: CGSize?
  let scale: CGFloat
  let framesPerSecond: Double
  /// Seconds of the demo per second of the movie.
  let speed: Double
  /// The seconds of the movie for which the stage is still at the beginning and after each phase.
  let rest: TimeInterval
  var preferences = UserPreferences()

  /// The seconds of the movie between two pictures.
  private var step: TimeInterval { 1 / framesPerSecond }

  /// Runs the phases, and calls `show` with each picture. All pictures have the same size.
  func play(_ show: (CGImage) throws -> Void) throws {
    // A screen that is not rotated keeps its size.
    var frame: (width: Int, height: Int)?
    if phases.contains(where: { $0.gesture.turnsScreen }) { frame = try largestSize() }
    try run { simulator, count in
      simulator.stage.drawFrame(at: simulator.time)
      guard let image = simulator.snapshot() else { throw CommandError.pictureTooLarge }
      let (width, height) = frame ?? (width: image.width, height: image.height)
      frame = (width, height)
      guard let framed = image.centered(width: width, height: height) else {
        throw CommandError.pictureTooLarge
      }
      for _ in 0..<count { try show(framed) }
    }
  }

  /// Returns the size of a picture in pixels that has room for the screen, even if it is rotated or
  /// resized.
  private func largestSize() throws -> (width: Int, height: Int) {
    var (width, height) = (0, 0)
    try run { simulator, _ in
      let screen = simulator.stage.screen
      width = max(width, Int((screen.bounds.width * screen.scale).rounded()))
      height = max(height, Int((screen.bounds.height * screen.scale).rounded()))
    }
    return (width, height)
  }

  /// Runs the phases.
  ///
  /// - Parameter visit: called for each picture, with the number of times that it is shown.
  private func run(_ visit: (Simulator, Int) throws -> Void) throws {
    // The run has the movie's frame rate, so that a tap, which takes one frame, is visible in a
    // picture.
    let run = DemoRun(
      demo, size: size, scale: scale, framesPerSecond: framesPerSecond / speed,
      preferences: preferences)
    let simulator = run.simulator
    simulator.stage.showsTouches = true
    let pause = max(Int((rest * framesPerSecond).rounded()), 1)
    try visit(simulator, pause)
    for phase in phases {
      let start = simulator.time
      try run.schedule(phase)
      var count = 0
      while !run.isOver, simulator.time - start < DemoRun.longestPhase {
        count += 1
        // The time is computed from the start, so that rounding errors do not add up.
        simulator.platform.advance(to: start + Double(count) * step * speed)
        try visit(simulator, 1)
      }
      try visit(simulator, pause)
    }
  }
}

extension ScriptedGesture {
  /// Whether the screen has another size after the gesture.
  fileprivate var turnsScreen: Bool {
    switch self {
    case .turnStage, .rotateDevice: true
    case .series(let gestures, _): gestures.contains { $0.turnsScreen }
    default: false
    }
  }
}

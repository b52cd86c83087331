import Catalogue
import CoreGraphics
import Studio
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

  /// Runs the phases, and calls `show` with each picture. All of them have one size.
  func play(_ show: (CGImage) throws -> Void) throws {
    // A screen that nobody turns keeps its size.
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

  /// In pixels: a picture in which the screen has room also where it turns or gets another size.
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
  /// - Parameter visit: called at each picture, with the number of times that it is shown.
  private func run(_ visit: (Simulator, Int) throws -> Void) throws {
    // At the movie's own rate a tap, which takes a frame, is in one of its pictures.
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
        // Counted from the start, so that rounding does not add up.
        simulator.platform.advance(to: start + Double(count) * step * speed)
        try visit(simulator, 1)
      }
      try visit(simulator, pause)
    }
  }
}

extension ScriptedGesture {
  /// Whether the screen has another size after it.
  fileprivate var turnsScreen: Bool {
    switch self {
    case .turnStage, .rotateDevice: true
    case .series(let gestures, _): gestures.contains { $0.turnsScreen }
    default: false
    }
  }
}

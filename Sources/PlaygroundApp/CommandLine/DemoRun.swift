package import Catalogue
package import Foundation
import Platform
import Studio
package import UIKit
package import UIKitSimulator

/// A demo on a simulated device, with touches and a simulated clock.
@MainActor
package final class DemoRun: PhaseRun {
  package let demo: Demo
  package let simulator: Simulator

  /// The seconds after which a phase counts as failed.
  package static let longestPhase: TimeInterval = 60

  package init(
    _ demo: Demo, size: CGSize? = nil, scale: CGFloat = 1, framesPerSecond: Double = 60,
    preferences: UserPreferences = UserPreferences()
  ) {
    self.demo = demo
    let size = size ?? demo.stageSize
    // The app exists and the preferences apply before the first controller is made.
    simulator =
      demo.isApp
      ? Simulator(
        size: size, scale: scale, framesPerSecond: framesPerSecond,
        launching: { scene in
          preferences.begin()
          scene.guestWindow = demo.open(in: scene)
        })
      : Simulator(
        size: size, scale: scale, framesPerSecond: framesPerSecond,
        root: Self.makeRoot(of: demo, preferences))
  }

  private static func makeRoot(of demo: Demo, _ preferences: UserPreferences) -> UIViewController {
    preferences.begin()
    return demo.makeRoot()
  }

  /// Schedules the touches of a phase, starting now.
  package func schedule(_ phase: Phase) throws {
    if case .segue(let identifier) = phase.gesture {
      endOfInput = simulator.time + simulator.frameDuration
      return try schedule(segue: identifier, in: UIWindowScene.current)
    }
    let window = keyWindow ?? simulator.window
    endOfInput = simulator.schedule(
      try demo.script(for: phase, in: window, frameDuration: simulator.frameDuration))
  }

  package var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// Whether all touches are done and nothing moves.
  package var isOver: Bool { simulator.time > endOfInput && simulator.isIdle }

  /// Advances time until all touches are done and nothing moves.
  package func finish() {
    simulator.advance(by: max(endOfInput - simulator.time, 0))
    simulator.settle(limit: Self.longestPhase)
  }

  /// The time of the last scheduled touch.
  package private(set) var endOfInput: TimeInterval = 0
}

package import Catalogue
package import UIKit
package import UIKitSimulator

/// A demo whose phases are run by touches and a simulated clock, alone or in the studio.
@MainActor
package protocol PhaseRun: AnyObject {
  var demo: Demo { get }
  var simulator: Simulator { get }
  /// The demo's key window.
  var keyWindow: UIWindow? { get }

  /// Schedules the touches of a phase, starting now.
  func schedule(_ phase: Phase) throws
  /// Advances time until all touches are done and nothing moves.
  func finish()
}

extension PhaseRun {
  /// Runs a phase to its end.
  package func perform(_ phase: Phase) throws {
    try schedule(phase)
    finish()
  }

  /// Performs a segue in the next frame: that of the frontmost controller in a scene that has it.
  func schedule(segue name: String, in scene: UIWindowScene) throws {
    let shown = keyWindow?.rootViewController?.allShown ?? []
    guard let segue = shown.reversed().lazy.compactMap({ $0.segue(named: name) }).first else {
      throw CommandError("\(demo.id) has no segue “\(name)” from what it shows")
    }
    scene.frameTimers.schedule(after: 0, segue)
  }
}

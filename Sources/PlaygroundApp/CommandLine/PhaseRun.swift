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

  /// Schedules the touches of a phase from now on.
  func schedule(_ phase: Phase) throws
  /// Lets time pass until all touches are done and nothing moves any more.
  func finish()
}

extension PhaseRun {
  /// Runs a phase to its end.
  package func perform(_ phase: Phase) throws {
    try schedule(phase)
    finish()
  }
}

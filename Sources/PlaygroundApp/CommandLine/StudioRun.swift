package import Catalogue
package import CoreGraphics
import Platform
package import Studio
package import UIKit
package import UIKitSimulator

/// The studio on a simulated device, with touches on its stage and a simulated clock.
@MainActor
package final class StudioRun: PhaseRun {
  package let demo: Demo
  package let simulator: Simulator
  package let controller = StudioViewController()
  /// The time of the last scheduled event.
  private var endOfInput: TimeInterval = 0

  package init(
    _ demo: Demo, size: CGSize = StudioViewController.usualSize, scale: CGFloat = 1,
    preferences: UserPreferences = UserPreferences()
  ) {
    self.demo = demo
    simulator = Simulator(size: size, scale: scale, root: controller)
    preferences.begin()
    controller.open(demo)
    simulator.settle()
  }

  /// Schedules the touches of a phase, starting now.
  package func schedule(_ phase: Phase) throws {
    guard let scene = controller.session?.scene else { return }
    guard let window = scene.keyWindow ?? scene.windows.first else { return }
    if case .segue(let identifier) = phase.gesture {
      endOfInput = simulator.time + simulator.frameDuration
      return try schedule(segue: identifier, in: scene)
    }
    let script = try demo.script(
      for: phase, in: window, frameDuration: simulator.frameDuration)
    for event in script.events { schedule(event) }
    endOfInput = simulator.time + script.duration
  }

  /// Advances time until all touches are done and nothing moves.
  package func finish() {
    simulator.advance(by: max(endOfInput - simulator.time, 0))
    simulator.settle(limit: DemoRun.longestPhase)
  }

  /// Schedules an event. Touches are sent to the window; other events are sent to the stage
  /// directly.
  private func schedule(_ event: InputScript.Event) {
    guard let session = controller.session else { return }
    let (scene, due) = (session.scene, simulator.time + event.time)
    for event in event.platformEvents(at: due, scale: scene.screen.scale) {
      switch event {
      case .pointer(var pointer):
        pointer.location = windowPoint(pointer.location)
        simulator.platform.schedule(.pointer(pointer), at: due)
      default:
        scene.frameTimers.schedule(after: due - simulator.time) {
          session.sceneView.deliver(event)
        }
      }
    }
  }

  /// Takes pictures of the window while it looks back at the last of some phases.
  ///
  /// - Parameters:
  ///   - times: the seconds since the first frame of the transition; nil for equal distances.
  ///   - count: the number of times at equal distances.
  func shoot(
    _ phases: [Phase], times: [TimeInterval]?, count: Int
  ) throws -> [Filmstrip.Shot] {
    controller.makesTimelineThumbnails = true
    for earlier in phases.dropLast() { try perform(earlier) }
    let start = controller.session?.recording.range?.upperBound ?? 0
    if let last = phases.last { try perform(last) }
    guard let session = controller.session, let end = session.recording.range?.upperBound else {
      throw CommandError("\(demo.id) showed nothing")
    }
    let transition = session.recording.transitions.last { $0.upperBound > start } ?? start...end
    let length = transition.upperBound - transition.lowerBound
    return try (times ?? .even(count, over: length)).map { time in
      session.seek(to: min(transition.lowerBound + time, end.nextDown))
      simulator.settle()
      guard let image = simulator.snapshot() else {
        throw CommandError.pictureTooLarge
      }
      return Filmstrip.Shot(time: time, image: image, size: simulator.stage.screen.bounds.size)
    }
  }

  package var keyWindow: UIWindow? {
    controller.session?.scene.enter { UIApplication.shared.keyWindow }
  }

  /// Ends the demo.
  package func close() { controller.close() }

  /// Converts a point of the stage to coordinates of the window.
  private func windowPoint(_ point: CGPoint) -> CGPoint {
    guard let view = controller.session?.sceneView, let screen = view.screenSize else {
      return point
    }
    let factor = view.bounds.width / max(screen.width, 1)
    return view.convert(CGPoint(x: point.x * factor, y: point.y * factor), to: nil)
  }
}

import Catalogue
import CoreGraphics
import UIKit
import UIKitSimulator

extension StageSession {
  /// Ends this session, and makes one in which the demo runs again: fast forward up to the last
  /// trigger, and from there at the same speed as here. Without input the demo is fresh.
  ///
  /// - Parameter scaleOfScreen: pixels per point of a screen of a size in points.
  func closeAndReplay(
    scaleOfScreen: @escaping @MainActor (CGSize) -> CGFloat
  ) -> StageSession {
    let (plan, speed) = (ReplayPlan(recorder.log), playhead.speed)
    let size = plan == nil ? screenSize : startSize
    close()
    let next = StageSession(
      demo, scale: scaleOfScreen(size), screenSize: size, parameters: parameters,
      replaying: plan, scaleOfScreen: scaleOfScreen)
    next.screenSize = screenSize
    next.setSpeed(speed)
    return next
  }

  /// Seconds of the stage before a first transition that is played, in which the demo is seen at
  /// rest (our choice).
  private static let firstRest: TimeInterval = 0.2

  /// Plays the demo's first transition as a user would bring it about.
  ///
  /// - Returns: false where the demo knows of none, or the screen does not show what to press.
  func playFirstPhase() -> Bool {
    guard let window = scene.keyWindow ?? scene.windows.first,
      let phase = demo.phases.first
    else { return false }
    // The places of buttons are known once they are laid out.
    scene.enter { window.layoutIfNeeded() }
    let frame = 1 / scene.screen.layerTree.displayRate
    guard let script = try? demo.script(for: phase, in: window, frameDuration: frame),
      !script.events.isEmpty
    else { return false }
    let start = scene.screen.clock.now + Self.firstRest
    var inputs: [TimedInput] = []
    for event in script.events {
      let time = start + event.time
      for event in event.platformEvents(at: time, scale: scene.screen.scale) {
        inputs.append(TimedInput(time: time, event: event, isAfterFrame: true))
      }
    }
    sceneView.play(inputs)
    return true
  }

  /// Whether the replayed input and the motion that it started are over.
  var isReplayOver: Bool {
    !sceneView.isPlayingBack && TransitionTrace.progress(in: scene) == nil
  }
}

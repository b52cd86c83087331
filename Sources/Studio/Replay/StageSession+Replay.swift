import CoreGraphics
import UIKit

extension StageSession {
  /// Ends this session, and makes one in which the demo runs again: fast forward up to the last
  /// trigger, and from there at the same speed as here. Without input the demo is fresh.
  func closeAndReplay() -> StageSession {
    let (plan, scale, speed) = (ReplayPlan(recorder.log), scene.screen.scale, playhead.speed)
    close()
    let next = StageSession(demo, scale: scale, parameters: parameters, replaying: plan)
    next.setSpeed(speed)
    return next
  }

  /// Whether nothing that was played again goes on.
  var isReplayOver: Bool {
    !sceneView.isPlayingBack && TransitionTrace.progress(in: scene) == nil
  }
}

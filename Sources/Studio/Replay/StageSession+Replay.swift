import CoreGraphics
import UIKit

extension StageSession {
  /// Ends this session, and makes one in which the demo runs again: fast forward up to the last
  /// trigger, and from there at the same speed as here. Without input the demo is fresh.
  ///
  /// - Parameter scaleOfScreen: pixels a point of a screen of a size in points.
  func closeAndReplay(
    scaleOfScreen: @escaping @MainActor (CGSize) -> CGFloat
  ) -> StageSession {
    let (plan, speed) = (ReplayPlan(recorder.log), playhead.speed)
    close()
    let next = StageSession(
      demo, scale: scaleOfScreen(screenSize), screenSize: screenSize, parameters: parameters,
      replaying: plan, scaleOfScreen: scaleOfScreen)
    next.setSpeed(speed)
    return next
  }

  /// Whether nothing that was played again goes on.
  var isReplayOver: Bool {
    !sceneView.isPlayingBack && TransitionTrace.progress(in: scene) == nil
  }
}

import CoreGraphics
import UIKit

extension StageSession {
  /// Ends this session, and makes one with the demo as its files are now: on the same screen, at
  /// the same speed, with the controllers to which the segues of its storyboards have led.
  ///
  /// - Parameter scaleOfScreen: pixels per point of a screen of a size in points.
  func closeAndRemake(
    scaleOfScreen: @escaping @MainActor (CGSize) -> CGFloat
  ) -> StageSession {
    let place = scene.keyWindow?.rootViewController.map { StoryboardPlace(of: $0) }
    let (size, speed, isPlaying) = (scene.screen.bounds.size, playhead.speed, playhead.isPlaying)
    close()
    let next = StageSession(
      demo, scale: scaleOfScreen(size), screenSize: size, parameters: parameters, at: place,
      scaleOfScreen: scaleOfScreen)
    next.setSpeed(speed)
    if !isPlaying { next.togglePlaying() }
    return next
  }
}

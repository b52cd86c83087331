import CoreGraphics
import UIKit

extension SceneRecorder {
  /// Runs what happened before a trigger in a fresh scene, as fast as it can, and records it again:
  /// each event and each frame at its own time, so that the frames are what they were.
  ///
  /// - Parameter scaleOfScreen: pixels per point of a screen that turns and then has a size in
  ///   points.
  func run(
    _ plan: ReplayPlan, in scene: UIWindowScene,
    scaleOfScreen: (@MainActor (CGSize) -> CGFloat)?
  ) {
    let driver = SceneDriver(scene: scene)
    driver.scaleOfScreen = scaleOfScreen
    driver.onFrame = { [weak self] in self?.record($0) }
    for entry in plan.past {
      switch entry {
      case .input(let time, let event):
        driver.move(to: time)
        record(event)
        driver.send(event)
      case .frame(let time, _): driver.makeFrame(at: time)
      }
    }
    driver.end()
    scene.restartTime(at: plan.triggerTime)
  }
}

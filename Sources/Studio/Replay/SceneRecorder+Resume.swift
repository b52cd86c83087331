import CoreGraphics
import UIKit
import UIKitSimulator

extension SceneRecorder {
  /// Seconds of the stage after which what does not settle is left as it is (our choice).
  private static let longestMotion: TimeInterval = 3

  /// Runs an input script in a fresh scene, as fast as it can, and records it: to bring an app that
  /// was built again to the place where the one before it was. Pauses in which nothing moves have
  /// no frames.
  ///
  /// - Parameter scaleOfScreen: pixels per point of a screen that turns and then has a size in
  ///   points.
  func resume(
    _ script: InputScript, in scene: UIWindowScene,
    scaleOfScreen: (@MainActor (CGSize) -> CGFloat)?
  ) {
    let driver = SceneDriver(scene: scene)
    driver.scaleOfScreen = scaleOfScreen
    driver.onFrame = { [weak self] in self?.record($0) }
    let start = scene.screen.clock.now
    let interval = 1 / scene.screen.layerTree.displayRate
    func makeFrames(until end: TimeInterval) {
      while !scene.isIdle, scene.screen.clock.now + interval <= end {
        driver.makeFrame(at: scene.screen.clock.now + interval)
      }
    }
    for event in script.events {
      let time = start + event.time
      makeFrames(until: time)
      driver.move(to: time)
      for event in event.platformEvents(at: time, scale: scene.screen.scale) {
        record(event)
        driver.send(event)
      }
    }
    makeFrames(until: scene.screen.clock.now + Self.longestMotion)
    driver.end()
    scene.restartTime(at: scene.screen.clock.now)
  }
}

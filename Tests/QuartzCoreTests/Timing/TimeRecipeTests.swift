import CoreGraphics
import Testing

import QuartzCore

/// What people do with the times of layers and animations, with numbers calculated.
@MainActor
final class TimeRecipeTests {
  // Made in the test itself: making it makes it the main screen. It begins at 100 s.
  private lazy var scene = Scene()

  private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? CGFloat.nan }

  private func pause(_ layer: CALayer) {
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  @Test func aPausedLayerStandsStillAndContinuesWhereItWas() {
    let layer = scene.makeLayer()
    layer.add(.linear("position.x", from: 0.0, to: 100.0, duration: 10), forKey: nil)
    scene.frame()
    scene.frame(after: 2)
    pause(layer)
    #expect(layer.timeOffset == 102)
    scene.frame(after: 48)
    #expect(isClose(x(layer), 20))
    resume(layer)
    #expect(layer.beginTime == 48, "as long as it was paused")
    scene.frame()
    #expect(isClose(x(layer), 20), "it does not jump")
    scene.frame(after: 3)
    #expect(isClose(x(layer), 50))
    pause(layer)
    scene.frame(after: 5)
    resume(layer)
    #expect(layer.beginTime == 53, "pauses add up")
    scene.frame(after: 4.5)
    #expect(isClose(x(layer), 95))
    #expect(!layer.runningAnimations.isEmpty)
    scene.frame(after: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func pausingALayerPausesWhatIsInIt() {
    let parent = scene.makeLayer()
    let child = scene.makeLayer(in: parent)
    child.speed = 2
    child.add(.linear("position.x", from: 0.0, to: 100.0, duration: 10), forKey: nil)
    scene.frame()
    scene.frame(after: 1)
    pause(parent)
    scene.frame(after: 7)
    #expect(isClose(x(child), 20))
    resume(parent)
    scene.frame(after: 1)
    #expect(isClose(x(child), 40))
  }

  @Test func timesConvertThroughNestedSpeedsAndOffsets() {
    let outer = scene.makeLayer()
    outer.beginTime = 10
    outer.speed = 2
    let inner = scene.makeLayer(in: outer)
    inner.beginTime = 4
    inner.speed = 0.5
    inner.timeOffset = 7
    let other = scene.makeLayer()
    other.beginTime = 1
    other.speed = 3
    other.timeOffset = -1
    // (100 − 10) × 2 = 180; (180 − 4) × 0.5 + 7 = 95; (100 − 1) × 3 − 1 = 296.
    #expect(outer.convertTime(100, from: nil) == 180)
    #expect(inner.convertTime(100, from: nil) == 95)
    #expect(inner.convertTime(180, from: outer) == 95)
    #expect(inner.convertTime(95, to: outer) == 180)
    #expect(inner.convertTime(95, to: other) == 296)
    #expect(inner.convertTime(296, from: other) == 95)
    #expect(other.convertTime(296, to: nil) == 100)
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 300.0, 300.0), (.forwards, 300, 100), (.backwards, 0, 300),
    (.both, 0, 100),
  ])
  func fillModesShowValuesBeforeAndAfter(
    mode: CAMediaTimingFillMode, before: Double, after: Double
  ) {
    for isRemoved in [true, false] {
      let layer = scene.makeLayer()
      layer.position.x = 300
      let animation = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0)
      animation.beginTime = scene.now + 1
      animation.fillMode = mode
      animation.isRemovedOnCompletion = isRemoved
      layer.add(animation, forKey: "move")
      scene.frame()
      scene.frame(after: 0.5)
      #expect(isClose(x(layer), before))
      scene.frame(after: 1)
      #expect(isClose(x(layer), 50))
      scene.frame(after: 1)
      #expect(isClose(x(layer), isRemoved ? 300 : after), "what was removed cannot fill")
      #expect(layer.animationKeys() == (isRemoved ? nil : ["move"]))
    }
  }

  @Test func blocksOfNestedTransactionsRunFromTheInsideOut() {
    let layer = scene.makeLayer()
    scene.frame()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("outer") }
    CATransaction.setAnimationDuration(1)
    layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("silent") }
    CATransaction.setDisableActions(true)
    layer.position.x = 10
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("innermost") }
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(0.5)
    layer.cornerRadius = 5
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("empty") }
    CATransaction.setDisableActions(true)
    layer.position.y = 10
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity", "cornerRadius"])
    scene.frame()
    #expect(scene.log == ["empty"])
    scene.frame(after: 0.5)
    #expect(scene.log == ["empty", "innermost", "silent"])
    scene.frame(after: 0.5)
    #expect(scene.log == ["empty", "innermost", "silent", "outer"])
  }

  @Test func delegatesAreNotifiedOfEndsByTimeThenByCreationAndBeforeBlocks() {
    let layer = scene.makeLayer()
    func animation(_ name: String, _ duration: TimeInterval) -> CABasicAnimation {
      let animation = CABasicAnimation.linear("opacity", from: 0.0, to: 1.0, duration: duration)
      let recorder = scene.recorder(name)
      recorder.onStart = { [scene] in scene.log.append("\(name) starts") }
      animation.delegate = recorder
      return animation
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("block") }
    layer.add(animation("late", 0.3), forKey: nil)
    layer.add(animation("first", 0.2), forKey: nil)
    layer.add(animation("second", 0.2), forKey: nil)
    layer.add(animation("early", 0.1), forKey: nil)
    CATransaction.commit()
    scene.frame()
    #expect(scene.log == ["late starts", "first starts", "second starts", "early starts"])
    scene.log = []
    scene.frame(after: 1)
    #expect(
      scene.log == [
        "early finished", "first finished", "second finished", "late finished", "block",
      ])
  }
}

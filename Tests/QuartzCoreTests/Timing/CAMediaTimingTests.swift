import CoreGraphics
import Testing

import QuartzCore

/// Time of animations and of layers, as seen in what is on screen.
@MainActor
final class CAMediaTimingTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? CGFloat.nan }

  private func move(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0)
    change(animation)
    return animation
  }

  @Test func anAnimationBeginsWithTheFrameAfterItWasAdded() {
    let layer = scene.makeLayer()
    scene.frame()
    layer.add(move(), forKey: nil)
    scene.frame(after: 5)
    #expect(x(layer) == 0, "time that passed before the frame does not count")
    scene.frame(after: 0.25)
    #expect(isClose(x(layer), 25))
    scene.frame(after: 0.75)
    #expect(x(layer) == 0, "over: the model shows")
    #expect(layer.animationKeys() == nil)
  }

  @Test func aBeginTimeIsInTheLayersTime() {
    let layer = scene.makeLayer()
    layer.add(move { $0.beginTime = scene.now + 2 }, forKey: "move")
    layer.position.x = 300
    scene.frame()
    #expect(x(layer) == 300, "not begun, and not filled")
    scene.frame(after: 2.5)
    #expect(isClose(x(layer), 50))
  }

  @Test func fillingBackwardsShowsTheStartDuringTheDelay() {
    let layer = scene.makeLayer()
    layer.position.x = 300
    layer.add(
      move {
        $0.beginTime = scene.now + 2
        $0.fillMode = .backwards
      }, forKey: "move")
    scene.frame()
    #expect(x(layer) == 0)
    scene.frame(after: 3)
    #expect(x(layer) == 300)
  }

  @Test func fillingForwardsStaysUntilItIsRemovedAndEndsOnce() {
    let layer = scene.makeLayer()
    layer.add(
      move {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
        $0.delegate = scene.recorder("move")
      }, forKey: "move")
    scene.frame()
    scene.frame(after: 1.5)
    scene.frame(after: 5)
    #expect(x(layer) == 100)
    #expect(scene.log == ["move finished"])
    #expect(!scene.tree.needsFrame, "a filled value does not move")
    layer.removeAnimation(forKey: "move")
    #expect(x(layer) == 0)
  }

  @Test func speedShortensAndRepeatsLengthen() {
    let fast = scene.makeLayer()
    fast.add(move { $0.speed = 2 }, forKey: nil)
    let twice = scene.makeLayer()
    twice.add(move { $0.repeatCount = 2 }, forKey: nil)
    let back = scene.makeLayer()
    back.add(move { $0.autoreverses = true }, forKey: nil)
    scene.frame()
    scene.frame(after: 0.25)
    #expect(isClose(x(fast), 50) && isClose(x(twice), 25))
    scene.frame(after: 0.5)
    #expect(fast.animationKeys() == nil)
    scene.frame(after: 0.5)
    #expect(isClose(x(twice), 25) && isClose(x(back), 75))
    scene.frame(after: 0.75)
    #expect(twice.animationKeys() == nil && back.animationKeys() == nil)
  }

  @Test func aSlowParentSlowsEverythingBelowIt() {
    let parent = scene.makeLayer()
    parent.speed = 0.5
    let child = scene.makeLayer(in: parent)
    let grandchild = scene.makeLayer(in: child)
    grandchild.speed = 4
    child.add(move(), forKey: nil)
    grandchild.add(move(), forKey: nil)
    scene.frame()
    scene.frame(after: 0.25)
    #expect(isClose(x(child), 12.5))
    #expect(isClose(x(grandchild), 50))
    scene.frame(after: 0.5)
    #expect(!child.runningAnimations.isEmpty && grandchild.runningAnimations.isEmpty)
  }

  @Test func timesConvertBetweenLayers() {
    let parent = scene.makeLayer()
    parent.beginTime = 10
    parent.speed = 2
    let child = scene.makeLayer(in: parent)
    child.timeOffset = 3
    let other = scene.makeLayer()
    other.speed = 0.5
    #expect(parent.convertTime(11, from: nil) == 2)
    #expect(child.convertTime(11, from: nil) == 5)
    #expect(child.convertTime(5, to: nil) == 11)
    #expect(child.convertTime(2, from: parent) == 5)
    #expect(other.convertTime(5, from: child) == 5.5)
    #expect(child.convertTime(5.5, from: other) == 5)
  }

  @Test func aLayerWhoseTimeStandsConvertsToFiniteTimes() {
    let parent = scene.makeLayer()
    parent.speed = 0
    parent.timeOffset = 42
    let child = scene.makeLayer(in: parent)
    #expect(child.convertTime(1e6, from: nil) == 42)
    #expect(child.convertTime(42, to: nil).isFinite)
    #expect(scene.root.convertTime(7, from: child).isFinite)
  }

  @Test func aStandingLayerHoldsItsAnimationsWithoutFrames() {
    let layer = scene.makeLayer()
    layer.add(move { $0.duration = 10 }, forKey: "move")
    scene.frame()
    scene.frame(after: 2)
    layer.timeOffset = layer.convertTime(scene.now, from: nil)
    layer.speed = 0
    scene.frame()
    #expect(isClose(x(layer), 20))
    #expect(!scene.tree.needsFrame)
    scene.frame(after: 100)
    #expect(isClose(x(layer), 20))
    layer.timeOffset += 3
    #expect(scene.tree.needsFrame, "a change of the time is visible")
    scene.frame()
    #expect(isClose(x(layer), 50))
    #expect(layer.animationKeys() == ["move"])
  }

  @Test func animationsAreCopiedWhenTheyAreAdded() {
    let layer = scene.makeLayer()
    let animation = move()
    layer.add(animation, forKey: "move")
    animation.toValue = 1000.0
    animation.duration = 50
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(x(layer), 50))
  }

  @Test func timesThatAreNoNumbersAreRefusedWithOneWarningEach() {
    let layer = scene.makeLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    let warnings = Diagnostics.collecting {
      for odd in [Double.nan, .infinity, -.infinity] {
        layer.speed = Float(odd)
        layer.timeOffset = odd
        layer.beginTime = odd
        animation.duration = odd
        animation.beginTime = odd
        animation.speed = Float(odd)
        animation.timeOffset = odd
      }
    }
    #expect(warnings.count == 7, "one for each value: \(warnings)")
    #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
    #expect(animation.duration == 0 && animation.beginTime == 0 && animation.speed == 1)
  }

  @Test func negativeAndEndlessCountsAreUnderstood() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = -3
    animation.repeatCount = -1
    animation.repeatDuration = .nan
    #expect(animation.duration == 0 && animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0)
    animation.repeatCount = .greatestFiniteMagnitude
    #expect(animation.repeatCount == .infinity)
  }

  @Test func aClockNeverRunsBackwards() {
    let clock = MediaClock(now: 5)
    clock.advance(to: 3)
    clock.advance(to: .nan)
    clock.advance(to: .infinity)
    #expect(clock.now == 5)
    clock.advance(to: 6)
    #expect(clock.now == 6)
  }

  @Test func aLayersTimeRunsThroughItsDurationOverAndOver() {
    let layer = scene.makeLayer()
    layer.duration = 2
    #expect(layer.convertTime(-1, from: nil) == 0)
    #expect(layer.convertTime(1.5, from: nil) == 1.5)
    #expect(layer.convertTime(7, from: nil) == 2, "without repeats it stands at its end")
    layer.repeatCount = 3
    #expect(layer.convertTime(2.5, from: nil) == 0.5)
    #expect(layer.convertTime(9, from: nil) == 2)
    layer.autoreverses = true
    #expect(layer.convertTime(2.5, from: nil) == 1.5)
    layer.duration = 0
    #expect(layer.convertTime(7, from: nil) == 7)
  }
}

import CoreGraphics
import Testing

import QuartzCore

/// What is notified of the end of an animation, when, and in which order.
@MainActor
final class CompletionTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func add(
    _ name: String, duration: TimeInterval, to layer: CALayer, key: String? = nil
  ) {
    let animation = CABasicAnimation.linear("opacity", from: 1.0, to: 0.0, duration: duration)
    animation.delegate = scene.recorder(name)
    layer.add(animation, forKey: key)
  }

  @Test func endsOfOneFrameComeByEndAndThenByCreation() {
    let (first, second) = (scene.makeLayer(), scene.makeLayer())
    add("late", duration: 0.3, to: first)
    add("early", duration: 0.1, to: second)
    add("early too", duration: 0.1, to: first)
    add("middle", duration: 0.2, to: second)
    scene.frame()
    scene.frame(after: 5)
    #expect(
      scene.log == ["early finished", "early too finished", "middle finished", "late finished"])
  }

  @Test func endsOfSlowLayersAreOrderedByLocalTime() {
    let (slow, fast) = (scene.makeLayer(), scene.makeLayer())
    slow.speed = 0.5
    add("slow", duration: 0.2, to: slow)
    add("fast", duration: 0.3, to: fast)
    scene.frame()
    scene.frame(after: 0.35)
    #expect(scene.log == ["fast finished"])
    scene.frame(after: 0.1)
    #expect(scene.log == ["fast finished", "slow finished"])
  }

  @Test func aCompletionRunsAfterEveryLayerWasSampled() {
    let (first, second) = (scene.makeLayer(), scene.makeLayer())
    let recorder = ClosureDelegate { second.removeAllAnimations() }
    let animation = CABasicAnimation.linear("opacity", from: 1.0, to: 0.0, duration: 0.1)
    animation.delegate = recorder
    first.add(animation, forKey: nil)
    add("second", duration: 0.1, to: second)
    scene.frame()
    scene.frame(after: 0.1)
    #expect(scene.log == ["second finished"], "it had ended in the same frame")
  }

  @Test func whatACompletionStartsBeginsAtTheFramesTime() {
    let layer = scene.makeLayer()
    let animation = CABasicAnimation.linear("opacity", from: 1.0, to: 0.5, duration: 0.1)
    animation.delegate = ClosureDelegate { [scene] in
      layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: "next")
      scene.log.append("next added")
    }
    layer.add(animation, forKey: nil)
    scene.frame()
    scene.frame(after: 0.1)
    #expect(scene.log == ["next added"])
    #expect(scene.tree.needsFrame)
    scene.frame(after: 0.25)
    #expect(isClose(layer.presentation()?.position.x, 25))
  }

  @Test func replacingRemovesTheOneBefore() {
    let layer = scene.makeLayer()
    add("old", duration: 1, to: layer, key: "fade")
    scene.frame()
    add("new", duration: 1, to: layer, key: "fade")
    #expect(scene.log == ["old removed"])
    scene.frame()
    scene.frame(after: 1)
    #expect(scene.log == ["old removed", "new finished"])
  }

  @Test func anAnimationOnALayerThatIsNotShownIsOverAtOnce() {
    let layer = CALayer()
    add("alone", duration: 1, to: layer)
    scene.root.bounds.size.width = 399
    scene.frame()
    #expect(scene.log == ["alone finished"])
    #expect(layer.animationKeys() == nil)
    scene.root.addSublayer(layer)
    scene.frame(after: 5)
    #expect(scene.log.count == 1)
  }

  @Test func aLayerThatComesIntoTheTreeBeforeTheFrameAnimates() {
    let layer = CALayer()
    add("fade", duration: 1, to: layer)
    scene.root.addSublayer(layer)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(scene.log.isEmpty && layer.runningAnimations.count == 1)
  }

  @Test func leavingTheTreeEndsAnimationsOfTheWholeSubtreeUnfinished() {
    let layer = scene.makeLayer()
    let child = scene.makeLayer(in: layer)
    add("layer", duration: 1, to: layer)
    add("child", duration: 1, to: child)
    scene.frame()
    layer.removeFromSuperlayer()
    scene.frame(after: 0.1)
    #expect(scene.log.sorted() == ["child removed", "layer removed"])
    #expect(layer.animationKeys() == nil && child.animationKeys() == nil)
  }

  private func makePulse() -> CABasicAnimation {
    let pulse = CABasicAnimation.linear("opacity", from: 1.0, to: 0.0, duration: 10)
    pulse.isRemovedOnCompletion = false
    pulse.delegate = scene.recorder("pulse")
    return pulse
  }

  private func opacity(_ layer: CALayer) -> CGFloat? {
    layer.presentation().map { CGFloat($0.opacity) }
  }

  /// As a pulse that is added in an initializer.
  @Test func whatIsNotRemovedOnCompletionWaitsUntilItsLayerComesIntoTheTree() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    layer.add(makePulse(), forKey: "pulse")
    scene.frame()
    scene.frame(after: 3)
    #expect(layer.animationKeys() == ["pulse"] && scene.log.isEmpty)
    scene.root.addSublayer(layer)
    scene.frame()
    scene.frame(after: 4)
    #expect(isClose(opacity(layer), 0.6, within: 1e-6))
  }

  /// As a spinner on a page that another page covers for some time.
  @Test func whatIsNotRemovedOnCompletionGoesOnWhenItsLayerIsBack() {
    let layer = scene.makeLayer()
    let child = scene.makeLayer(in: layer)
    child.add(makePulse(), forKey: "pulse")
    scene.frame()
    scene.frame(after: 4)
    layer.removeFromSuperlayer()
    scene.frame(after: 1)
    #expect(child.animationKeys() == ["pulse"] && scene.log.isEmpty)
    scene.root.addSublayer(layer)
    scene.frame(after: 1)
    #expect(isClose(opacity(child), 0.4, within: 1e-6))
    scene.frame(after: 5)
    #expect(scene.log == ["pulse finished"])
    child.removeAllAnimations()
    #expect(scene.log == ["pulse finished"] && child.animationKeys() == nil)
  }

  @Test func aTransactionDoesNotWaitForALayerOutsideTheTree() {
    let (inside, outside) = (scene.makeLayer(), CALayer())
    for (layer, name) in [(inside, "inside"), (outside, "outside")] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [scene] in scene.log.append(name) }
      layer.add(makePulse(), forKey: nil)
      CATransaction.commit()
    }
    scene.frame()
    #expect(scene.log == ["outside"])
    inside.removeFromSuperlayer()
    scene.frame(after: 1)
    #expect(scene.log == ["outside", "inside"])
    #expect(inside.runningAnimations.count == 1 && outside.runningAnimations.count == 1)
  }

  @Test func theEndOfATreeEndsAlsoWhatWouldHaveStayed() {
    let (inside, removed) = (scene.makeLayer(), scene.makeLayer())
    for layer in [inside, removed] { layer.add(makePulse(), forKey: nil) }
    scene.frame()
    removed.removeFromSuperlayer()
    scene.tree.endAnimations()
    #expect(scene.log == ["pulse removed", "pulse removed"])
    #expect(inside.runningAnimations.isEmpty && removed.runningAnimations.isEmpty)
  }

  @Test func movingToAnotherPlaceWithinAFrameKeepsAnimationsRunning() {
    let layer = scene.makeLayer()
    let other = scene.makeLayer()
    layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: nil)
    scene.frame()
    layer.removeFromSuperlayer()
    other.addSublayer(layer)
    scene.frame(after: 0.5)
    #expect(isClose(layer.presentation()?.position.x, 50))
    scene.frame(after: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func aDelegateMayTakeAnimationsOffWhenTheyStart() {
    let layer = scene.makeLayer()
    for name in ["a", "b", "c"] {
      let animation = CABasicAnimation.linear("opacity", from: 1.0, to: 0.0)
      let recorder = scene.recorder(name)
      recorder.onStart = { layer.removeAllAnimations() }
      animation.delegate = recorder
      layer.add(animation, forKey: name)
    }
    scene.frame()
    #expect(scene.log == ["a removed", "b removed", "c removed"])
    scene.frame(after: 2)
    #expect(scene.log.count == 3)
  }

  @Test func aDelegateMayAddAnimationsWhenOneStarts() {
    let layer = scene.makeLayer()
    let animation = CABasicAnimation.linear("opacity", from: 1.0, to: 0.5)
    let recorder = scene.recorder("first")
    recorder.onStart = { [weak recorder] in
      recorder?.onStart = nil
      layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: "second")
    }
    animation.delegate = recorder
    layer.add(animation, forKey: "first")
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(layer.presentation()?.position.x, 50, within: 1e-6))
  }

  /// One animation follows another, and its start removes the first, or replaces it by its key.
  @Test(arguments: [false, true])
  func oneThatIsRemovedInTheFrameOfItsEndIsNotifiedOnce(isReplaced: Bool) {
    let layer = scene.makeLayer()
    let next = CABasicAnimation.linear("position.x", from: 0.0, to: 1.0)
    next.beginTime = scene.now + 1
    let delegate = scene.recorder("next")
    delegate.onStart = { [self] in
      if isReplaced {
        add("second", duration: 5, to: layer, key: "first")
      } else {
        layer.removeAnimation(forKey: "first")
      }
    }
    next.delegate = delegate
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("block") }
    add("first", duration: 1, to: layer, key: "first")
    add("long", duration: 3, to: layer, key: "long")
    CATransaction.commit()
    layer.add(next, forKey: "next")
    scene.frame()
    scene.frame(after: 1)
    #expect(scene.log == ["first removed"])
    scene.frame(after: 1)
    scene.frame(after: 1)
    #expect(scene.log == ["first removed", "next finished", "long finished", "block"])
  }

  @Test func hiddenLayersAnimationsEndToo() {
    let layer = scene.makeLayer()
    let child = scene.makeLayer(in: layer)
    layer.isHidden = true
    add("layer", duration: 0.1, to: layer)
    add("child", duration: 0.1, to: child)
    scene.frame()
    scene.frame(after: 0.2)
    #expect(scene.log.sorted() == ["child finished", "layer finished"])
  }
}

/// Calls a closure when an animation stops.
@MainActor
final class ClosureDelegate: CAAnimationDelegate {
  private let onStop: () -> Void

  init(_ onStop: @escaping () -> Void) { self.onStop = onStop }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop() }
}

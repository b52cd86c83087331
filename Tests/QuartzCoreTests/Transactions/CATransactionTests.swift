import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class CATransactionTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  @Test func aShownLayerAnimatesImplicitlyForAQuarterOfASecond() throws {
    let layer = scene.makeLayer()
    layer.position.x = 10
    #expect(layer.animationKeys() == nil, "not yet shown")
    scene.frame()
    layer.position.x = 110
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    scene.frame()
    #expect(layer.presentation()?.position.x == 10)
    scene.frame(after: 0.125)
    let middle = try #require(layer.presentation()?.position.x)
    let progress = CAMediaTimingFunction(name: .default).value(at: 0.5)
    #expect(isClose(middle, 10 + 100 * progress, within: 1e-6))
    scene.frame(after: 0.125)
    #expect(layer.animationKeys() == nil)
  }

  /// A layer that is taken out and put back elsewhere does not fly there.
  @Test(arguments: [false, true]) func aLayerThatComesBackIsWhereItWasPut(isPutFirst: Bool) {
    let group = scene.makeLayer()
    let layer = scene.makeLayer(in: group)
    scene.frame()
    group.removeFromSuperlayer()
    scene.frame(after: 1)
    if isPutFirst { layer.position.x = 100 }
    scene.root.addSublayer(group)
    if !isPutFirst { layer.position.x = 100 }
    #expect(layer.animationKeys() == nil)
    scene.frame(after: 0.1)
    layer.position.x = 200
    #expect(layer.animationKeys() == ["position"], "it was shown in its new place")
  }

  @Test func aLayerThatMovesToTheFrontAnimatesAsBefore() {
    let layer = scene.makeLayer()
    scene.frame()
    layer.removeFromSuperlayer()
    scene.root.addSublayer(layer)
    layer.position.x = 100
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func valuesThatCannotBeAnimatedChangeAtOnce() {
    let layer = scene.makeLayer()
    scene.frame()
    layer.masksToBounds = true
    layer.contents = nil
    #expect(layer.animationKeys() == nil)
  }

  @Test func disabledActionsMakeNone() {
    let layer = scene.makeLayer()
    scene.frame()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.begin()
    layer.position.x = 50
    CATransaction.setDisableActions(false)
    layer.cornerRadius = 5
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == ["cornerRadius"], "inner transactions inherit, and may differ")
    #expect(!CATransaction.disableActions())
  }

  @Test func nestedTransactionsInheritWhatTheyDoNotSet() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func explicitAnimationsTakeTheTransactionsDuration() {
    let layer = scene.makeLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    CATransaction.commit()
    #expect(layer.animation(forKey: "fade")?.duration == 2)
  }

  @Test func aTransactionsCurveReplacesThatOfTheAnimationsInIt() {
    let layer = scene.makeLayer()
    scene.frame()
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(curve)
    layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: "move")
    CATransaction.commit()
    layer.add(.linear("position.y", from: 0.0, to: 100.0), forKey: nil)
    #expect(layer.animation(forKey: "move")?.timingFunction == curve)
    scene.frame()
    scene.frame(after: 0.25)
    let shown = layer.presentation()?.position
    #expect(isClose(shown?.x, 100 * curve.value(at: 0.25), within: 1e-6))
    #expect(isClose(shown?.y, 25, within: 1e-6))
  }

  @Test func aCompletionBlockWaitsForEverythingInsideIt() {
    let layer = scene.makeLayer()
    scene.frame()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("outer") }
    layer.add(.linear("opacity", from: 1.0, to: 0.5, duration: 0.5), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("inner") }
    layer.add(.linear("position.x", from: 1.0, to: 0.5, duration: 0.2), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    scene.frame()
    #expect(scene.log.isEmpty)
    scene.frame(after: 0.25)
    #expect(scene.log == ["inner"])
    scene.frame(after: 0.25)
    #expect(scene.log == ["inner", "outer"])
  }

  @Test func aCompletionBlockWithoutAnimationsRunsInTheNextTurn() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("done") }
    CATransaction.commit()
    #expect(scene.log.isEmpty, "never inside the call")
    #expect(scene.tree.needsFrame)
    scene.frame()
    #expect(scene.log == ["done"])
  }

  @Test func removalCountsAsAnEndForCompletionBlocks() {
    let layer = scene.makeLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("done") }
    layer.add(.linear("opacity", from: 1.0, to: 0.5), forKey: "fade")
    CATransaction.commit()
    scene.frame()
    layer.removeAnimation(forKey: "fade")
    #expect(scene.log == ["done"])
  }

  @Test func theImplicitTransactionEndsWithTheFrame() {
    let layer = scene.makeLayer()
    scene.frame()
    CATransaction.setAnimationDuration(4)
    CATransaction.setCompletionBlock { [scene] in scene.log.append("done") }
    layer.opacity = 0
    #expect(layer.animation(forKey: "opacity")?.duration == 4)
    scene.frame()
    #expect(CATransaction.animationDuration() == 0.25)
    scene.frame(after: 4)
    #expect(scene.log == ["done"])
  }

  @Test func theImplicitTransactionRequestsTheFrameThatEndsIt() {
    for _ in 0..<2 { scene.frame() }
    #expect(!scene.tree.needsFrame)
    CATransaction.setDisableActions(true)
    #expect(scene.tree.needsFrame)
    CATransaction.setCompletionBlock { [scene] in scene.log.append("done") }
    scene.frame()
    #expect(!CATransaction.disableActions() && scene.log == ["done"])
  }

  @Test func afterAFlushChangesAnimateThoughNoFrameHasShownTheLayer() throws {
    let layer = scene.makeLayer()
    layer.opacity = 0.5
    #expect(layer.needsLayout())
    CATransaction.flush()
    #expect(!layer.needsLayout() && layer.animationKeys() == nil)
    layer.opacity = 0
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.fromValue as? Double == 0.5)
    let later = scene.makeLayer()
    later.opacity = 0
    #expect(later.animationKeys() == nil)
  }

  @Test func aCommitWithoutABeginEndsTheImplicitTransaction() {
    let layer = scene.makeLayer()
    scene.frame()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("done") }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    layer.add(fade, forKey: "fade")
    CATransaction.commit()
    // The completion waits for what was added before it, and not for what comes after.
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
    scene.frame()
    scene.frame(after: 1)
    #expect(scene.log == ["done"])
  }

  @Test func aDurationThatIsNoneIsNotTaken() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(.nan)
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.setAnimationDuration(-2)
    #expect(CATransaction.animationDuration() == 0)
    CATransaction.commit()
  }

  @Test func flagsMayBeGivenAsTheValuesOfCoreFoundation() {
    let scene = scene
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    scene.frame()
  }

  @Test func itsPropertiesHaveKeysToo() {
    let scene = scene
    CATransaction.begin()
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(
      CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
    var calls = 0
    let block: () -> Void = { calls += 1 }
    CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
    let warnings = Diagnostics.collecting {
      CATransaction.setValue("long", forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(3, forKey: kCATransactionCompletionBlock)
    }
    #expect(warnings.count == 2 && CATransaction.animationDuration() == 2)
    CATransaction.commit()
    scene.frame()
    #expect(calls == 1)
  }

  @Test func valuesAreKeptByTransaction() {
    CATransaction.begin()
    CATransaction.setValue(7, forKey: "answer")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "answer") as? Int == 7)
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "answer") == nil)
  }
}

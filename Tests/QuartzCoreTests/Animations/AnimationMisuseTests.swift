import CoreGraphics
import Testing

@testable import QuartzCore

/// Animations that are added, changed and taken away at odd moments: nothing hangs, and each end is
/// reported once.
@MainActor
struct AnimationMisuseTests {
  private let scene = Scene()

  private final class Again: CAAnimationDelegate {
    let layer: CALayer
    let key: String?
    var duration = 0.1
    var (starts, stops) = (0, 0)
    /// Whether it stops there: what runs indefinitely would run beside other tests.
    var isOver = false
    init(_ layer: CALayer, key: String?) { (self.layer, self.key) = (layer, key) }

    func add() {
      let animation = CAAnimation.linear("opacity", from: 0.0, to: 1.0, duration: duration)
      animation.delegate = self
      layer.add(animation, forKey: key)
    }
    func animationDidStart(_ anim: CAAnimation) { starts += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops += 1
      if !isOver { add() }
    }
  }

  @Test func addingItselfAgainAtItsEndContinuesIndefinitely() {
    let layer = scene.makeLayer()
    scene.frame()
    for key in [nil, "a"] {
      let again = Again(layer, key: key)
      CATransaction.setAnimationDuration(0)
      again.duration = 0
      again.add()
      for _ in 0..<20 {
        scene.frame(after: 0.1)
        #expect(layer.animations.count == 1)
      }
      #expect(again.stops > 5)
      layer.removeAllAnimations()
      #expect(layer.animations.count == 1, "its delegate adds it again")
      again.isOver = true
      layer.removeAllAnimations()
    }
  }

  @Test func replacingOneThatAddsItselfAgainLeavesOne() {
    let layer = scene.makeLayer()
    scene.frame()
    let again = Again(layer, key: "a")
    again.add()
    scene.frame(after: 0.01)
    again.add()
    #expect(layer.animationKeys() == ["a"])
    for _ in 0..<10 {
      scene.frame(after: 0.01)
      #expect(layer.animationKeys() == ["a"])
    }
    #expect(again.stops > 0)
    again.isOver = true
    layer.removeAllAnimations()
    scene.frame()
    #expect(scene.tree.completions.isEmpty)
  }

  @Test func whatRunsCannotBeChanged() throws {
    let layer = scene.makeLayer()
    let original = CAAnimation.linear("position.x", from: 0.0, to: 100.0)
    let group = CAAnimationGroup()
    group.animations = [CAKeyframeAnimation(keyPath: "opacity")]
    layer.add(original, forKey: "a")
    layer.add(group, forKey: "group")
    let added = try #require(layer.animation(forKey: "a") as? CABasicAnimation)
    let part = try #require((layer.animation(forKey: "group") as? CAAnimationGroup)?.animations?[0])
    #expect(added !== original && layer.animation(forKey: "a") === added)
    let warnings = Diagnostics.collecting {
      added.duration = 9
      added.duration = 9
      added.toValue = 7.0
      added.delegate = scene.recorder("x")
      added.isAdditive = true
      added.setValue("b", forKey: "tag")
      part.speed = 3
      original.duration = 5
    }
    #expect(warnings.count == 6, "\(warnings)")
    #expect(
      warnings.contains { $0.contains("duration") } && warnings.contains { $0.contains("toValue") })
    #expect(added.duration == 1 && added.toValue as? Double == 100 && added.delegate == nil)
    #expect(part.speed == 1 && added.value(forKey: "tag") == nil)
    let copy = try #require(added.copy() as? CABasicAnimation)
    copy.duration = 3
    #expect(copy.duration == 3 && copy.toValue as? Double == 100)
  }

  @Test func withoutAKeyItIsNotAmongTheKeysButRuns() {
    let layer = scene.makeLayer()
    layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: nil)
    layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: nil)
    #expect(layer.animationKeys() == nil && layer.runningAnimations.count == 2)
    layer.add(.linear("opacity", from: 0.0, to: 1.0), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    #expect(layer.runningAnimations.isEmpty)
  }

  @Test func tagsAndPropertiesAreSetByKeyAndCopied() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    animation.setValue(2, forKey: "duration")
    animation.setValue(0.25, forKey: "fromValue")
    animation.setValue(false, forKey: "removedOnCompletion")
    #expect(animation.duration == 2 && animation.fromValue as? Double == 0.25)
    #expect(!animation.isRemovedOnCompletion)
    let layer = scene.makeLayer()
    layer.add(animation, forKey: "a")
    let added = try #require(layer.animation(forKey: "a"))
    #expect(added.value(forKey: "name") as? String == "fade")
    #expect(added.value(forKey: "keyPath") as? String == "opacity")
    let warnings = Diagnostics.collecting { animation.setValue("long", forKey: "duration") }
    #expect(warnings.count == 1 && warnings[0].contains("duration") && animation.duration == 2)
    animation.setValue(nil, forKey: "name")
    #expect(animation.value(forKey: "name") == nil)
  }

  @Test func aDelegateIsNotifiedOfTheStartWhenTheDelayHasPassed() {
    let layer = scene.makeLayer()
    scene.frame()
    let recorder = scene.recorder("late")
    recorder.onStart = { scene.log.append("late started") }
    let animation = CAAnimation.linear("opacity", from: 0.0, to: 1.0, duration: 0.5)
    animation.beginTime = scene.now + 1
    animation.delegate = recorder
    layer.add(animation, forKey: nil)
    scene.frame()
    scene.frame(after: 0.9)
    #expect(scene.log.isEmpty)
    scene.frame(after: 0.2)
    #expect(scene.log == ["late started"])
    scene.frame(after: 0.5)
    #expect(scene.log == ["late started", "late finished"])
    animation.beginTime = scene.now + 1
    layer.add(animation, forKey: nil)
    scene.frame()
    scene.frame(after: 3)
    #expect(scene.log.suffix(2) == ["late started", "late finished"], "both in one frame")
    animation.beginTime = scene.now + 1
    layer.add(animation, forKey: "a")
    scene.frame()
    layer.removeAllAnimations()
    scene.frame(after: 3)
    #expect(scene.log.suffix(1) == ["late removed"] && scene.log.count == 5)
  }

  @Test func anEndlessOneRunsBackwardsTooFromItsEnd() {
    let layer = scene.makeLayer()
    scene.frame()
    let animation = CAAnimation.linear("position.x", from: 0.0, to: 100.0)
    animation.speed = -1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: nil)
    scene.frame()
    #expect(isClose(layer.presentationValuesNow.position.x, 100))
    scene.frame(after: 0.25)
    #expect(isClose(layer.presentationValuesNow.position.x, 75))
    scene.frame(after: 1)
    #expect(isClose(layer.presentationValuesNow.position.x, 75))
  }

  @Test func hugeNumbersDoNotCrash() {
    let layer = scene.makeLayer()
    scene.frame()
    let huge = Double.greatestFiniteMagnitude
    for path in [
      "position", "bounds.size.width", "opacity", "transform.scale", "cornerRadius",
      "transform.translation.x", "transform.rotation.z", "zPosition", "borderWidth",
      "shadowRadius", "contentsRect", "sublayerTransform.translation.x", "bounds", "anchorPoint",
    ] {
      let sample = layer.animatableProperty(path)?.get(layer.values)
      let (low, high): (Any, Any)
      switch sample {
      case .point: (low, high) = (CGPoint(x: -huge, y: 0), CGPoint(x: huge, y: 0))
      case .rect:
        (low, high) = (
          CGRect(x: -huge, y: 0, width: 0, height: 1), CGRect(x: huge, y: 0, width: 9, height: 1)
        )
      default: (low, high) = (-huge, huge)
      }
      for additive in [false, true] {
        let animation = CAAnimation.linear(path, from: low, to: high)
        animation.isAdditive = additive
        animation.isCumulative = additive
        animation.repeatCount = 5
        layer.add(animation, forKey: nil)
        layer.add(animation, forKey: nil)
        for _ in 0..<4 { scene.frame(after: 0.3) }
        layer.removeAllAnimations()
      }
      let keyframes = CAKeyframeAnimation(keyPath: path)
      keyframes.values = [low, high, low]
      keyframes.calculationMode = .cubicPaced
      layer.add(keyframes, forKey: nil)
      scene.frame(after: 0.1)
      scene.frame(after: 0.1)
      layer.removeAllAnimations()
    }
  }

  @Test func hugeTimesDoNotCrash() {
    let layer = scene.makeLayer()
    scene.frame()
    let huge = Double.greatestFiniteMagnitude
    for (begin, duration, offset, speed) in [
      (huge, 1, 0, 1), (-huge, 1, 0, 1), (0, huge, 0, 1), (0, 1, huge, 1), (0, 1, -huge, 1),
      (0, 1, 0, Float.greatestFiniteMagnitude), (0, 1, 0, -Float.greatestFiniteMagnitude),
      (0, huge, huge, 0), (huge, huge, huge, 1e-38), (0, 1e-300, 0, 1), (0, huge, -huge, -1),
    ] as [(Double, Double, Double, Float)] {
      for count in [0, Float.greatestFiniteMagnitude, .infinity, 1e20] {
        let animation = CAAnimation.linear("position.x", from: 0.0, to: 1.0)
        (animation.beginTime, animation.duration) = (begin, duration)
        (animation.timeOffset, animation.speed) = (offset, speed)
        animation.repeatCount = count
        animation.autoreverses = true
        animation.fillMode = .both
        animation.isCumulative = true
        layer.add(animation, forKey: nil)
        for _ in 0..<3 {
          scene.frame(after: 0.3)
          let x = layer.presentationValuesNow.position.x
          #expect(x.isFinite, "\(begin) \(duration) \(offset) \(speed) \(count)")
        }
        layer.removeAllAnimations()
      }
    }
    layer.timeOffset = huge
    layer.beginTime = -huge
    layer.add(.linear("position.x", from: 0.0, to: 1.0), forKey: nil)
    for _ in 0..<3 { scene.frame(after: 0.3) }
    #expect(layer.presentationValuesNow.position.x.isFinite)
  }
}

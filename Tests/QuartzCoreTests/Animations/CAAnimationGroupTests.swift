import CoreGraphics
import Testing

import QuartzCore

/// Animations that share the time of a group.
@MainActor
final class CAAnimationGroupTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func group(_ animations: [CAAnimation], duration: TimeInterval = 1) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  private func shown(_ animation: CAAnimation, at times: [Double]) -> [LayerValues] {
    let layer = scene.makeLayer()
    layer.position.x = -1
    layer.add(animation, forKey: nil)
    scene.frame()
    let begin = layer.localTimeNow
    return times.map { layer.presentationValues(at: begin + $0, isHeld: false) }
  }

  @Test func partsRunSideBySideAndTakeTheGroupsDuration() {
    let move = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0, duration: 0)
    let fade = CABasicAnimation.linear("opacity", from: 1.0, to: 0.0, duration: 0.5)
    let values = shown(group([move, fade], duration: 2), at: [0.25, 1, 1.5])
    #expect(isClose(values[0].position.x, 12.5) && isClose(values[0].opacity, 0.5))
    #expect(isClose(values[1].position.x, 50) && isClose(values[2].position.x, 75))
    #expect(values[1].opacity == 1, "over before the group, it fills only where it says so")
  }

  @Test func partsBeginAtTheirTimesAndFillWithinTheGroup() {
    let move = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0, duration: 0.5)
    move.beginTime = 0.5
    var values = shown(group([move], duration: 2), at: [0.25, 0.75, 1.5])
    #expect(values.map(\.position.x) == [-1, 50, -1])
    move.fillMode = .both
    values = shown(group([move], duration: 2), at: [0.25, 0.75, 1.5])
    #expect(values.map(\.position.x) == [0, 50, 100])
  }

  @Test func theGroupCutsItsParts() {
    let move = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0, duration: 4)
    move.delegate = scene.recorder("part")
    let whole = group([move], duration: 1)
    whole.delegate = scene.recorder("group")
    let layer = scene.makeLayer()
    layer.add(whole, forKey: "group")
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(layer.presentation()?.position.x, 12.5) && layer.animationKeys() == ["group"])
    scene.frame(after: 0.5)
    #expect(scene.log == ["group finished"])
    #expect(layer.presentation()?.position.x == 0 && layer.animationKeys() == nil)
  }

  @Test func aGroupsRepeatsReversalAndTimingCurveActOnItsParts() {
    let move = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0, duration: 0)
    let whole = group([move])
    whole.repeatCount = 2
    whole.autoreverses = true
    #expect(
      shown(whole, at: [0.5, 1.25, 2.75, 3.5]).map { ($0.position.x * 1e6).rounded() / 1e6 }
        == [50, 75, 75, 50])
    let eased = group([move])
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let expected = 100 * CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
    #expect(isClose(shown(eased, at: [0.5])[0].position.x, expected, within: 1e-6))
  }

  @Test func groupsHoldGroupsAndEveryKindOfAnimation() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0.0
    spring.toValue = 100.0
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = [1, 0, 1]
    let inner = group([spring, keyframes], duration: 1)
    inner.beginTime = 0.5
    inner.speed = 2
    let values = shown(group([inner], duration: 3), at: [0.25, 0.75, 1.25])
    #expect(values[0].position.x == -1 && values[0].opacity == 1)
    let solver = SpringSolver(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    #expect(isClose(values[1].position.x, 100 * solver.value(at: 0.5), within: 1e-6))
    #expect(isClose(values[1].opacity, 0, within: 1e-6))
    #expect(values[2].position.x == -1)
  }

  @Test func aHeldGroupIsScrubbed() {
    let move = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0, duration: 0)
    let layer = scene.makeLayer()
    layer.speed = 0
    layer.add(group([move], duration: 2), forKey: nil)
    scene.frame()
    layer.timeOffset = 0.74
    scene.frame(after: 5)
    #expect(isClose(layer.presentation()?.position.x, 37))
  }

  @Test func aGroupInsideItselfIsReportedAndLeavesThatPartOut() {
    let whole = group([.linear("position.x", from: 0.0, to: 100.0, duration: 0)])
    let middle = group([whole])
    whole.animations?.append(middle)
    let warnings = Diagnostics.collecting {
      #expect(isClose(shown(whole, at: [0.5])[0].position.x, 50))
    }
    #expect(warnings.count == 1)
    whole.animations = nil
  }

  @Test func anEmptyGroupTakesItsTime() {
    let layer = scene.makeLayer()
    let empty = group([])
    empty.delegate = scene.recorder("empty")
    layer.add(empty, forKey: nil)
    scene.frame()
    scene.frame(after: 0.9)
    #expect(scene.log.isEmpty)
    scene.frame(after: 0.2)
    #expect(scene.log == ["empty finished"])
  }
}

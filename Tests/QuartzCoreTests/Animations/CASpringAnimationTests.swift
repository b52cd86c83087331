import CoreGraphics
import Testing

import QuartzCore

@MainActor
struct CASpringAnimationTests {
  @Test func defaultsAreApples() {
    let spring = CASpringAnimation(keyPath: "position.y")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(isClose(spring.settlingDuration, 1.47270, within: 1e-5))
  }

  @Test func durationAndBounceGiveStiffnessAndDamping() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.9, within: 0.05))
    #expect(isClose(spring.damping, 17.6, within: 0.05))
    let stiff = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(isClose(stiff.damping, 2 * 2 * 2 * .pi / 0.5, within: 1e-9))
  }

  @Test func stiffnessAndDampingGiveDurationAndBounce() {
    let spring = CASpringAnimation()
    // ω = 10, so that a period takes 2π / 10; ζ = 0.5.
    (spring.mass, spring.stiffness, spring.damping) = (1, 100, 10)
    #expect(isClose(spring.perceptualDuration, 0.62832, within: 1e-5))
    #expect(isClose(spring.bounce, 0.5, within: 1e-9))
    // ζ = 2: the bounce b has 1 / (1 + b) = 2.
    (spring.mass, spring.stiffness, spring.damping) = (4, 100, 80)
    #expect(isClose(spring.perceptualDuration, 1.25664, within: 1e-5))
    #expect(isClose(spring.bounce, -0.5, within: 1e-9))
  }

  @Test func impossibleSpringsAreReportedAndKeepTheDefaults() {
    let warnings = Diagnostics.collecting {
      for (duration, bounce) in [(0, 0.3), (-1, 0.3), (.nan, 0.3), (0.5, -1), (0.5, .infinity)] {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        #expect(spring.stiffness == 100 && spring.damping == 10)
      }
    }
    #expect(warnings.count == 1)
  }

  @Test func springsCreepOnlyWhereTheyMay() {
    let spring = CASpringAnimation(keyPath: "position.x")
    // ω = 10 and ζ = 1.25: what is left decays at 5 and at 20 a second.
    spring.damping = 25
    spring.duration = 2
    spring.fromValue = 0.0
    spring.toValue = 1.0
    let scene = Scene()
    let critical = scene.makeLayer()
    critical.add(spring, forKey: nil)
    spring.allowsOverdamping = true
    let creeping = scene.makeLayer()
    creeping.add(spring, forKey: nil)
    scene.frame()
    scene.frame(after: 0.2)
    let left = exp(-2.0)
    #expect(isClose(critical.presentation()?.position.x, 1 - 3 * left, within: 1e-12))
    // Shares of a spring at rest: 20 / 15 and −5 / 15.
    let slow = 4 / 3 * exp(-1.0) - exp(-4.0) / 3
    #expect(isClose(creeping.presentation()?.position.x, 1 - slow, within: 1e-12))
    #expect(isClose(spring.settlingDuration, log(5 / 3 / 0.001) / 5, within: 1e-9))
  }

  @Test func aLayerFollowsTheSpringAtEveryFrame() {
    let scene = Scene()
    let table = SpringTable.excerpt[0]
    let layer = scene.makeLayer()
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.stiffness = table.stiffness
    spring.damping = table.damping
    spring.fromValue = 0.0
    spring.toValue = 1000.0
    spring.duration = table.duration
    layer.add(spring, forKey: nil)
    let start = scene.now
    scene.frame()
    for sample in table.samples.dropLast() {
      scene.tree.clock.advance(to: start + sample.time)
      scene.frame()
      let y = layer.presentation()?.position.y ?? CGFloat.nan
      #expect(isClose(y, sample.progress * 1000, within: 1e-2), "\(sample)")
    }
  }
}

import CoreGraphics
import Testing

import QuartzCore

/// The keys that only some classes of animations have.
@MainActor
struct AnimationClassKeyTests {
  @Test func aTransitionIsDescribedByKeysAndByNames() {
    let transition = CATransition()
    transition.setValue("cube", forKey: "type")
    transition.setValue(CATransitionSubtype.fromRight, forKey: "subtype")
    transition.setValue(0.25, forKey: "startProgress")
    #expect(transition.type.rawValue == "cube" && transition.subtype == .fromRight)
    #expect(transition.startProgress == 0.25)
    #expect(transition.value(forKey: "type") as? CATransitionType == transition.type)
    #expect(transition.value(forKey: "endProgress") as? Float == 1)
    transition.setValue(nil, forKey: "subtype")
    #expect(transition.subtype == nil && transition.value(forKey: "subtype") == nil)
  }

  @Test func keyframesHaveTheirKeys() {
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    let curve = CAMediaTimingFunction(name: .easeIn)
    keyframes.setValue([0, 0.5, 1], forKey: "keyTimes")
    keyframes.setValue([curve], forKey: "timingFunctions")
    keyframes.setValue("discrete", forKey: "calculationMode")
    keyframes.setValue("auto", forKey: "rotationMode")
    #expect(keyframes.keyTimes?.map(\.doubleValue) == [0, 0.5, 1])
    #expect(keyframes.timingFunctions == [curve] && keyframes.calculationMode == .discrete)
    #expect(keyframes.rotationMode == .rotateAuto)
    let warnings = Diagnostics.collecting { keyframes.setValue(3, forKey: "calculationMode") }
    #expect(warnings.count == 1 && keyframes.calculationMode == .discrete)
  }

  @Test func aSpringHasItsKeys() {
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.setValue(2, forKey: "mass")
    spring.setValue(50, forKey: "stiffness")
    spring.setValue(5, forKey: "damping")
    spring.setValue(-1, forKey: "initialVelocity")
    #expect(spring.mass == 2 && spring.stiffness == 50 && spring.damping == 5)
    #expect(spring.initialVelocity == -1)
    #expect(spring.value(forKey: "damping") as? CGFloat == 5)
  }

  @Test func otherAnimationsKeepSuchKeysForTheProgram() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("arrival", forKey: "type")
    #expect(animation.value(forKey: "type") as? String == "arrival")
  }
}

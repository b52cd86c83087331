import CoreGraphics
import Testing

import QuartzCore

/// The numbers that animations return: each casts to every type of number, as an `NSNumber` does.
@MainActor
final class AnimationNumberTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  @Test func theStartOfAnImplicitAnimationIsANumberOfEveryType() throws {
    let layer = scene.makeLayer()
    layer.cornerRadius = 8
    scene.frame()
    layer.cornerRadius = 2
    let animation = try #require(layer.animation(forKey: "cornerRadius") as? CABasicAnimation)
    #expect(animation.fromValue as? CGFloat == 8 && animation.fromValue as? Double == 8)
    #expect(animation.fromValue as? Float == 8 && animation.fromValue as? Int == 8)
    #expect((animation.fromValue as? NSNumber)?.doubleValue == 8)
  }

  @Test func aNumberThatWasSetCastsToOtherTypes() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = CGFloat(0.5)
    animation.toValue = 1
    #expect(animation.fromValue as? Double == 0.5 && animation.fromValue as? CGFloat == 0.5)
    #expect(animation.toValue as? CGFloat == 1 && animation.toValue as? Int == 1)
    animation.fromValue = true
    #expect(animation.fromValue as? Bool == true)
    animation.fromValue = nil
    #expect(animation.fromValue == nil)
  }

  @Test func otherValuesStayAsTheyAre() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 1, y: 2)
    animation.toValue = [3, 4.5]
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(animation.toValue as? [Double] == [3, 4.5])
  }
}

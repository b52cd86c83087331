import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// The action that a view has for its layer inside a block, and the animation that it becomes: apps
/// read both, to let other values follow.
@MainActor
struct BlockActionTests {
  private func action(of view: UIView) -> (any CAAction)? {
    view.action(for: view.layer, forKey: "backgroundColor")
  }

  // MARK: Actions

  @Test func insideABlockItIsAnAnimationWithTheBlocksTiming() throws {
    let page = Page()
    #expect(action(of: page.view) is NSNull)
    var found: CABasicAnimation?
    UIView.animate(withDuration: 0.7, delay: 0, options: [.curveEaseIn, .autoreverse]) {
      found = action(of: page.view) as? CABasicAnimation
    }
    let animation = try #require(found)
    #expect(animation.keyPath == "backgroundColor" && animation.duration == 0.7)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
    #expect(animation.autoreverses && animation.beginTime == 0)
    #expect(page.view.layer.animationKeys() == nil, "reading it adds none")
    UIView.performWithoutAnimation { #expect(action(of: page.view) is NSNull) }
  }

  @Test func ofASpringItIsASpring() throws {
    let page = Page()
    var found: CASpringAnimation?
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      found = action(of: page.view) as? CASpringAnimation
    }
    let spring = try #require(found)
    // The stiffness is (2π / 0.5)².
    #expect(isNear(spring.stiffness, 157.9136704, within: 1e-6))
  }

  @Test func insideAKeyframeItTakesTheKeyframesTime() throws {
    let page = Page()
    var found: CABasicAnimation?
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        found = action(of: page.view) as? CABasicAnimation
      }
    }
    let animation = try #require(found)
    #expect(animation.duration == 0.5)
  }

  /// A view with a value of its own, which a layer draws.
  private final class LineView: UIView {
    let line = CAShapeLayer()

    var end: CGFloat = 1 {
      didSet {
        let action = action(for: layer, forKey: "backgroundColor")
        if let block = action as? CABasicAnimation {
          let animation = CABasicAnimation(keyPath: "strokeEnd")
          (animation.fromValue, animation.toValue) = (oldValue, end)
          animation.duration = block.duration
          animation.timingFunction = block.timingFunction
          animation.beginTime = block.beginTime
          animation.fillMode = block.fillMode
          line.add(animation, forKey: "strokeEnd")
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.strokeEnd = end
        CATransaction.commit()
      }
    }
  }

  @Test func aValueOfTheViewsOwnAnimatesWithTheBlock() {
    let page = Page()
    let view = LineView(frame: page.view.bounds)
    view.layer.addSublayer(view.line)
    page.view.addSubview(view)
    page.simulator.settle()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.end = 0
      view.center.x = 150
    }
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(isNear(view.line.presentation()?.strokeEnd ?? 9, 0.75))
    #expect(isNear(view.layer.presentation()?.position.x ?? 9, 75))
    view.end = 1
    #expect(view.line.strokeEnd == 1)
  }

  /// Changes the animations of a block.
  private final class SlowView: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      let action = super.action(for: layer, forKey: event)
      (action as? CABasicAnimation)?.duration = 3
      return action
    }
  }

  @Test func aViewMayChangeTheAnimationOfItsBlock() {
    let page = Page()
    let view = SlowView(frame: page.view.bounds)
    page.view.addSubview(view)
    page.simulator.settle()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 80 },
      completion: page.completion())
    page.begin()
    page.simulator.advance(by: 1.5)
    #expect(isNear(view.layer.presentation()?.position.x ?? 9, 65) && page.journal.lines.isEmpty)
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"])
  }

  // MARK: Animations

  @Test func theSizeAndTheOriginOfBoundsAnimateApartByADifference() throws {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.bounds = CGRect(x: 10, y: 20, width: 300, height: 50)
    }
    let layer = page.view.layer
    #expect(Set(layer.animationKeys() ?? []) == ["bounds.size", "bounds.origin"])
    let size = try #require(layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    let origin = try #require(layer.animation(forKey: "bounds.origin") as? CABasicAnimation)
    #expect(size.keyPath == "bounds.size" && origin.keyPath == "bounds.origin")
    #expect(size.isAdditive && origin.isAdditive)
    // The old values, 100 × 100 at the origin, minus the new ones.
    #expect(size.fromValue as? CGSize == CGSize(width: -200, height: 50))
    #expect(origin.fromValue as? CGPoint == CGPoint(x: -10, y: -20))
    #expect(size.toValue as? CGSize == CGSize.zero && origin.toValue as? CGPoint == CGPoint.zero)
    page.begin()
    page.simulator.advance(by: 0.5)
    let shown = layer.presentation()?.bounds ?? .zero
    #expect(isNear(shown, CGRect(x: 5, y: 10, width: 200, height: 75)))
  }

  /// A view whose shadow follows its size, as apps write it.
  private final class ShadowView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      let path = UIBezierPath(rect: bounds).cgPath
      if let animation = layer.animation(forKey: "bounds.size")?.copy() as? CABasicAnimation {
        animation.keyPath = "shadowPath"
        animation.fromValue = layer.shadowPath
        animation.toValue = path
        layer.add(animation, forKey: "shadowPath")
      }
      layer.shadowPath = path
    }
  }

  @Test func aCopyOfTheSizesAnimationMovesAShadow() {
    let page = Page()
    let view = ShadowView(frame: page.view.bounds)
    page.view.addSubview(view)
    page.simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size.width = 300
      view.layoutIfNeeded()
    }
    page.begin()
    page.simulator.advance(by: 0.25)
    #expect(isNear(view.layer.presentation()?.shadowPath?.boundingBox.width ?? 9, 150))
  }

  @Test func aTransactionGivesABlockACurveOfItsOwn() {
    let page = Page()
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(curve)
    UIView.animate(withDuration: 1) { page.view.center.x = 150 }
    CATransaction.commit()
    page.begin()
    page.simulator.advance(by: 0.25)
    #expect(isNear(page.x, 100 * curve.value(at: 0.25)))
  }

  @Test func severalAnimationsOfOneValueHaveKeysThatCountUp() {
    let page = Page()
    func move() { UIView.animate(withDuration: 1) { page.view.center.x += 10 } }
    for _ in 0..<3 { move() }
    let layer = page.view.layer
    #expect(layer.animationKeys() == ["position", "position-2", "position-3"])
    layer.removeAnimation(forKey: "position-2")
    move()
    #expect(layer.animationKeys()?.count == 3 && Set(layer.animationKeys() ?? []).count == 3)
    layer.removeAnimation(forKey: "position")
    move()
    #expect(layer.animationKeys()?.last == "position")
  }

  /// The time to find a key must not grow with the square of the number of animations.
  @Test(.timeLimit(.minutes(1)))
  func thousandsOfAnimationsOfOneValueAreAddedQuickly() {
    let page = Page()
    for _ in 0..<4000 { UIView.animate(withDuration: 1) { page.view.center.x += 1 } }
    #expect(page.view.layer.animationKeys()?.last == "position-4000")
    page.view.layer.removeAllAnimations()
  }
}

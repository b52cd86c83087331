import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// `beginAnimations`, repeated blocks, springs by duration and bounce, and options.
@MainActor
struct AnimationBlockTests {
  // MARK: beginAnimations

  @Test func withoutBracesItTakesAFifthOfASecond() {
    let page = Page()
    UIView.beginAnimations(nil, context: nil)
    page.view.center.x = 150
    UIView.commitAnimations()
    page.view.alpha = 0.5
    #expect(page.view.layer.animationKeys() == ["position"])
    page.begin()
    page.simulator.advance(by: 0.1)
    #expect(isNear(page.x, 50))
    page.simulator.advance(by: 0.11)
    #expect(page.x == 100 && page.view.layer.animationKeys() == nil)
  }

  @Test func theSettersActOnWhatComesAfterThem() {
    let page = Page()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    page.view.center.x = 150
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationRepeatCount(1.5)
    UIView.setAnimationRepeatAutoreverses(true)
    page.view.alpha = 0
    UIView.commitAnimations()
    page.begin()
    page.simulator.advance(by: 0.75)
    #expect(isNear(page.x, 75))
    #expect(isNear(CGFloat(page.view.layer.presentation()?.opacity ?? 9), 0.75))
    page.simulator.advance(by: 1)
    #expect(isNear(CGFloat(page.view.layer.presentation()?.opacity ?? 9), 0.25), "in reverse")
    page.simulator.advance(by: 1.5)
    #expect(isNear(CGFloat(page.view.layer.presentation()?.opacity ?? 9), 0.25), "and again")
    page.simulator.settle()
    #expect(page.view.alpha == 0)
  }

  @Test func theNumbersOfAnAnimationCastToEveryType() throws {
    let page = Page()
    UIView.animate(withDuration: 1) { page.view.alpha = 0.25 }
    let animation = try #require(
      page.view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    // Additive: from the old value minus the new one to zero.
    #expect(animation.fromValue as? CGFloat == 0.75 && animation.fromValue as? Double == 0.75)
    #expect(animation.toValue as? CGFloat == 0 && animation.toValue as? Int == 0)
  }

  @MainActor private final class Witness: NSObject {
    var calls: [String] = []
    func willStart(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
      calls.append("start \(animationID ?? "nil") \(context != nil)")
    }
    func didStop(
      _ animationID: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?
    ) {
      calls.append("stop \(animationID ?? "nil") \(finished.boolValue) \(context != nil)")
    }
    func done() { calls.append("done") }
  }

  @Test func theDelegateIsNotifiedOfTheStartAndOfTheEnd() {
    let (page, witness) = (Page(), Witness())
    var context = 7
    withUnsafeMutablePointer(to: &context) { pointer in
      UIView.beginAnimations("move", context: pointer)
      UIView.setAnimationDelegate(witness)
      UIView.setAnimationWillStart(Selector(Witness.willStart))
      UIView.setAnimationDidStop(Selector(Witness.didStop))
      UIView.setAnimationDuration(1)
      page.view.center.x = 150
      UIView.commitAnimations()
    }
    #expect(witness.calls.isEmpty)
    page.begin()
    #expect(witness.calls == ["start move true"])
    page.simulator.advance(by: 0.9)
    #expect(witness.calls.count == 1)
    page.simulator.advance(by: 0.2)
    #expect(witness.calls == ["start move true", "stop move true true"])
  }

  @Test func anInterruptedBlockReportsThatItHasNotFinished() {
    let (page, witness) = (Page(), Witness())
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(witness)
    UIView.setAnimationDidStop(Selector(Witness.didStop))
    page.view.center.x = 150
    UIView.commitAnimations()
    page.begin()
    page.view.layer.removeAllAnimations()
    #expect(witness.calls == ["stop nil false false"])
  }

  @Test func aMethodWithoutParametersIsCalledAfterTheDelay() {
    let (page, witness) = (Page(), Witness())
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(witness)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationWillStart(Selector(Witness.done))
    page.view.center.x = 150
    UIView.commitAnimations()
    page.begin()
    page.simulator.advance(by: 0.4)
    #expect(witness.calls.isEmpty)
    page.simulator.advance(by: 0.2)
    #expect(witness.calls == ["done"])
    page.simulator.settle()
    #expect(witness.calls == ["done"])
  }

  @Test func aDelegateThatCannotBeCalledIsReported() {
    let (page, witness) = (Page(), Witness())
    let warnings = Diagnostics.collecting {
      UIView.setAnimationDelegate(witness)
      UIView.animate(withDuration: 1) { UIView.setAnimationDidStop(Selector(Witness.done)) }
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(page.journal)
      UIView.setAnimationDidStop(Selector(Witness.done))
      page.view.center.x = 150
      UIView.commitAnimations()
      page.simulator.settle()
    }
    #expect(warnings.count == 3 && witness.calls.isEmpty)
  }

  @Test func aBlockInsideBracesDoesNotInherit() {
    let page = Page()
    UIView.animate(withDuration: 3) {
      UIView.beginAnimations(nil, context: nil)
      #expect(UIView.inheritedAnimationDuration == 0.2)
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 3)
      page.view.alpha = 0
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func whatIsOutOfOrderIsReported() {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.commitAnimations()
      UIView.setAnimationDuration(1)
      UIView.animate(withDuration: 1) {
        UIView.beginAnimations(nil, context: nil)
        UIView.beginAnimations(nil, context: nil)
        page.view.center.x = 150
      }
      UIView.commitAnimations()
    }
    #expect(warnings.count == 3, "one sentence for both commits too many: \(warnings)")
    #expect(UIView.inheritedAnimationDuration == 0)
    page.simulator.settle()
    #expect(page.x == 100)
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func impossibleSettingsAreReported(value: Double) {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(value)
      UIView.setAnimationDelay(value)
      UIView.setAnimationRepeatCount(value == .infinity ? -2 : Float(value))
      page.view.center.x = 150
      UIView.commitAnimations()
    }
    #expect(warnings.count == 3, "\(warnings)")
    page.simulator.settle()
    #expect(page.x == 100)
  }

  // MARK: No duration inside a block

  @Test func oneOfNoDurationTakesThatOfTheBlockAroundIt() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(
        withDuration: 0, animations: { page.view.center.x = 150 }, completion: page.completion())
    }
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(isNear(page.x, 50) && page.journal.lines.isEmpty)
    page.simulator.settle()
    #expect(page.x == 100 && page.journal.lines == ["completion true"])
  }

  @Test func unlessItKeepsItsOwn() {
    let page = Page()
    UIView.animate(withDuration: 1) {
      page.view.alpha = 0.5
      UIView.animate(
        withDuration: 0, delay: 0, options: .overrideInheritedDuration,
        animations: { page.view.center.x = 150 }, completion: page.completion())
      #expect(page.view.layer.animationKeys() == ["opacity"])
    }
    #expect(page.journal.lines.isEmpty, "not inside the call")
    page.begin()
    #expect(page.x == 100 && page.journal.lines == ["completion true"])
    page.simulator.settle()
  }

  @Test func thatOfADelayedBlockWaitsWithIt() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0.5) {
      page.view.alpha = 0.5
      UIView.animate(
        withDuration: 0, delay: 0, options: .overrideInheritedDuration,
        animations: { page.view.center.x = 150 }, completion: page.completion())
    }
    page.begin()
    page.simulator.advance(by: 0.4)
    #expect(page.x == 0 && page.journal.lines.isEmpty)
    page.simulator.advance(by: 0.2)
    #expect(page.x == 100 && page.journal.lines == ["completion true"])
    page.simulator.settle()
  }

  @Test func aTransitionOfNoDurationInheritsToo() {
    let page = Page()
    UIView.animate(withDuration: 1) {
      UIView.transition(
        with: page.view, duration: 0, options: .transitionCrossDissolve,
        animations: { page.view.backgroundColor = .red }, completion: page.completion())
    }
    #expect(page.view.layer.animation(forKey: kCATransition)?.duration == 1)
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"])
  }

  // MARK: Repeats

  @Test func changesCanBeMadeToRepeat() {
    let page = Page()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { page.view.center.x = 150 }
        page.view.alpha = 0
      }, completion: page.completion())
    #expect(page.view.layer.animation(forKey: "opacity")?.repeatCount == 0)
    page.begin()
    page.simulator.advance(by: 1.25)
    #expect(isNear(page.x, 75))
    page.simulator.advance(by: 1)
    #expect(isNear(page.x, 25))
    #expect(page.journal.lines.isEmpty)
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"] && page.x == 100)
  }

  @Test func repeatsNeedABlock() {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { page.view.center.x = 150 }
    }
    #expect(warnings.count == 1 && page.view.center.x == 150)
    #expect(page.view.layer.animationKeys() == nil)
  }

  // MARK: Springs

  @Test func aSpringByHowLongItSeemsToTake() {
    let page = Page()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { page.view.center.x = 150 }
    let spring = page.view.layer.animation(forKey: "position") as? CASpringAnimation
    #expect(isNear(spring?.stiffness ?? 0, 157.9136704, within: 1e-6))
    #expect(isNear(spring?.damping ?? 0, 17.5929189, within: 1e-6))
    #expect(isNear(spring?.duration ?? 0, spring?.settlingDuration ?? 1, within: 1e-9))
    page.begin()
    page.simulator.advance(by: 0.25)
    // ω0 = 4π, ζ = 0.7: e^(−ζω0t) = 0.1109, ωd t = 2.2436, so x = 0.984087.
    #expect(isNear(page.x, 98.4087, within: 1e-3), "\(page.x)")
    page.simulator.settle()
    #expect(page.x == 100)
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func aSpringWithoutALengthIsOverInTheNextTurn(duration: TimeInterval) {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.animate(
        springDuration: duration, bounce: 0, animations: { page.view.center.x = 150 },
        completion: page.completion())
    }
    #expect(warnings.count == (duration == 0 ? 0 : 1), "\(warnings)")
    #expect(page.view.layer.animationKeys() == nil)
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"])
  }

  @Test func aSpringThatNeverRestsIsCut() {
    let page = Page()
    UIView.animate(
      springDuration: 0.1, bounce: 1, animations: { page.view.center.x = 150 },
      completion: page.completion())
    #expect(page.view.layer.animation(forKey: "position")?.duration == 100)
  }

  // MARK: Options

  @Test func theValuesAreApples() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64])
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 512)
    #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 65536)
    #expect(UIView.AnimationOptions.curveEaseOut.rawValue == 131072)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 196608)
  }

  @Test func theCurveOfTheKeyboardIsASpringThatDoesNotOvershoot() throws {
    let view = UIView()
    let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 1, delay: 0, options: keyboard, animations: { view.alpha = 0 })
    let animation = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    // Critical damping is twice the root of mass times stiffness.
    let critical = 2 * (animation.mass * animation.stiffness).squareRoot()
    #expect(animation.duration == 1 && abs(animation.damping - critical) < 1e-6 * critical)
  }

  @Test func nestedBlocksTakeOverOptionsUnlessTheySayOtherwise() {
    let page = Page()
    let (inherits, overrides) = (UIView(), UIView())
    page.view.addSubview(inherits)
    page.view.addSubview(overrides)
    page.simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.animate(withDuration: 1) { inherits.center.x = 50 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
        overrides.center.x = 50
      }
    }
    let first = inherits.layer.animation(forKey: "position")
    #expect(first?.repeatCount == .infinity && first?.autoreverses == true)
    let second = overrides.layer.animation(forKey: "position")
    #expect(second?.repeatCount == 0 && second?.autoreverses == false)
  }

  @Test func layoutInsideTheBlockWhereAskedFor() {
    final class Half: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
      }
    }
    let page = Page()
    let outer = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(outer.inner)
    page.view.addSubview(outer)
    page.simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      outer.bounds.size.width = 300
    }
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(isNear(outer.inner.layer.presentation()?.bounds.width ?? 9, 100))
  }

  // MARK: Removal

  @Test func deletedViewsShrinkAndGo() {
    let page = Page()
    let views = [UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView()]
    for view in views { page.view.addSubview(view) }
    page.simulator.settle()
    UIView.perform(
      .delete, on: views, options: .curveLinear, animations: { page.view.center.x = 150 },
      completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.1)
    #expect(isNear(CGFloat(views[0].layer.presentation()?.opacity ?? 9), 0.5))
    #expect(isNear(views[0].layer.presentation()?.frame.width ?? 9, 27.5))
    #expect(isNear(page.x, 50))
    page.simulator.settle()
    #expect(page.view.subviews.isEmpty && page.journal.lines == ["completion true"])
    #expect(views[0].alpha == 1 && views[0].transform == .identity)
  }
}

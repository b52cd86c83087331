import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Misuse of view animations: one warning that names it, correct final values, and each completion
/// once.
@MainActor
struct AnimationMisuseTests {
  private func expectOneSentence(
    _ name: String, _ values: [CGFloat] = [.nan, .infinity], _ action: (CGFloat) -> Void
  ) {
    for value in values {
      let warnings = Diagnostics.collecting {
        action(value)
        action(value)
      }
      #expect(warnings.count == 1 && warnings[0].contains(name), "\(name) = \(value): \(warnings)")
    }
  }

  @Test func springsNameWhatTheyRefuse() {
    let page = Page()
    expectOneSentence("damping ratio", [.nan, .infinity, -1]) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: $0, initialSpringVelocity: 0,
        animations: { page.view.center.x += 1 })
    }
    expectOneSentence("velocity") {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: $0,
        animations: { page.view.center.x += 1 })
    }
    expectOneSentence("duration", [.nan, .infinity, -1]) {
      UIView.animate(
        withDuration: $0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { page.view.center.x += 1 })
    }
    expectOneSentence("velocity") {
      UIView.animate(springDuration: 1, initialSpringVelocity: $0) { page.view.center.x += 1 }
    }
    expectOneSentence("bounce") { bounce in
      UIView.animate(springDuration: 1, bounce: bounce) { page.view.center.x += 1 }
    }
    expectOneSentence("damping ratio", [.nan, .infinity, -1]) {
      _ = UISpringTimingParameters(dampingRatio: $0)
    }
    page.simulator.settle()
    #expect(page.x == page.view.frame.minX && page.x.isFinite)
  }

  @Test func animatorsNameWhatTheyRefuse() {
    let page = Page()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    expectOneSentence("delay factor") {
      animator.addAnimations({ page.view.center.x += 1 }, delayFactor: $0)
    }
    expectOneSentence("duration factor") {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: $0)
    }
    expectOneSentence("delay", [.nan, .infinity, -1]) {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { page.view.center.x += 1 }
        .startAnimation(afterDelay: $0)
    }
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: CGFloat.nan, y: 0.5), controlPoint2: CGPoint(x: 1, y: 1))
    #expect(timing.controlPoint1 == CGPoint(x: 0, y: 0.5), "what it is to be seen as")
    page.simulator.settle()
    #expect(page.x == page.view.frame.minX && page.x.isFinite)
  }

  @Test func viewsNameWhatTheyRefuse() {
    let page = Page()
    let view = page.view
    let before = view.frame
    for inBlock in [false, true] {
      func set(_ name: String, _ change: @escaping (CGFloat) -> Void) {
        expectOneSentence(name) { value in
          if inBlock { UIView.animate(withDuration: 1) { change(value) } } else { change(value) }
        }
      }
      set("position") { view.center = CGPoint(x: $0, y: 0) }
      set("frame") { view.frame = CGRect(x: 0, y: 0, width: $0, height: 1) }
      set("bounds") { view.bounds.origin.x = $0 }
      set("opacity") { view.alpha = $0 }
      set("transform") { view.transform = CGAffineTransform(scaleX: $0, y: 1) }
      set("transform") { view.transform3D = CATransform3DMakeScale($0, 1, 1) }
      set("contentScaleFactor") { view.contentScaleFactor = $0 }
    }
    page.simulator.settle()
    #expect(view.frame == before && view.alpha == 1 && view.transform == .identity)
  }

  // MARK: In completions

  @Test func aZeroLengthAnimationThatStartsItselfAgainTakesATurnEachTime() {
    let page = Page()
    var (count, isOver) = (0, false)
    func again() {
      UIView.animate(
        withDuration: 0, animations: { page.view.center.x += 1 },
        completion: { _ in
          count += 1
          if !isOver { again() }
        })
    }
    again()
    for _ in 0..<10 { page.simulator.advanceFrame() }
    #expect((5...12).contains(count), "\(count)")
    #expect(page.simulator.advanceFrame(), "and so on")
    isOver = true
    page.simulator.settle()
  }

  @Test func twoThatEndEachOtherDoNotCallEachOtherWithoutEnd() {
    let page = Page()
    var (calls, isOver) = (0, false)
    func pulse(_ alpha: CGFloat) {
      UIView.animate(
        withDuration: 0.2,
        animations: { page.view.backgroundColor = UIColor(white: alpha, alpha: 1) },
        completion: { _ in
          calls += 1
          if !isOver { pulse(1 - alpha) }
        })
    }
    pulse(0)
    page.simulator.advance(by: 0.1)
    pulse(1)
    page.simulator.advance(by: 2)
    #expect((5...400).contains(calls), "\(calls)")
    #expect(page.view.layer.animationKeys()?.count == 1)
    isOver = true
    page.simulator.settle()
    #expect(page.view.layer.animationKeys() == nil)
  }

  @Test func aCompletionMayTakeTheViewAwayAndStartATransition() {
    let page = Page()
    let (first, second) = (UIView(frame: page.view.bounds), UIView(frame: page.view.bounds))
    page.view.addSubview(first)
    page.simulator.settle()
    UIView.animate(
      withDuration: 0.2, animations: { first.alpha = 0 },
      completion: { _ in
        page.journal.note("faded")
        UIView.transition(
          from: first, to: second, duration: 0.2, options: .transitionFlipFromLeft,
          completion: { finished in
            page.journal.note("turned \(finished)")
            second.removeFromSuperview()
            page.view.removeFromSuperview()
          })
      })
    page.simulator.settle()
    #expect(page.journal.lines == ["faded", "turned true"])
    #expect(page.view.superview == nil && first.superview == nil && second.superview == nil)
  }

  @Test func aCompletionMayPresentAndItsCompletionDismiss() {
    let page = Page()
    let modal = UIViewController()
    let root = page.simulator.window.rootViewController
    UIView.animate(
      withDuration: 0.2, animations: { page.view.alpha = 0 },
      completion: { _ in
        root?.present(modal, animated: true) {
          page.journal.note("presented")
          UIView.animate(
            withDuration: 0.1, animations: { modal.view.alpha = 0.5 },
            completion: { _ in
              modal.dismiss(animated: true) { page.journal.note("dismissed") }
            })
        }
      })
    page.simulator.settle()
    #expect(page.journal.lines == ["presented", "dismissed"])
    #expect(root?.presentedViewController == nil)
  }

  @Test func viewsThatGoWithTheirLastReferenceEndTheirAnimations() {
    let page = Page()
    weak var gone: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      gone = view
      page.view.addSubview(view)
      UIView.animate(
        withDuration: 1, animations: { [weak view] in view?.alpha = 0 },
        completion: page.completion())
      page.simulator.advance(by: 0.1)
      view.removeFromSuperview()
    }
    page.simulator.settle()
    #expect(page.journal.lines == ["completion false"])
    #expect(gone == nil)
  }

  @Test func aWholeScreenThatGoesEndsItsAnimations() {
    let page = Page()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.rootViewController = UIViewController()
    window.isHidden = false
    page.simulator.settle()
    UIView.animate(
      withDuration: 1, animations: { window.rootViewController?.view.alpha = 0 },
      completion: page.completion())
    page.simulator.advance(by: 0.1)
    window.isHidden = true
    page.simulator.settle()
    #expect(page.journal.lines.count == 1)
  }

  // MARK: Animators that act on themselves

  @Test(arguments: [false, true])
  func anAnimatorMayStopItselfInItsOwnBlock(withoutFinishing: Bool) {
    let page = Page()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { page.view.center.x = 150 }
    animator.addAnimations { [unowned animator] in animator.stopAnimation(withoutFinishing) }
    animator.addAnimations { page.view.alpha = 0 }
    animator.addCompletion { page.journal.note("completion \($0.rawValue)") }
    animator.startAnimation()
    #expect(animator.state == (withoutFinishing ? .inactive : .stopped))
    #expect(!animator.isRunning && page.view.alpha == 1)
    page.simulator.settle()
    #expect(page.journal.lines.isEmpty)
    if !withoutFinishing {
      animator.finishAnimation(at: .end)
      #expect(page.journal.lines == ["completion 0"] && page.view.center.x == 150)
    }
    #expect(page.view.layer.animationKeys() == nil)
  }

  @Test func anAnimatorsCompletionMayDoAnythingToIt() {
    let page = Page()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    animator.addAnimations { page.view.center.x = 150 }
    var calls = 0
    animator.addCompletion { [unowned animator] _ in
      calls += 1
      #expect(animator.state == .inactive)
      _ = Diagnostics.collecting { animator.finishAnimation(at: .end) }
      animator.stopAnimation(true)
      animator.addAnimations { page.view.alpha = 0.5 }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.isReversed = true
      animator.fractionComplete = 0.5
      animator.isReversed = false
      animator.startAnimation()
    }
    animator.addCompletion { _ in calls += 10 }
    animator.startAnimation()
    page.simulator.settle()
    #expect(calls == 11 && animator.state == .inactive && page.view.alpha == 0.5)
  }
}

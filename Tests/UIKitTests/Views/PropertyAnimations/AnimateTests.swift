import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// `UIView.animate`: the values in each frame, and the calls at the end.
@MainActor
struct AnimateTests {
  // MARK: What shows

  @Test func untilTheNextFrameTheScreenShowsTheOldValue() {
    let page = Page()
    UIView.animate(withDuration: 1) { page.view.frame.origin.x = 100 }
    #expect(page.x == 0, "before the animation is committed")
    UIView.animate(withDuration: 1) { page.view.frame.origin.x = 300 }
    #expect(page.x == 0, "and with a second one on top")
  }

  @Test func theModelChangesAtOnceAndTheScreenFollows() {
    let page = Page()
    UIView.animate(withDuration: 1) { page.view.frame.origin.x = 100 }
    #expect(page.view.frame.minX == 100)
    page.begin()
    #expect(isNear(page.x, 0))
    page.simulator.advance(by: 0.5)
    #expect(isNear(page.x, 50))
    page.simulator.advance(by: 0.25)
    let progress = CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.75)
    #expect(isNear(page.x, 100 * progress))
    page.simulator.settle()
    #expect(page.x == 100 && page.view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, CAMediaTimingFunctionName.linear),
    (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInEaseOut),
    (UIView.AnimationOptions(), .easeInEaseOut),
  ])
  func theOptionsNameTheCurve(
    options: UIView.AnimationOptions, name: CAMediaTimingFunctionName
  ) {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: options) { page.view.center.x = 150 }
    page.begin()
    page.simulator.advance(by: 0.3)
    #expect(isNear(page.x, 100 * CAMediaTimingFunction(name: name).value(at: 0.3)))
  }

  @Test func aSpringFollowsItsSolver() {
    let page = Page()
    let spring = SpringSolver(duration: 0.5, dampingRatio: 0.4, initialVelocity: 2)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
      options: .curveEaseIn
    ) {
      page.view.center.x = 150
    }
    page.begin()
    let start = UIScreen.main.clock.now
    for _ in 0..<29 {
      page.simulator.advanceFrame()
      let expected = 100 * spring.value(at: UIScreen.main.clock.now - start)
      #expect(isNear(page.x, expected, within: 1e-3), "the curve of the options is ignored")
    }
  }

  @Test func aFrameAnimatesAsPositionAndSize() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.frame = CGRect(x: 50, y: 100, width: 300, height: 200)
    }
    #expect(Set(page.view.layer.animationKeys() ?? []) == ["position", "bounds.size"])
    page.begin()
    page.simulator.advance(by: 0.5)
    let shown = page.view.shownFrame
    #expect(isNear(shown.minX, 25) && isNear(shown.minY, 50))
    #expect(isNear(shown.width, 200) && isNear(shown.height, 150))
  }

  @Test func aViewGrowsOutOfScaleZero() {
    let page = Page()
    page.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.transform = .identity
    }
    page.begin()
    page.simulator.advance(by: 0.25)
    let shown = page.view.shownFrame
    #expect(isNear(shown.width, 25) && isNear(shown.height, 25) && isNear(shown.midX, 50))
  }

  @Test func threeQuartersOfATurnBackAreAQuarterForward() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.transform = CGAffineTransform(rotationAngle: -1.5 * .pi)
    }
    page.begin()
    page.simulator.advance(by: 0.5)
    let shown = page.view.layer.presentation()?.affineTransform()
    #expect(isNear(shown?.b ?? 9, sin(.pi / 4)), "clockwise")
  }

  @Test func hidingIsNotAnimatedAndTransparencyIs() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.isHidden = true
      page.view.alpha = 0
    }
    #expect(page.view.layer.animationKeys() == ["opacity"])
  }

  @Test func subviewsLaidOutInTheBlockMoveAlong() {
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
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.bounds.size.width = 300
      outer.layoutIfNeeded()
    }
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(isNear(outer.inner.layer.presentation()?.bounds.width ?? 9, 100))
  }

  // MARK: Retargeting

  @Test func aSecondAnimationInMidFlightBlendsAndNeverJumps() {
    let page = Page(framesPerSecond: 120)
    UIView.animate(withDuration: 1) { page.view.center.x = 150 }
    page.begin()
    var (last, step) = (page.x, CGFloat(0))
    for frame in 0..<240 {
      if frame == 40 { UIView.animate(withDuration: 1) { page.view.center.x = 350 } }
      if frame == 70 { UIView.animate(withDuration: 0.5) { page.view.center.x = 50 } }
      guard page.simulator.advanceFrame() else { break }
      let moved = page.x - last
      // The steepest of these curves changes its speed by less than this in a frame.
      #expect(abs(moved - step) < 0.5, "frame \(frame): \(step), then \(moved)")
      (last, step) = (page.x, moved)
    }
    page.simulator.settle()
    #expect(page.x == 0)
  }

  @Test func theFirstAnimationContinuesBelowTheSecond() {
    let page = Page()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { page.view.center.x = 150 },
      completion: page.completion("first"))
    page.begin()
    page.simulator.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { page.view.center.x = 50 },
      completion: page.completion("second"))
    page.begin()
    let before = page.x
    #expect(isNear(before, 50 + 100.0 / 60, within: 1e-3), "half the way and a frame")
    page.simulator.advance(by: 0.25)
    // The first animation moved the view forwards by a quarter of its distance, and the second one
    // moved it back by a quarter.
    #expect(isNear(page.x, before + 25 - 25, within: 1e-3))
    page.simulator.settle()
    #expect(page.journal.take() == ["first true", "second true"])
    #expect(page.x == 0)
  }

  @Test func coloursAreReplacedFromWhatIsOnScreenWhenAsked() {
    let page = Page()
    func shown() -> RGBA? { page.view.layer.presentation()?.backgroundColor?.rgba }
    page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { page.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
      completion: page.completion("first"))
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(isNear(shown()?.red ?? 9, 0.5))
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { page.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) },
      completion: page.completion("second"))
    #expect(page.journal.take() == ["first false"])
    page.begin()
    #expect(isNear(shown()?.red ?? 9, 0.5) && isNear(shown()?.green ?? 9, 0))
    page.simulator.settle()
    #expect(page.journal.take() == ["second true"])
  }

  // MARK: Completions

  @Test func theCompletionComesOnceWhenTheLastEnds() {
    let page = Page()
    let other = UIView(frame: .zero)
    page.view.addSubview(other)
    page.simulator.settle()
    UIView.animate(
      withDuration: 0.5,
      animations: {
        page.view.alpha = 0.5
        other.center.x = 40
      }, completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.49)
    #expect(page.journal.lines.isEmpty)
    page.simulator.advance(by: 0.03)
    #expect(page.journal.lines == ["completion true"])
    page.simulator.settle()
    page.simulator.advance(by: 2)
    #expect(page.journal.lines == ["completion true"])
  }

  @Test(arguments: [0, -1, -TimeInterval.infinity, .infinity, .nan])
  func withoutALengthItIsOverInTheNextTurn(duration: TimeInterval) {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.animate(
        withDuration: duration, animations: { page.view.center.x = 150 },
        completion: page.completion())
    }
    #expect(warnings.count == (duration == 0 ? 0 : 1), "\(warnings)")
    #expect(page.view.layer.animationKeys() == nil && page.view.center.x == 150)
    #expect(page.journal.lines.isEmpty, "never inside the call")
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"])
  }

  @Test func aBlockThatAnimatesNothingIsOverInTheNextTurn() {
    let page = Page()
    let stray = UIView()
    UIView.animate(withDuration: 5, animations: {}, completion: page.completion("empty"))
    UIView.animate(
      withDuration: 5, animations: { page.view.alpha = 1 }, completion: page.completion("same"))
    UIView.animate(
      withDuration: 5, animations: { stray.alpha = 0 }, completion: page.completion("stray"))
    #expect(page.journal.lines.isEmpty)
    page.begin()
    #expect(Set(page.journal.take()) == ["empty true", "same true", "stray true"])
  }

  @Test func removalInMidFlightIsNotFinished() {
    let page = Page()
    UIView.animate(
      withDuration: 1, animations: { page.view.center.x = 150 }, completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.3)
    page.view.removeFromSuperview()
    page.simulator.settle()
    #expect(page.journal.take() == ["completion false"])
  }

  @Test func removalOfAnAncestorIsNotFinishedEither() {
    let page = Page()
    let inner = UIView()
    page.view.addSubview(inner)
    page.simulator.settle()
    UIView.animate(
      withDuration: 1, animations: { inner.center.x = 150 }, completion: page.completion())
    page.begin()
    page.view.removeFromSuperview()
    page.simulator.settle()
    #expect(page.journal.take() == ["completion false"])
  }

  @Test func takingTheAnimationsOffShowsTheModel() {
    let page = Page()
    UIView.animate(
      withDuration: 1, animations: { page.view.center.x = 150 }, completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.3)
    page.view.layer.removeAllAnimations()
    #expect(page.journal.take() == ["completion false"])
    page.simulator.settle()
    #expect(page.x == 100)
  }

  @Test func whatACompletionStartsContinuesWithoutAPause() {
    let page = Page()
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { page.view.center.x = 100 },
      completion: { _ in
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveLinear,
          animations: { page.view.center.x = 150 }, completion: page.completion())
      })
    page.begin()
    let start = UIScreen.main.clock.now
    var last = page.x
    while page.simulator.advanceFrame(), page.journal.lines.isEmpty {
      #expect(page.x - last > 0.8 || UIScreen.main.clock.now - start > 1 - 1e-6)
      last = page.x
    }
    #expect(isNear(UIScreen.main.clock.now - start, 1, within: 2.5 / 60))
  }

  // MARK: Delays, repeats, nesting

  @Test func aDelayShowsTheOldValueFirst() {
    let page = Page()
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { page.view.center.x = 150 }, completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.4)
    #expect(page.view.center.x == 150 && isNear(page.x, 0))
    page.simulator.advance(by: 0.6)
    #expect(isNear(page.x, 50))
    #expect(page.journal.lines.isEmpty)
    page.simulator.advance(by: 0.55)
    #expect(page.journal.lines == ["completion true"])
  }

  @Test func aDelayWithoutALengthJumpsLater() {
    let page = Page()
    UIView.animate(
      withDuration: 0, delay: 0.5, animations: { page.view.center.x = 150 },
      completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.4)
    #expect(isNear(page.x, 0) && page.journal.lines.isEmpty)
    page.simulator.advance(by: 0.2)
    #expect(isNear(page.x, 100) && page.journal.lines == ["completion true"])
  }

  @Test func afterAutoreversalTheModelShows() {
    let page = Page()
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse],
      animations: { page.view.center.x = 150 }, completion: page.completion())
    page.begin()
    page.simulator.advance(by: 0.25)
    #expect(isNear(page.x, 50))
    page.simulator.advance(by: 0.5)
    #expect(isNear(page.x, 50))
    page.simulator.settle()
    #expect(page.x == 100 && page.journal.lines == ["completion true"])
  }

  @Test func anEndlessRepeatEndsWhenItIsTakenOff() {
    let page = Page()
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.curveLinear, .repeat],
      animations: { page.view.center.x = 150 }, completion: page.completion())
    page.begin()
    page.simulator.advance(by: 20.25)
    #expect(isNear(page.x, 50, within: 1e-3) && page.journal.lines.isEmpty)
    UIView.animate(withDuration: 0.5) { page.view.center.x = 50 }
    page.simulator.settle()
    #expect(page.x == 0)
    #expect(page.journal.lines == ["completion false"], "a repeating animation is replaced")
  }

  @Test func aNestedBlockInheritsUnlessItSaysOtherwise() {
    let page = Page()
    let (inherits, overrides) = (UIView(), UIView())
    page.view.addSubview(inherits)
    page.view.addSubview(overrides)
    page.simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn) { inherits.center.x = 100 }
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) {
        overrides.center.x = 100
      }
      page.view.alpha = 0.5
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(isNear(inherits.layer.presentation()?.position.x ?? 9, 50))
    let progress = CAMediaTimingFunction(name: .easeIn).value(at: 0.25)
    #expect(isNear(overrides.layer.presentation()?.position.x ?? 9, 100 * progress))
  }

  @Test func withoutAnimationInsideABlockChangesAtOnce() {
    let page = Page()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { page.view.center.x = 150 }
      page.view.alpha = 0
    }
    #expect(page.view.layer.animationKeys() == ["opacity"])
    page.begin()
    #expect(isNear(page.x, 100))
  }

  @Test func animationsCanBeSwitchedOff() {
    let page = Page()
    UIView.setAnimationsEnabled(false)
    UIView.animate(
      withDuration: 1, animations: { page.view.center.x = 150 }, completion: page.completion())
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(page.view.layer.animationKeys() == nil)
    page.begin()
    #expect(page.journal.lines == ["completion true"])
  }

  @Test func changesOutsideAnimationBlocksAreNotAnimated() {
    let page = Page()
    page.view.center.x = 150
    page.view.alpha = 0.5
    page.view.backgroundColor = .red
    #expect(page.view.layer.animationKeys() == nil)
  }

  @Test func layersOfOnesOwnAnimateByThemselvesInsideAndOutside() {
    let page = Page()
    let own = CALayer()
    page.view.layer.addSublayer(own)
    page.simulator.settle()
    own.position.x = 10
    #expect(own.animation(forKey: "position")?.duration == 0.25)
  }
}

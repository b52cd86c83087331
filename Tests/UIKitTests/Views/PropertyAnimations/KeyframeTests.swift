import QuartzCore
import Testing
import UIKitTestSupport
import UIKit

/// `UIView.animateKeyframes`: the values in each frame.
@MainActor
struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func alpha(_ view: UIView) -> CGFloat {
    CGFloat(view.layer.presentation()?.opacity ?? .nan)
  }

  /// Runs keyframes that each move the page's view to an x.
  private func move(
    _ page: Page, _ frames: [(start: Double, length: Double, x: CGFloat)],
    options: UIView.KeyframeAnimationOptions
  ) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: options,
      animations: {
        for frame in frames {
          UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.length) {
            page.view.frame.origin.x = frame.x
          }
        }
      }, completion: page.completion())
    page.begin()
  }

  private func xs(_ page: Page, at times: [TimeInterval]) -> [CGFloat] {
    var last = 0.0
    return times.map { time in
      page.simulator.advance(by: time - last)
      last = time
      return (page.x * 1e6).rounded() / 1e6
    }
  }

  // MARK: What shows when

  @Test func eachFrameHasItsTimeAndTheValueRestsBetween() {
    let page = Page()
    move(page, [(0.2, 0.2, 100), (0.6, 0.2, 60)], options: linear)
    #expect(page.view.frame.minX == 60, "the model is where the last one leaves it")
    #expect(xs(page, at: [0.1, 0.3, 0.5, 0.7, 0.9]) == [0, 50, 100, 80, 60])
    #expect(page.view.layer.animationKeys() == ["position"], "one animation for all of them")
    page.simulator.settle()
    #expect(page.x == 60 && page.journal.lines == ["completion true"])
  }

  @Test func theWholeEasesInAndOutUnlessTheOptionsHaveACurve() {
    let page = Page()
    move(page, [(0, 1, 100)], options: [])
    page.simulator.advance(by: 0.25)
    let progress = CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)
    #expect(isNear(page.x, 100 * progress) && !isNear(page.x, 25, within: 1))
  }

  @Test func whatIsInNoKeyframeTakesTheWhole() {
    let page = Page()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        page.view.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          page.view.center.x = 150
        }
      })
    page.begin()
    page.simulator.advance(by: 0.75)
    #expect(isNear(alpha(page.view), 0.25) && isNear(page.x, 50))
  }

  @Test func oneThatBeginsWhileAnotherRunsTakesOver() {
    let page = Page()
    move(page, [(0, 0.8, 80), (0.4, 0.4, 0)], options: linear)
    #expect(xs(page, at: [0.2, 0.4, 0.6, 0.9]) == [20, 40, 20, 0])
  }

  @Test func theirOrderInTheBlockDoesNotMatterForTheScreen() {
    let page = Page()
    move(page, [(0.5, 0.5, 20), (0, 0.5, 100)], options: linear)
    #expect(xs(page, at: [0.25, 0.5, 0.75]) == [50, 100, 60])
    page.simulator.settle()
    #expect(page.x == 100, "the model is what was set last")
  }

  @Test func aFrameWithoutALengthJumps() {
    let page = Page()
    move(page, [(0.5, 0, 100)], options: linear)
    #expect(xs(page, at: [0.49, 0.51]) == [0, 100])
  }

  @Test func transformsTurnTheShortArcAndColoursMix() {
    let page = Page()
    page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          page.view.transform = CGAffineTransform(rotationAngle: -1.5 * .pi)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          page.view.transform = CGAffineTransform(translationX: 40, y: 0)
          page.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
      })
    page.begin()
    page.simulator.advance(by: 0.25)
    let turned = page.view.layer.presentation()?.affineTransform()
    #expect(isNear(turned?.b ?? 9, sin(.pi / 4)) && isNear(turned?.a ?? 9, cos(.pi / 4)))
    #expect(page.view.layer.presentation()?.backgroundColor?.rgba.red == 0)
    page.simulator.advance(by: 0.5)
    let shown = page.view.layer.presentation()
    #expect(isNear(shown?.affineTransform().tx ?? 9, 20))
    #expect(isNear(shown?.affineTransform().b ?? 9, sin(.pi / 4)))
    #expect(isNear(CGFloat(shown?.backgroundColor?.rgba.red ?? 9), 0.5))
  }

  @Test func theModesAreThoseOfCoreAnimation() {
    let frames: [(Double, Double, CGFloat)] = [(0, 0.5, 20), (0.5, 0.5, 100)]
    let shown = [
      UIView.KeyframeAnimationOptions.calculationModeLinear, .calculationModeDiscrete,
      .calculationModePaced,
    ].map { mode in
      let page = Page()
      move(page, frames, options: [linear, mode])
      return xs(page, at: [0.25, 0.75])
    }
    #expect(shown == [[10, 60], [0, 20], [25, 75]])
    let page = Page()
    move(page, frames, options: [linear, .calculationModeCubic])
    let smooth = xs(page, at: [0.25, 0.5, 0.75])
    #expect(smooth[0] != 10 && smooth[1] == 20 && smooth[2] > 50 && smooth[2] < 70, "\(smooth)")
    let values: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced, .overrideInheritedOptions,
    ]
    #expect(values.map(\.rawValue) == [0, 1024, 2048, 3072, 4096, 512])
    let paced = Page()
    move(paced, frames, options: [linear, .calculationModeCubicPaced])
    let animations = (paced.view.layer.animationKeys() ?? []).map {
      paced.view.layer.animation(forKey: $0) as? CAKeyframeAnimation
    }
    #expect(!animations.isEmpty && animations.allSatisfy { $0?.calculationMode == .cubicPaced })
  }

  @Test func aTaskCanWaitForTheEnd() {
    let page = Page()
    let (view, journal) = (page.view, page.journal)
    Task {
      let isFinished = await UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
      }
      journal.note("\(isFinished)")
    }
    page.simulator.advance(by: 0.5)
    #expect(view.center.x == 150 && page.x < 100 && journal.lines.isEmpty)
    page.simulator.settle()
    page.simulator.advance(by: 0)
    #expect(page.x == 100 && journal.lines == ["true"])
  }

  @Test func aSizeAndAnOriginHaveAnAnimationEach() {
    let page = Page()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          page.view.bounds.size.width = 200
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          page.view.bounds = CGRect(x: 40, y: 0, width: 300, height: 100)
        }
      })
    #expect(Set(page.view.layer.animationKeys() ?? []) == ["bounds.size", "bounds.origin"])
    page.begin()
    page.simulator.advance(by: 0.25)
    let early = page.view.layer.presentation()?.bounds ?? .zero
    #expect(isNear(early, CGRect(x: 0, y: 0, width: 150, height: 100)))
    page.simulator.advance(by: 0.5)
    let late = page.view.layer.presentation()?.bounds ?? .zero
    #expect(isNear(late, CGRect(x: 20, y: 0, width: 250, height: 100)))
  }

  // MARK: Together with others

  @Test func aSecondAnimationBlendsWithKeyframesInMidFlight() {
    let page = Page(framesPerSecond: 120)
    move(page, [(0, 0.5, 100), (0.5, 0.5, 200)], options: [])
    var (last, step) = (page.x, CGFloat(0))
    for frame in 0..<240 {
      if frame == 50 { UIView.animate(withDuration: 1) { page.view.frame.origin.x = 50 } }
      guard page.simulator.advanceFrame() else { break }
      #expect(abs(page.x - last - step) < 0.5, "frame \(frame)")
      (last, step) = (page.x, page.x - last)
    }
    page.simulator.settle()
    #expect(page.x == 50 && page.journal.lines == ["completion true"])
  }

  @Test func aTurnCanBeBlendedToo() {
    let page = Page()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      for (start, angle) in [(0.0, 0.5), (0.5, 1.3)] {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.5) {
          page.view.transform = CGAffineTransform(rotationAngle: angle * .pi)
        }
      }
    }
    page.begin()
    page.simulator.advance(by: 0.75)
    #expect(isNear(page.view.layer.presentation()?.affineTransform().a ?? 9, cos(0.9 * .pi)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.transform = .identity
    }
    page.begin()
    let frame = 0.8 / 0.5 / 60 + 0.7 / 60
    // 1.3π is 0.7π in the other direction: both rotate in that direction.
    let angle = (0.9 + frame) * CGFloat.pi
    #expect(
      isNear(page.view.layer.presentation()?.affineTransform().a ?? 9, cos(angle), within: 0.05))
    page.simulator.settle()
    #expect(page.view.layer.presentation()?.affineTransform() == .identity)
  }

  @Test func aBlockInsideAKeyframeIsPartOfIt() {
    let page = Page()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          UIView.animate(
            withDuration: 9, animations: { page.view.center.x = 150 },
            completion: page.completion("inner"))
          UIView.animate(
            withDuration: 0.25, delay: 0, options: [.overrideInheritedDuration],
            animations: { page.view.alpha = 0 }, completion: page.completion("own"))
        }
      }, completion: page.completion("outer"))
    page.begin()
    page.simulator.advance(by: 0.65)
    #expect(isNear(page.x, 30) && isNear(alpha(page.view), 0.4))
    page.simulator.advance(by: 0.2)
    #expect(page.journal.take() == ["own true"])
    page.simulator.settle()
    #expect(page.journal.take() == ["inner true", "outer true"])
  }

  @Test func keyframesInsideAKeyframeHaveItsTime() {
    let page = Page()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animateKeyframes(withDuration: 7, delay: 0, options: linear) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            page.view.center.x = 150
          }
        }
      }
    }
    page.begin()
    #expect(xs(page, at: [0.7, 0.85, 0.95]) == [0, 40, 80])
  }

  @Test func keyframesInsideABlockInheritItsTime() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      move(page, [(0.5, 0.5, 100)], options: [])
    }
    #expect(xs(page, at: [0.25, 0.75]) == [0, 50])
  }

  // MARK: Repeats, ends, misuse

  @Test func theyRepeatAndRunBack() {
    let page = Page()
    move(page, [(0, 0.5, 100)], options: [linear, .repeat, .autoreverse])
    #expect(xs(page, at: [0.25, 1.25, 1.75, 2.25]) == [50, 100, 50, 50])
    page.view.layer.removeAllAnimations()
    #expect(page.journal.lines == ["completion false"])
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func withoutALengthItIsOverInTheNextTurn(duration: TimeInterval) {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.animateKeyframes(
        withDuration: duration, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            page.view.center.x = 150
          }
        }, completion: page.completion())
    }
    #expect(warnings.count == (duration == 0 ? 0 : 1), "\(warnings)")
    #expect(page.view.layer.animationKeys() == nil && page.x == 100)
    #expect(page.journal.lines.isEmpty)
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"])
  }

  @Test func framesOutsideTheWholeAreCutWithAWarning() {
    let page = Page()
    let warnings = Diagnostics.collecting {
      move(
        page, [(-0.5, 0.75, 10), (.nan, 0.5, 15), (0.5, .infinity, 20), (2, 1, 30), (0.1, -1, 5)],
        options: linear)
    }
    #expect(warnings.count == 5, "\(warnings)")
    page.simulator.settle()
    #expect(page.journal.lines == ["completion true"] && page.x == 5)
  }

  @Test func aKeyframeOutsideItsBlockIsNoKeyframe() {
    let page = Page()
    let warnings = Diagnostics.collecting {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { page.view.alpha = 0.5 }
    }
    #expect(warnings.count == 1 && page.view.alpha == 0.5)
    #expect(page.view.layer.animationKeys() == nil)
  }

  @Test func viewsTakenAwayInsideAFrameAndACompletionLeaveNothingRunning() {
    let page = Page()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(inner)
    page.simulator.settle()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          inner.center.x = 50
          page.view.alpha = 0
          inner.removeFromSuperview()
        }
      },
      completion: { finished in
        page.journal.note("outer \(finished)")
        page.view.removeFromSuperview()
        UIView.animate(
          withDuration: 1, animations: { page.view.center.x = 150 },
          completion: page.completion("stray"))
      })
    page.simulator.settle()
    #expect(page.journal.lines.count == 2 && page.journal.count("stray true") == 1)
    #expect(inner.layer.animationKeys() == nil && page.view.layer.animationKeys() == nil)
  }
}

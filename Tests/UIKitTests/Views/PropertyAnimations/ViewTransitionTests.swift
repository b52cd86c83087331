import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// `UIView.transition`: from picture to picture, from view to view.
@MainActor
struct ViewTransitionTests {
  /// A box of 100 × 100 at (50, 50) with a red view that fills it.
  @MainActor
  private struct Box {
    let simulator: Simulator
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let red = UIView()
    let blue = UIView()
    let journal = Journal()

    init() {
      let root = UIViewController()
      simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: root)
      root.view.backgroundColor = .white
      for view in [red, blue] { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
      red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      blue.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      box.addSubview(red)
      root.view.addSubview(box)
      simulator.settle()
    }

    func completion() -> (Bool) -> Void { { [journal] in journal.note("completion \($0)") } }

    /// Red, green and blue at a point, from 0 to 255.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
      let pixel = simulator.snapshot()?.pixel(x: x, y: y) ?? 0
      return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }

    func isWhite(_ x: Int, _ y: Int) -> Bool { pixel(x, y) == [255, 255, 255] }

    func swap(_ options: UIView.AnimationOptions, duration: TimeInterval = 1) {
      UIView.transition(
        from: red, to: blue, duration: duration, options: [options, .curveLinear],
        completion: completion())
      simulator.advanceFrame()
    }
  }

  /// Blocks that are begun and committed show the same pictures as those with closures.
  @Test(arguments: [
    (UIView.AnimationTransition.flipFromLeft, UIView.AnimationOptions.transitionFlipFromLeft),
    (.flipFromRight, .transitionFlipFromRight), (.curlUp, .transitionCurlUp),
    (.curlDown, .transitionCurlDown),
  ])
  func aBlockThatIsBegunHasTransitions(
    transition: UIView.AnimationTransition, option: UIView.AnimationOptions
  ) throws {
    let box = Box()
    let other = Box()
    for time in [0.2, 0.4, 0.6] {
      if time == 0.2 {
        UIView.transition(
          with: box.box, duration: 1, options: [option, .curveLinear],
          animations: {
            box.red.removeFromSuperview()
            box.box.addSubview(box.blue)
          })
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationTransition(transition, for: other.box, cache: true)
        other.red.removeFromSuperview()
        other.box.addSubview(other.blue)
        UIView.commitAnimations()
        for simulator in [box.simulator, other.simulator] { simulator.advanceFrame() }
      }
      for simulator in [box.simulator, other.simulator] { simulator.advance(by: 0.2) }
      let (one, two) = (box.simulator.snapshot(), other.simulator.snapshot())
      #expect(try #require(one).pngData() == #require(two).pngData())
      #expect((0..<200).contains { x in (0..<200).contains { !box.isWhite(x, $0) } })
    }
    #expect(box.pixel(100, 100) != [255, 0, 0])
    box.simulator.settle()
    other.simulator.settle()
    #expect(other.pixel(100, 100) == [0, 0, 255] && other.box.subviews == [other.blue])
  }

  @Test func whereAnimationsAreDisabledNoneRuns() {
    let box = Box()
    UIView.performWithoutAnimation {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationTransition(.flipFromLeft, for: box.box, cache: true)
      box.red.removeFromSuperview()
      box.box.addSubview(box.blue)
      UIView.commitAnimations()
    }
    box.simulator.advanceFrame()
    #expect(box.pixel(60, 60) == [0, 0, 255])
  }

  @Test func noTransitionIsNone() {
    let box = Box()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationTransition(.none, for: box.box, cache: false)
    box.red.removeFromSuperview()
    UIView.commitAnimations()
    box.simulator.advanceFrame()
    #expect(box.pixel(100, 100) == [255, 255, 255])
  }

  @Test func aDissolveIsHalfOfBothInTheMiddle() {
    let box = Box()
    box.swap(.transitionCrossDissolve)
    #expect(box.pixel(100, 100) == [255, 0, 0])
    box.simulator.advance(by: 0.5)
    let middle = box.pixel(100, 100)
    #expect(abs(middle[0] - 128) < 3 && middle[1] == 0 && abs(middle[2] - 128) < 3, "\(middle)")
    #expect(box.journal.lines.isEmpty)
    box.simulator.settle()
    #expect(box.pixel(100, 100) == [0, 0, 255])
    #expect(box.box.subviews == [box.blue] && box.journal.lines == ["completion true"])
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, "left"), (.transitionFlipFromRight, "right"),
    (.transitionFlipFromTop, "top"), (.transitionFlipFromBottom, "bottom"),
  ])
  func aFlipBringsItsSideForward(options: UIView.AnimationOptions, side: String) {
    let box = Box()
    box.swap(options)
    box.simulator.advance(by: 0.25)
    // The side that moves towards the viewer grows beyond the box's corners, the other one shrinks.
    let corners = [
      "left": [(65, 49), (65, 150)], "right": [(134, 49), (134, 150)],
      "top": [(49, 65), (150, 65)], "bottom": [(49, 134), (150, 134)],
    ]
    for (name, points) in corners {
      for (x, y) in points {
        #expect(box.isWhite(x, y) == (name != side), "\(name) at \(x), \(y)")
      }
    }
    #expect(box.pixel(100, 100) == [255, 0, 0])
    box.simulator.advance(by: 0.5)
    #expect(box.pixel(100, 100) == [0, 0, 255], "the second half shows the other side")
    box.simulator.settle()
    #expect(box.journal.lines == ["completion true"])
    #expect(box.pixel(52, 52) == [0, 0, 255])
  }

  @Test func viewsCanStayAndOnlyBeHiddenAndShown() {
    let box = Box()
    box.blue.isHidden = true
    box.box.addSubview(box.blue)
    box.simulator.settle()
    box.swap([.transitionFlipFromLeft, .showHideTransitionViews])
    box.simulator.settle()
    #expect(box.box.subviews == [box.red, box.blue])
    #expect(box.red.isHidden && !box.blue.isHidden && box.pixel(100, 100) == [0, 0, 255])
  }

  @Test func changesAreThereAtOnceUnlessTheContentMayAnimate() {
    for animated in [false, true] {
      let box = Box()
      UIView.transition(
        with: box.box, duration: 1,
        options: animated
          ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve,
        animations: { box.red.center.x = 100 })
      #expect(box.red.layer.animationKeys() == (animated ? ["position"] : nil))
      #expect(box.box.layer.animationKeys() == [kCATransition])
      box.simulator.settle()
      #expect(box.red.layer.animationKeys() == nil && box.box.layer.animationKeys() == nil)
    }
  }

  @Test func withoutATransitionChangesAnimate() {
    let box = Box()
    UIView.transition(
      with: box.box, duration: 1, options: .curveLinear,
      animations: { box.red.center.x = 100 }, completion: box.completion())
    #expect(box.red.layer.animationKeys() == ["position"])
    box.simulator.settle()
    #expect(box.journal.lines == ["completion true"])
  }

  @Test func touchesPassByMeanwhileUnlessAllowed() {
    for allowed in [false, true] {
      let box = Box()
      box.swap(
        allowed ? [.transitionFlipFromLeft, .allowUserInteraction] : .transitionFlipFromLeft)
      let hit = box.simulator.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
      #expect((hit === box.blue) == allowed)
    }
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func withoutALengthItIsOverInTheNextTurn(duration: TimeInterval) {
    let box = Box()
    let warnings = Diagnostics.collecting {
      UIView.transition(
        from: box.red, to: box.blue, duration: duration, options: .transitionFlipFromLeft,
        completion: box.completion())
    }
    #expect(warnings.count == (duration == 0 ? 0 : 1), "\(warnings)")
    #expect(box.journal.lines.isEmpty && box.box.subviews == [box.blue])
    #expect(box.box.layer.animationKeys() == nil)
    box.simulator.settle()
    #expect(box.journal.lines == ["completion true"])
  }

  @Test func whereAnimationsAreOffThereIsNoTransition() {
    let box = Box()
    UIView.performWithoutAnimation {
      UIView.transition(
        from: box.red, to: box.blue, duration: 1, options: .transitionFlipFromLeft,
        completion: box.completion())
    }
    #expect(box.box.layer.animationKeys() == nil)
    box.simulator.settle()
    #expect(box.journal.lines == ["completion true"])
  }

  @Test func impossibleSwapsAreReportedAndComplete() {
    let box = Box()
    let warnings = Diagnostics.collecting {
      for (from, to) in [(box.red, box.red), (box.blue, box.red), (box.red, box.box)] {
        UIView.transition(
          from: from, to: to, duration: 1, options: .transitionFlipFromLeft,
          completion: box.completion())
      }
    }
    #expect(warnings.count == 1 && box.box.subviews == [box.red])
    box.simulator.settle()
    #expect(box.journal.lines == Array(repeating: "completion true", count: 3))
  }

  @Test func insideAKeyframeItTakesThatKeyframesTime() {
    let box = Box()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          UIView.transition(
            with: box.box, duration: 9, options: .transitionCrossDissolve,
            animations: { box.red.isHidden = true })
        }
      }, completion: box.completion())
    box.simulator.advanceFrame()
    box.simulator.advance(by: 0.99)
    #expect(box.pixel(100, 100) == [255, 0, 0])
    box.simulator.advance(by: 0.26)
    let middle = box.pixel(100, 100)
    #expect(middle[0] == 255 && abs(middle[1] - 128) < 8, "half of red and white: \(middle)")
    box.simulator.advance(by: 0.27)
    #expect(box.isWhite(100, 100))
    box.simulator.settle()
    #expect(box.journal.lines == ["completion true"])
  }

  @Test func takenAwayInTheMiddleItIsNotFinished() {
    let box = Box()
    box.swap(.transitionFlipFromTop)
    box.simulator.advance(by: 0.3)
    box.box.removeFromSuperview()
    box.simulator.settle()
    #expect(box.journal.lines == ["completion false"])
  }

  @Test func aSecondOneTakesTheFirstOnesPlace() {
    let box = Box()
    box.swap(.transitionFlipFromTop)
    box.simulator.advance(by: 0.3)
    UIView.transition(
      from: box.blue, to: box.red, duration: 1, options: .transitionCrossDissolve,
      completion: { _ in
        box.journal.note("second")
        UIView.transition(
          with: box.box, duration: 0.1, options: .transitionCrossDissolve,
          animations: { box.red.removeFromSuperview() },
          completion: { _ in box.journal.note("third") })
      })
    #expect(box.journal.take() == ["completion false"])
    box.simulator.settle()
    #expect(box.journal.take() == ["second", "third"] && box.box.subviews.isEmpty)
  }

  // MARK: Scrubbing

  @Test(arguments: [0, 0.01, 0.37, 0.99, 1])
  func cancelledAnywhereAllIsAsBefore(fraction: Double) {
    let box = Box()
    let sibling = UIView()
    box.box.insertSubview(sibling, at: 0)
    box.simulator.settle()
    let scope = AnimationScope(container: box.box.superview?.layer)
    scope.hold()
    scope.capture { box.swap(.transitionFlipFromLeft) }
    scope.seek(toElapsed: fraction, allowsEnds: false)
    box.simulator.advanceFrame()
    #expect(box.journal.lines.isEmpty, "nothing ends under the finger")
    scope.revert()
    box.simulator.settle()
    #expect(box.box.subviews == [sibling, box.red] && box.pixel(100, 100) == [255, 0, 0])
    #expect(box.box.layer.animationKeys() == nil)
    #expect(box.journal.lines == ["completion false"])
  }

  /// A swap that is cancelled half-way.
  private func cancelledHalfway(_ box: Box, _ swap: () -> Void) {
    let scope = AnimationScope(container: box.box.superview?.layer)
    scope.hold()
    scope.capture(swap)
    box.simulator.advanceFrame()
    scope.seek(toElapsed: 0.5, allowsEnds: false)
    box.simulator.advanceFrame()
    scope.revert()
    box.simulator.settle()
  }

  @Test func aViewThatWasTakenFromElsewhereGoesBackThere() {
    let box = Box()
    let container = UIView()
    let siblings = [UIView(), box.blue, UIView()]
    for view in siblings { container.addSubview(view) }
    for isShown in [false, true] {
      if isShown { box.box.superview?.addSubview(container) }
      cancelledHalfway(box) { box.swap(.transitionFlipFromLeft) }
      #expect(container.subviews == siblings && box.box.subviews == [box.red])
      #expect(box.journal.take() == ["completion false"])
    }
    box.swap(.transitionFlipFromLeft)
    box.simulator.settle()
    #expect(box.box.subviews == [box.blue] && container.subviews.count == 2, "finished, it stays")
  }

  @Test func theKeyboardGoesBackToo() {
    let box = Box()
    let focus = FocusView()
    box.red.addSubview(focus)
    #expect(focus.becomeFirstResponder())
    cancelledHalfway(box) {
      box.swap(.transitionCurlUp)
      #expect(!focus.isFirstResponder)
    }
    #expect(focus.isFirstResponder && box.box.subviews == [box.red])
  }

  @Test func whatTheAppMovedSinceStaysWhereItIs() {
    let box = Box()
    let elsewhere = UIView()
    box.box.superview?.addSubview(elsewhere)
    let outer = UIView()
    cancelledHalfway(box) {
      box.box.superview?.addSubview(outer)
      box.swap(.transitionCurlUp)
    }
    #expect(outer.superview === box.box.superview, "it was no part of the transition")
    let scope = AnimationScope(container: box.box.superview?.layer)
    scope.hold()
    scope.capture { box.swap(.transitionCurlUp) }
    elsewhere.addSubview(box.red)
    scope.revert()
    #expect(box.red.superview === elsewhere && box.blue.superview == nil)
  }

  @Test func aViewsChangesUnderALayersTransitionAreTakenBack() {
    let box = Box()
    cancelledHalfway(box) {
      box.red.isHidden = true
      box.red.backgroundColor = .green
      box.box.addSubview(box.blue)
      box.box.layer.add(CATransition(), forKey: nil)
    }
    #expect(!box.red.isHidden && box.box.subviews == [box.red])
    #expect(box.pixel(100, 100) == [255, 0, 0])
  }

  @Test func scrubbedItShowsWhatItShowsWhenItRuns() {
    let pictures = [false, true].map { isScrubbed -> [[Int]] in
      let box = Box()
      let scope = AnimationScope(container: box.box.superview?.layer)
      if isScrubbed { scope.hold() }
      scope.capture { box.swap(.transitionFlipFromRight) }
      if isScrubbed {
        scope.seek(toElapsed: 0.3, allowsEnds: false)
        box.simulator.advanceFrame()
      } else {
        box.simulator.advance(by: 0.3)
      }
      return [(70, 49), (134, 49), (100, 100), (140, 100), (60, 100)].map { box.pixel($0.0, $0.1) }
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0][2] == [255, 0, 0])
  }
}

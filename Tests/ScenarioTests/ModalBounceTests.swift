import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// The product's main scene: a modal bounces in at a click and is dragged out.
@MainActor
struct ModalBounceTests {
  private let ease = CAMediaTimingFunction(name: .easeInEaseOut)

  // MARK: Coming

  /// At 125 frames a second every frame falls on a row of the table.
  @Test func theModalComesByTheSpringOfTheTable() throws {
    let stage = ModalBounceStage(framesPerSecond: 125)
    stage.clickButton()
    stage.simulator.settle()
    let frames = stage.take().filter { $0.y != nil }
    let start = try #require(frames.first).time
    var worst: CGFloat = 0
    for (row, progress) in bounceTable.enumerated().dropLast() {
      let frame = try #require(frames.first { abs($0.time - start - Double(row) * 0.008) < 1e-6 })
      worst = max(worst, abs((frame.y ?? .infinity) - stage.height * (1 - progress)))
    }
    #expect(worst < 0.05, "\(worst) points off at worst")
    #expect(stage.isPresented && stage.isAtRest)
  }

  @Test func everyFrameAt120ASecondFollowsTheSpring() throws {
    let stage = ModalBounceStage()
    stage.clickButton()
    stage.simulator.settle()
    let frames = stage.take().filter { $0.y != nil }
    let start = try #require(frames.first).time
    #expect(frames.count >= 97)
    // ω of the spring that has a thousandth of the distance left at 0.8 s, damping ratio 0.6.
    let (omega, ratio) = (13.791819, 0.6)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    var worst: CGFloat = 0
    // At 0.8 s itself the spring is cut, before or after the frame.
    for frame in frames where abs(frame.time - start - 0.8) > 1e-6 {
      let time = frame.time - start
      let decay = exp(-ratio * omega * time)
      let rest = decay * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
      let expected = time < 0.8 ? stage.height * rest : 0
      worst = max(worst, abs((frame.y ?? .infinity) - expected))
    }
    #expect(worst < 0.05, "\(worst) points off at worst")
    let top = frames.compactMap(\.y).min() ?? 0
    #expect(isNear(top, -0.09478 * stage.height, within: 0.5), "it overshoots by a tenth")
  }

  @Test func theButtonDismissesInFourTenthsOfASecond() throws {
    let stage = ModalBounceStage()
    stage.present()
    stage.clickButton()
    stage.simulator.settle()
    #expect(stage.isDismissed && stage.isAtRest)
    let frames = stage.take().filter { $0.y != nil && $0.percent != nil }
    let start = try #require(frames.first).time
    var worst: CGFloat = 0
    for frame in frames where frame.time - start < 0.4 - 1e-6 {
      let expected = stage.height * ease.value(at: (frame.time - start) / 0.4)
      worst = max(worst, abs((frame.y ?? .infinity) - expected))
    }
    #expect(worst < 0.05, "\(worst) points off at worst")
  }

  // MARK: Dragging

  @Test func theModalIsUnderTheFingerAtEveryFrame() {
    let stage = ModalBounceStage()
    stage.present()
    stage.touchDown()
    stage.drag(by: 300)
    stage.drag(by: -200)
    stage.drag(by: 350)
    let frames = stage.take()
    // Of 170 moves those change nothing that come before it begins, or lie beyond the end.
    #expect(frames.count >= 160, "\(frames.count)")
    for frame in frames where frame.travel >= 10 {
      let percent = min(max((frame.travel - 10) / 400, 0), 1)
      #expect(isNear(frame.percent ?? 9, percent, within: 1e-9), "\(frame)")
      let expected = stage.height * ease.value(at: percent)
      #expect(isNear(frame.y ?? .infinity, expected, within: 0.05), "\(frame)")
    }
    stage.touchUp()
    stage.simulator.settle()
    #expect(stage.isDismissed && stage.isAtRest)
  }

  @Test(arguments: [240, 211, 300, 399] as [CGFloat])
  func aLongDragDismisses(distance: CGFloat) {
    let stage = ModalBounceStage()
    stage.present()
    stage.dragAndRelease(by: distance)
    #expect(stage.isDismissed && stage.isAtRest)
    #expect(stage.modal == nil, "and the modal is freed")
  }

  /// Of 400 points nothing is left, and a speed has to be greater than 0.
  @Test(arguments: [410, 500] as [CGFloat])
  func aDragOverTheWholeDistanceDismissesWithoutAWarning(distance: CGFloat) {
    let stage = ModalBounceStage()
    stage.present()
    let warnings = Diagnostics.collecting { stage.dragAndRelease(by: distance) }
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(stage.isDismissed && stage.isAtRest)
  }

  @Test(arguments: [160, 5, 10, 11, 209, -100] as [CGFloat])
  func aShortDragReturns(distance: CGFloat) {
    let stage = ModalBounceStage()
    stage.present()
    stage.dragAndRelease(by: distance)
    #expect(stage.isPresented && stage.isAtRest)
    #expect(stage.modal?.view.layer.animationKeys() == nil)
  }

  @Test(arguments: [240, 320, 160, 60] as [CGFloat])
  func nothingJumpsAtTheRelease(distance: CGFloat) throws {
    let stage = ModalBounceStage()
    stage.present()
    stage.touchDown()
    stage.drag(by: distance)
    let held = try #require(stage.take().last?.y)
    stage.touchUp()
    let (release, percent) = (UIScreen.main.clock.now, (distance - 10) / 400)
    stage.simulator.settle()
    let finishes = percent > 0.5
    let length = (finishes ? 1 - percent : percent) * 0.4 / (1 - percent)
    func expected(_ time: TimeInterval) -> CGFloat {
      let paced = ease.value(at: min(max((time - release) / length, 0), 1))
      let progress = finishes ? percent + (1 - percent) * paced : percent * (1 - paced)
      return stage.height * ease.value(at: progress)
    }
    var last = (time: release, y: held)
    var count = 0
    for frame in stage.take() {
      guard let y = frame.y, frame.time - release < length else { break }
      let expectedStep = abs(expected(frame.time) - expected(last.time))
      #expect(abs(y - last.y) <= 1.5 * expectedStep + 0.05, "at \(frame.time - release)")
      #expect(isNear(y, expected(frame.time), within: 0.1), "at \(frame.time - release)")
      last = (frame.time, y)
      count += 1
    }
    #expect(count >= Int(length * 120) - 2)
  }

  // MARK: Again and again

  @Test func theSameScriptWorksTwiceAndTheButtonAfterIt() {
    let stage = ModalBounceStage()
    stage.present()
    for _ in 0..<2 {
      stage.dragAndRelease(by: 160)
      #expect(stage.isPresented && stage.isAtRest)
    }
    stage.clickButton()
    stage.simulator.settle()
    #expect(stage.isDismissed && stage.isAtRest)
    for _ in 0..<2 {
      stage.present()
      #expect(stage.isPresented)
      stage.dragAndRelease(by: 240)
      #expect(stage.isDismissed && stage.isAtRest)
    }
    stage.present()
    stage.dragAndRelease(by: 160)
    stage.dragAndRelease(by: 240)
    #expect(stage.isDismissed && stage.isAtRest)
  }

  @Test func twoRunsOfAScriptShowTheSameFrames() {
    func run() -> [[CGFloat]] {
      let stage = ModalBounceStage()
      stage.clickButton()
      stage.simulator.settle()
      stage.dragAndRelease(by: 160)
      stage.dragAndRelease(by: 240)
      return stage.take().map { [$0.time, $0.y ?? -1, $0.percent ?? -1, $0.travel] }
    }
    let first = run()
    #expect(first.count > 150 && first == run())
  }

  @Test func hundredCyclesLeaveNothingBehind() {
    let stage = ModalBounceStage(framesPerSecond: 30)
    var kept: [WeakReference] = []
    for cycle in 0..<100 {
      stage.present()
      kept.append(WeakReference(object: stage.modal))
      if cycle % 3 == 0 { stage.dragAndRelease(by: 150) }
      if cycle % 2 == 0 {
        stage.dragAndRelease(by: 250)
      } else {
        stage.clickButton()
        stage.simulator.settle()
      }
      #expect(stage.isDismissed, "cycle \(cycle)")
    }
    #expect(kept.filter { $0.object != nil }.isEmpty)
    #expect(stage.simulator.window.subviews.count == 1)
    #expect(stage.isAtRest)
  }

  // MARK: Trouble

  @Test(arguments: [410, 430, 540] as [CGFloat])
  func aDragToTheVeryEndSettles(distance: CGFloat) {
    for losesFocus in [false, true] {
      let stage = ModalBounceStage()
      stage.present()
      stage.touchDown()
      stage.drag(by: distance)
      let start = stage.simulator.time
      if losesFocus { stage.simulator.setFocus(false) } else { stage.touchUp() }
      stage.simulator.settle(limit: 10)
      #expect(stage.simulator.time - start < 4)
      #expect(losesFocus ? stage.isPresented : stage.isDismissed)
      #expect(stage.isAtRest)
    }
  }

  @Test func losingTheFocusInTheMiddleReturnsAndTheGestureCanBeginAgain() {
    let stage = ModalBounceStage()
    stage.present()
    stage.touchDown()
    stage.drag(by: 300)
    stage.simulator.setFocus(false)
    stage.drag(by: 50)
    stage.touchUp()
    stage.simulator.settle()
    #expect(stage.isPresented && stage.isAtRest)
    stage.simulator.setFocus(true)
    stage.dragAndRelease(by: 240)
    #expect(stage.isDismissed && stage.isAtRest)
  }

  @Test(arguments: [160, 240] as [CGFloat])
  func aSecondGestureDuringTheRunFreezesNothing(distance: CGFloat) {
    let stage = ModalBounceStage()
    stage.present()
    stage.touchDown()
    stage.drag(by: distance)
    stage.touchUp()
    stage.simulator.advance(by: 0.05)
    stage.touchDown()
    stage.drag(by: 100)
    stage.touchUp()
    stage.simulator.settle()
    #expect(distance > 210 ? stage.isDismissed : stage.isPresented)
    #expect(stage.isAtRest)
    if stage.isPresented { stage.dragAndRelease(by: 240) }
    #expect(stage.isDismissed)
  }

  @Test func aFingerThatStaysDownThroughTheRunFreezesNothing() {
    let stage = ModalBounceStage()
    stage.present()
    stage.touchDown()
    stage.drag(by: 160)
    stage.simulator.touchDown(at: CGPoint(x: 50, y: 500), finger: 2)
    stage.touchUp()
    stage.simulator.advance(by: 1)
    stage.simulator.touchMove(to: CGPoint(x: 50, y: 700), finger: 2)
    stage.simulator.advance(by: 0.1)
    stage.simulator.touchUp(at: CGPoint(x: 50, y: 700), finger: 2)
    stage.simulator.settle()
    #expect(stage.isAtRest)
    if stage.isPresented {
      stage.clickButton()
      stage.simulator.settle()
    }
    #expect(stage.isDismissed && stage.isAtRest)
  }

  @Test func clickingTwiceQuicklyPresentsOnce() {
    let stage = ModalBounceStage()
    let warnings = Diagnostics.collecting {
      stage.clickButton()
      stage.clickButton()
      stage.simulator.advance(by: 0.3)
      stage.clickButton()
      stage.simulator.settle()
    }
    #expect(warnings.isEmpty && stage.isPresented && stage.isAtRest)
  }

  @Test func aSecondPresentWhileOneRunsIsReportedAndIgnored() {
    let stage = ModalBounceStage()
    stage.clickButton()
    stage.simulator.advance(by: 0.3)
    let warnings = Diagnostics.collecting {
      stage.main.present(UIViewController(), animated: true) { Issue.record("It was presented.") }
      stage.simulator.settle()
    }
    #expect(warnings.count == 1)
    #expect(stage.isPresented && stage.isAtRest)
  }

  @Test(arguments: [CGSize(width: 300, height: 500), CGSize(width: 800, height: 600)])
  func aResizeInTheMiddleEndsInPlace(size: CGSize) {
    let presenting = ModalBounceStage()
    presenting.clickButton()
    presenting.simulator.advance(by: 0.3)
    presenting.simulator.resize(to: size)
    presenting.simulator.settle()
    #expect(presenting.simulator.window.bounds.size == size)
    #expect(presenting.isPresented && presenting.isAtRest)

    for distance in [160, 240] as [CGFloat] {
      let dragging = ModalBounceStage()
      dragging.present()
      dragging.touchDown()
      dragging.drag(by: distance / 2)
      dragging.simulator.resize(to: size)
      dragging.drag(by: distance / 2)
      dragging.touchUp()
      dragging.simulator.settle()
      #expect(distance > 210 ? dragging.isDismissed : dragging.isPresented, "\(distance)")
      #expect(dragging.isAtRest)
    }
  }

  @Test func aResizeWhileTheModalRunsBackEndsInPlace() {
    let stage = ModalBounceStage()
    stage.present()
    stage.touchDown()
    stage.drag(by: 160)
    stage.touchUp()
    stage.simulator.advance(by: 0.05)
    stage.simulator.resize(to: CGSize(width: 500, height: 700))
    stage.simulator.settle()
    #expect(stage.isPresented && stage.isAtRest)
    stage.dragAndRelease(by: 240)
    #expect(stage.isDismissed && stage.isAtRest)
  }

  @Test func closingTheWindowInTheMiddleDoesNotCrash() {
    for phase in 0..<3 {
      let stage = ModalBounceStage()
      stage.clickButton()
      if phase == 0 { stage.simulator.advance(by: 0.3) } else { stage.simulator.settle() }
      if phase > 0 {
        stage.touchDown()
        stage.drag(by: 300)
      }
      if phase == 2 {
        stage.touchUp()
        stage.simulator.advance(by: 0.05)
      }
      stage.simulator.platform.send(.closeRequested)
      stage.simulator.advance(by: 1)
      #expect(stage.simulator.platform.isStopped)
    }
  }

  @Test func theCallsOfADraggedDismissalComeInOrder() {
    let stage = ModalBounceStage()
    stage.present()
    var calls: [String] = []
    TransitionTrace.onCall = { calls.append("\($0.object).\($0.call.prefix { $0 != "(" })") }
    defer { TransitionTrace.onCall = nil }
    stage.dragAndRelease(by: 240)
    #expect(
      calls == [
        "MainViewController.animationController",
        "MainViewController.interactionControllerForDismissal",
        "ModalViewController.viewWillDisappear", "MainViewController.viewWillAppear",
        "NormalDismissAnimation.transitionDuration",
        "SwipeUpInteractiveTransition.startInteractiveTransition",
        "NormalDismissAnimation.animateTransition", "MainViewController.viewIsAppearing",
        "MainViewController.viewDidAppear",
        "ModalViewController.viewDidDisappear", "NormalDismissAnimation.animationEnded",
      ])
  }
}

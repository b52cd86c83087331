import CoreGraphics
import Testing

import UIKit

@MainActor
struct ArbitrationTests {
  private let driver = GestureDriver()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = TouchLog(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let first = Listener()
  private let second = Listener()

  init() {
    driver.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func drag() {
    driver.down(100, 100)
    driver.move(130, 100)
    driver.move(160, 100)
    driver.up(160, 100)
  }

  @Test func theInnerPanPreventsTheOuterOne() {
    defer { driver.finish() }
    _ = first.pan(on: outer)
    _ = second.pan(on: inner)
    drag()
    #expect(second.states == [.began, .changed, .ended] && first.states.isEmpty)
  }

  @Test func eitherDelegateCanAllowBoth() {
    defer { driver.finish() }
    let pan = first.pan(on: outer)
    _ = second.pan(on: inner)
    pan.delegate = first
    first.isTolerant = true
    drag()
    #expect(first.states == second.states && first.states.count == 3)
  }

  @Test func whatShouldNotBeginLeavesTheFieldToOthers() {
    defer { driver.finish() }
    _ = first.pan(on: outer)
    let pan = second.pan(on: inner)
    pan.delegate = second
    second.shouldBegin = false
    drag()
    #expect(first.states == [.began, .changed, .ended] && second.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test func whatShouldNotReceiveATouchSeesNothing() {
    defer { driver.finish() }
    let pan = second.pan(on: inner)
    pan.delegate = second
    second.shouldReceive = false
    drag()
    #expect(second.states.isEmpty && inner.phases == ["began", "moved", "moved", "ended"])
  }

  @Test func aViewCanRefuseAGestureThatWouldTakeItsTouches() {
    defer { driver.finish() }
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool { false }
    }
    let stubborn = Stubborn(frame: inner.bounds)
    inner.addSubview(stubborn)
    let pan = first.pan(on: outer)
    drag()
    #expect(first.states.isEmpty)
    pan.cancelsTouchesInView = false
    drag()
    #expect(first.states.count == 3)
  }

  @Test func aTapOnAButtonIsTheButtonsOwn() {
    defer { driver.finish() }
    var presses = 0
    let button = UIButton(frame: inner.bounds)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    inner.addSubview(button)
    _ = first.tap(on: outer)
    driver.tap(100, 100)
    #expect(presses == 1 && first.states.isEmpty)
    _ = second.tap(on: button)
    driver.wait(1)
    driver.tap(100, 100)
    #expect(presses == 1 && second.states == [.ended], "one on the button itself goes first")
  }

  @Test func aPanThatBeginsOverAButtonCancelsThePress() {
    defer { driver.finish() }
    var presses = 0
    let button = UIButton(frame: inner.bounds)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    inner.addSubview(button)
    _ = first.pan(on: outer)
    driver.down(100, 100)
    #expect(button.isHighlighted)
    driver.move(115, 100)
    #expect(!button.isHighlighted)
    driver.up(115, 100)
    #expect(presses == 0 && first.states == [.began, .ended])
  }

  @Test func aRequirementHoldsThePanUntilTheOtherFails() {
    defer { driver.finish() }
    let pan = first.pan(on: inner)
    pan.require(toFail: second.tap(on: inner))
    driver.down(100, 100)
    driver.move(130, 100)
    #expect(first.states.isEmpty)
    driver.move(160, 100)
    #expect(first.states == [.began], "the tap gave up beyond 45 points")
    #expect(first.translations == [CGPoint(x: 50, y: 0)])
    driver.up(160, 100)
    #expect(first.states == [.began, .ended])
  }

  @Test func aHeldPanThatIsReleasedFails() {
    defer { driver.finish() }
    let pan = first.pan(on: inner)
    pan.require(toFail: second.tap(on: inner))
    driver.down(100, 100)
    driver.move(130, 100)
    driver.up(130, 100)
    #expect(first.states.isEmpty && second.states == [.ended])
    #expect(pan.state == .possible)
  }

  @Test func delegatesCanRequireFailure() {
    defer { driver.finish() }
    let pan = first.pan(on: inner)
    pan.delegate = first
    first.waitsForAll = true
    _ = second.pan(on: inner)
    drag()
    #expect(first.states.isEmpty && second.states.count == 3)
  }

  @Test func aCircleOfRequirementsDoesNotDeadlock() {
    defer { driver.finish() }
    let third = Listener()
    let pans = [first, second, third].map { $0.pan(on: inner) }
    pans[0].require(toFail: pans[1])
    pans[1].require(toFail: pans[2])
    pans[2].require(toFail: pans[0])
    pans[0].require(toFail: pans[0])
    drag()
    #expect(first.states.count + second.states.count + third.states.count == 3)
    #expect(pans.allSatisfy { $0.state == .possible })
  }

  @Test func delegatesThatAllWaitForEachOtherDoNotDeadlock() {
    defer { driver.finish() }
    for listener in [first, second] {
      let pan = listener.pan(on: inner)
      pan.delegate = listener
      listener.waitsForAll = true
    }
    drag()
    #expect(first.states.count + second.states.count == 3)
  }

  @Test func aRecogniserThatNeverDecidesDelaysNoTouchIndefinitely() {
    defer { driver.finish() }
    final class Undecided: UIGestureRecognizer {}
    let undecided = Undecided()
    inner.addGestureRecognizer(undecided)
    let tap = first.tap(on: inner)
    tap.require(toFail: undecided)
    driver.tap(100, 100)
    #expect(inner.phases == ["began", "ended"] && first.states.isEmpty)
    driver.tap(100, 100)
    #expect(inner.phases == ["began", "ended", "began", "ended"] && first.states.isEmpty)
    undecided.isEnabled = false
    #expect(first.states == [.ended])
    #expect(tap.state == .possible && undecided.state == .possible)
  }

  @Test func recognisersOfDifferentTouchesDoNotCompete() {
    defer { driver.finish() }
    let other = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 200))
    outer.addSubview(other)
    _ = first.pan(on: inner)
    _ = second.pan(on: other)
    driver.down(100, 100)
    driver.down(100, 450, finger: 1)
    driver.move(130, 100)
    driver.move(130, 450, finger: 1)
    #expect(first.states == [.began] && second.states == [.began])
    driver.up(130, 100)
    driver.up(130, 450, finger: 1)
  }

  @Test func aSubclassDecidesWhatItPrevents() {
    defer { driver.finish() }
    final class Gentle: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let gentle = Gentle(target: second, action: Selector(Listener.handle))
    inner.addGestureRecognizer(gentle)
    _ = first.pan(on: outer)
    drag()
    #expect(first.states.count == 3 && second.states.count == 3)
  }

  @Test func aStateSetWithoutTouchesCallsTheTargets() {
    let tap = first.tap(on: inner)
    tap.state = .ended
    #expect(first.states == [.ended] && tap.state == .possible)
    let pan = second.pan(on: inner)
    pan.state = .began
    pan.state = .changed
    pan.state = .ended
    #expect(second.states == [.began, .changed, .ended])
  }
}

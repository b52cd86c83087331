import CoreGraphics
import Testing

import UIKit

@MainActor
@Suite struct ArbitrationTests {
  private let hand = Hand()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = TouchLog(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let first = Listener()
  private let second = Listener()

  init() {
    hand.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func drag() {
    hand.down(100, 100)
    hand.move(130, 100)
    hand.move(160, 100)
    hand.up(160, 100)
  }

  @Test func theInnerPanPreventsTheOuterOne() {
    defer { hand.finish() }
    _ = first.pan(on: outer)
    _ = second.pan(on: inner)
    drag()
    #expect(second.states == [.began, .changed, .ended] && first.states.isEmpty)
  }

  @Test func eitherDelegateCanAllowBoth() {
    defer { hand.finish() }
    let pan = first.pan(on: outer)
    _ = second.pan(on: inner)
    pan.delegate = first
    first.isTolerant = true
    drag()
    #expect(first.states == second.states && first.states.count == 3)
  }

  @Test func whatShouldNotBeginLeavesTheFieldToOthers() {
    defer { hand.finish() }
    _ = first.pan(on: outer)
    let pan = second.pan(on: inner)
    pan.delegate = second
    second.shouldBegin = false
    drag()
    #expect(first.states == [.began, .changed, .ended] && second.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test func whatShouldNotReceiveATouchSeesNothing() {
    defer { hand.finish() }
    let pan = second.pan(on: inner)
    pan.delegate = second
    second.shouldReceive = false
    drag()
    #expect(second.states.isEmpty && inner.phases == ["began", "moved", "moved", "ended"])
  }

  @Test func aViewCanRefuseAGestureThatWouldTakeItsTouches() {
    defer { hand.finish() }
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
    defer { hand.finish() }
    var presses = 0
    let button = UIButton(frame: inner.bounds)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    inner.addSubview(button)
    _ = first.tap(on: outer)
    hand.tap(100, 100)
    #expect(presses == 1 && first.states.isEmpty)
    _ = second.tap(on: button)
    hand.wait(1)
    hand.tap(100, 100)
    #expect(presses == 1 && second.states == [.ended], "one on the button itself goes first")
  }

  @Test func aPanThatBeginsOverAButtonCancelsThePress() {
    defer { hand.finish() }
    var presses = 0
    let button = UIButton(frame: inner.bounds)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    inner.addSubview(button)
    _ = first.pan(on: outer)
    hand.down(100, 100)
    #expect(button.isHighlighted)
    hand.move(115, 100)
    #expect(!button.isHighlighted)
    hand.up(115, 100)
    #expect(presses == 0 && first.states == [.began, .ended])
  }

  @Test func aRequirementHoldsThePanUntilTheOtherFails() {
    defer { hand.finish() }
    let pan = first.pan(on: inner)
    pan.require(toFail: second.tap(on: inner))
    hand.down(100, 100)
    hand.move(130, 100)
    #expect(first.states.isEmpty)
    hand.move(160, 100)
    #expect(first.states == [.began], "the tap gave up beyond 45 points")
    #expect(first.translations == [CGPoint(x: 50, y: 0)])
    hand.up(160, 100)
    #expect(first.states == [.began, .ended])
  }

  @Test func aHeldPanThatIsLetGoFails() {
    defer { hand.finish() }
    let pan = first.pan(on: inner)
    pan.require(toFail: second.tap(on: inner))
    hand.down(100, 100)
    hand.move(130, 100)
    hand.up(130, 100)
    #expect(first.states.isEmpty && second.states == [.ended])
    #expect(pan.state == .possible)
  }

  @Test func delegatesCanRequireFailure() {
    defer { hand.finish() }
    let pan = first.pan(on: inner)
    pan.delegate = first
    first.waitsForAll = true
    _ = second.pan(on: inner)
    drag()
    #expect(first.states.isEmpty && second.states.count == 3)
  }

  @Test func aCircleOfRequirementsDoesNotDeadlock() {
    defer { hand.finish() }
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
    defer { hand.finish() }
    for listener in [first, second] {
      let pan = listener.pan(on: inner)
      pan.delegate = listener
      listener.waitsForAll = true
    }
    drag()
    #expect(first.states.count + second.states.count == 3)
  }

  @Test func aRecogniserThatNeverDecidesHoldsNobodyForever() {
    defer { hand.finish() }
    final class Undecided: UIGestureRecognizer {}
    let undecided = Undecided()
    inner.addGestureRecognizer(undecided)
    let tap = first.tap(on: inner)
    tap.require(toFail: undecided)
    hand.tap(100, 100)
    #expect(first.states == [.ended])
    #expect(tap.state == .possible && undecided.state == .possible)
  }

  @Test func recognisersOfDifferentTouchesDoNotCompete() {
    defer { hand.finish() }
    let other = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 200))
    outer.addSubview(other)
    _ = first.pan(on: inner)
    _ = second.pan(on: other)
    hand.down(100, 100)
    hand.down(100, 450, finger: 1)
    hand.move(130, 100)
    hand.move(130, 450, finger: 1)
    #expect(first.states == [.began] && second.states == [.began])
    hand.up(130, 100)
    hand.up(130, 450, finger: 1)
  }

  @Test func aSubclassDecidesWhomItPrevents() {
    defer { hand.finish() }
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

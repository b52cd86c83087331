import CoreGraphics
import Platform
import Testing

import UIKit

@MainActor
@Suite struct HoverTests {
  private let hand = Hand()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let listener = Listener()
  private let hover: UIHoverGestureRecognizer

  init() {
    hand.window.addSubview(view)
    hover = listener.add(UIHoverGestureRecognizer(), to: view)
  }

  @Test func itFollowsTheMouseOverItsView() {
    defer { hand.finish() }
    hand.hover(50, 50)
    #expect(listener.states.isEmpty && hover.state == .possible)
    hand.hover(110, 120)
    #expect(listener.states == [.began])
    #expect(hover.location(in: view) == CGPoint(x: 10, y: 20))
    hand.hover(150, 150)
    #expect(listener.states == [.began, .changed])
    #expect(hover.location(in: nil) == CGPoint(x: 150, y: 150))
    hand.hover(250, 150)
    #expect(listener.states == [.began, .changed, .ended] && hover.state == .possible)
    hand.hover(150, 150)
    hand.leave()
    #expect(listener.states.suffix(2) == [.began, .ended], "the mouse left the screen")
  }

  @Test func subviewsBelongToIt() {
    defer { hand.finish() }
    let inner = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    view.addSubview(inner)
    let second = Listener()
    _ = second.add(UIHoverGestureRecognizer(), to: inner)
    hand.hover(120, 150)
    hand.hover(160, 150)
    #expect(listener.states == [.began, .changed] && second.states == [.began])
    hand.hover(120, 150)
    #expect(listener.states.last == .changed && second.states == [.began, .ended])
    hand.leave()
  }

  @Test func aViewThatMovesAwayIsLeft() {
    defer { hand.finish() }
    hand.hover(150, 150)
    hand.dispatcher.showCursor()
    #expect(listener.states == [.began], "nothing moved")
    view.frame.origin.x = 300
    hand.dispatcher.showCursor()
    #expect(listener.states == [.began, .ended])
    view.frame.origin.x = 100
    hand.dispatcher.showCursor()
    #expect(listener.states == [.began, .ended, .began])
    view.removeFromSuperview()
    hand.dispatcher.showCursor()
    #expect(listener.states.last == .ended && hover.state == .possible)
  }

  @Test func aHeldButtonIsAFingerAndNotAHover() {
    defer { hand.finish() }
    func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      let event = PointerEvent(
        phase: phase, device: .mouse(button: 1), location: CGPoint(x: x, y: 150), time: hand.time)
      hand.dispatcher.receive(.pointer(event))
    }
    hand.hover(150, 150)
    mouse(.down, 150)
    mouse(.moved, 160)
    mouse(.moved, 300)
    #expect(listener.states == [.began])
    mouse(.up, 300)
    hand.hover(301, 150)
    #expect(listener.states == [.began, .ended])
  }

  @Test func aHoveredViewCanBeTapped() {
    defer { hand.finish() }
    let tap = Listener()
    _ = tap.tap(on: view)
    hand.hover(150, 150)
    hand.tap(150, 150)
    #expect(tap.states == [.ended] && listener.states == [.began])
    hand.leave()
    #expect(listener.states == [.began, .ended])
  }

  @Test func switchingOffAndRemovingCancels() {
    defer { hand.finish() }
    hand.hover(150, 150)
    hover.isEnabled = false
    #expect(listener.states == [.began, .cancelled])
    hand.hover(151, 150)
    #expect(listener.states.count == 2)
    hover.isEnabled = true
    hand.hover(152, 150)
    #expect(listener.states == [.began, .cancelled, .began])
    view.removeGestureRecognizer(hover)
    #expect(listener.states.last == .cancelled && hover.state == .possible)
    hand.hover(153, 150)
    #expect(listener.states.count == 4)
  }

  @Test func whatShouldNotBeginIsAskedOnceUntilTheMouseComesBack() {
    defer { hand.finish() }
    hover.delegate = listener
    listener.shouldBegin = false
    hand.hover(150, 150)
    listener.shouldBegin = true
    hand.hover(160, 150)
    #expect(listener.states.isEmpty)
    hand.hover(250, 150)
    hand.hover(160, 150)
    #expect(listener.states == [.began])
    hand.leave()
  }
}

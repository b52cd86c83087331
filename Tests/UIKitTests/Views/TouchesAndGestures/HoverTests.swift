import CoreGraphics
import Platform
import Testing

import UIKit

@MainActor
struct HoverTests {
  private let driver = GestureDriver()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let listener = Listener()
  private let hover: UIHoverGestureRecognizer

  init() {
    driver.window.addSubview(view)
    hover = listener.add(UIHoverGestureRecognizer(), to: view)
  }

  @Test func itFollowsTheMouseOverItsView() {
    defer { driver.finish() }
    driver.hover(50, 50)
    #expect(listener.states.isEmpty && hover.state == .possible)
    driver.hover(110, 120)
    #expect(listener.states == [.began])
    #expect(hover.location(in: view) == CGPoint(x: 10, y: 20))
    driver.hover(150, 150)
    #expect(listener.states == [.began, .changed])
    #expect(hover.location(in: nil) == CGPoint(x: 150, y: 150))
    driver.hover(250, 150)
    #expect(listener.states == [.began, .changed, .ended] && hover.state == .possible)
    driver.hover(150, 150)
    driver.leave()
    #expect(listener.states.suffix(2) == [.began, .ended], "the mouse left the screen")
  }

  @Test func subviewsBelongToIt() {
    defer { driver.finish() }
    let inner = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    view.addSubview(inner)
    let second = Listener()
    _ = second.add(UIHoverGestureRecognizer(), to: inner)
    driver.hover(120, 150)
    driver.hover(160, 150)
    #expect(listener.states == [.began, .changed] && second.states == [.began])
    driver.hover(120, 150)
    #expect(listener.states.last == .changed && second.states == [.began, .ended])
    driver.leave()
  }

  @Test func aViewThatMovesAwayIsLeft() {
    defer { driver.finish() }
    driver.hover(150, 150)
    driver.dispatcher.showCursor()
    #expect(listener.states == [.began], "nothing moved")
    view.frame.origin.x = 300
    driver.dispatcher.showCursor()
    #expect(listener.states == [.began, .ended])
    view.frame.origin.x = 100
    driver.dispatcher.showCursor()
    #expect(listener.states == [.began, .ended, .began])
    view.removeFromSuperview()
    driver.dispatcher.showCursor()
    #expect(listener.states.last == .ended && hover.state == .possible)
  }

  @Test func whileInteractionIsIgnoredTheMouseIsOverNoView() {
    defer { driver.finish() }
    driver.hover(150, 150)
    UIApplication.shared.beginIgnoringInteractionEvents()
    driver.hover(160, 150)
    #expect(listener.states == [.began, .ended])
    driver.hover(150, 150)
    #expect(listener.states == [.began, .ended])
    UIApplication.shared.endIgnoringInteractionEvents()
    driver.dispatcher.showCursor()
    #expect(listener.states == [.began, .ended, .began], "without a movement")
  }

  @Test func aHeldButtonIsAFingerAndNotAHover() {
    defer { driver.finish() }
    func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      let event = PointerEvent(
        phase: phase, device: .mouse(button: 1), location: CGPoint(x: x, y: 150), time: driver.time)
      driver.dispatcher.receive(.pointer(event))
    }
    driver.hover(150, 150)
    mouse(.down, 150)
    mouse(.moved, 160)
    mouse(.moved, 300)
    #expect(listener.states == [.began])
    mouse(.up, 300)
    driver.hover(301, 150)
    #expect(listener.states == [.began, .ended])
  }

  @Test func aHoveredViewCanBeTapped() {
    defer { driver.finish() }
    let tap = Listener()
    _ = tap.tap(on: view)
    driver.hover(150, 150)
    driver.tap(150, 150)
    #expect(tap.states == [.ended] && listener.states == [.began])
    driver.leave()
    #expect(listener.states == [.began, .ended])
  }

  @Test func switchingOffAndRemovingCancels() {
    defer { driver.finish() }
    driver.hover(150, 150)
    hover.isEnabled = false
    #expect(listener.states == [.began, .cancelled])
    driver.hover(151, 150)
    #expect(listener.states.count == 2)
    hover.isEnabled = true
    driver.hover(152, 150)
    #expect(listener.states == [.began, .cancelled, .began])
    view.removeGestureRecognizer(hover)
    #expect(listener.states.last == .cancelled && hover.state == .possible)
    driver.hover(153, 150)
    #expect(listener.states.count == 4)
  }

  @Test func whatShouldNotBeginIsAskedOnceUntilTheMouseComesBack() {
    defer { driver.finish() }
    hover.delegate = listener
    listener.shouldBegin = false
    driver.hover(150, 150)
    listener.shouldBegin = true
    driver.hover(160, 150)
    #expect(listener.states.isEmpty)
    driver.hover(250, 150)
    driver.hover(160, 150)
    #expect(listener.states == [.began])
    driver.leave()
  }
}

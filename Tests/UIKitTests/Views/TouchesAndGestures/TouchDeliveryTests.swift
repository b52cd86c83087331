import CoreGraphics
import Platform
import Testing

import UIKit

@MainActor
@Suite struct TouchDeliveryTests {
  private let hand = Hand()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let other = TouchLog(frame: CGRect(x: 0, y: 300, width: 200, height: 200))

  init() {
    hand.window.addSubview(view)
    hand.window.addSubview(other)
  }

  @Test func theViewThatWasHitKeepsTheTouch() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(100, 400)
    hand.up(-500, 4000)
    #expect(view.phases == ["began", "moved", "ended"] && other.phases.isEmpty)
  }

  @Test func eachEventIsDeliveredWithItsOwnTime() {
    defer { hand.finish() }
    final class Times: UIView {
      var times: [TimeInterval] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        times += touches.map(\.timestamp)
      }
    }
    let times = Times(frame: view.bounds)
    view.addSubview(times)
    hand.down(10, 10)
    let start = hand.time
    for index in 0..<3 {
      hand.wait(0.001)
      hand.move(10 + CGFloat(index), 10)
    }
    #expect(times.times.map { (($0 - start) * 1000).rounded() } == [1, 2, 3])
  }

  @Test func onlyTheFirstMouseButtonIsAFinger() {
    defer { hand.finish() }
    func mouse(_ phase: PointerEvent.Phase, _ button: Int) {
      hand.dispatcher.receive(
        .pointer(
          PointerEvent(
            phase: phase, device: .mouse(button: button), location: CGPoint(x: 9, y: 9),
            time: hand.time)))
    }
    hand.window.isHidden = false
    mouse(.down, 3)
    mouse(.up, 3)
    #expect(view.phases.isEmpty)
    mouse(.down, 1)
    mouse(.down, 2)
    mouse(.up, 2)
    mouse(.up, 1)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func aFingerThatGoesDownTwiceWasLiftedUnseen() {
    defer { hand.finish() }
    hand.down(10, 10)
    hand.down(20, 20)
    hand.up(20, 20)
    #expect(view.phases == ["began", "cancelled", "began", "ended"])
  }

  @Test func aSecondFingerIsForViewsThatWantIt() {
    defer { hand.finish() }
    hand.down(10, 10)
    hand.down(20, 20, finger: 1)
    #expect(view.phases == ["began"])
    hand.up(20, 20, finger: 1)
    view.isMultipleTouchEnabled = true
    hand.down(20, 20, finger: 1)
    hand.up(20, 20, finger: 1)
    hand.up(10, 10)
    #expect(view.phases == ["began", "began", "ended", "ended"])
  }

  @Test func anExclusiveViewHasTheTouchesToItself() {
    defer { hand.finish() }
    view.isExclusiveTouch = true
    hand.down(10, 10)
    hand.down(10, 310, finger: 1)
    hand.up(10, 310, finger: 1)
    hand.up(10, 10)
    #expect(other.phases.isEmpty)
    hand.down(10, 310, finger: 1)
    hand.down(10, 10)
    hand.up(10, 10)
    hand.up(10, 310, finger: 1)
    #expect(other.phases == ["began", "ended"] && view.phases == ["began", "ended"])
  }

  @Test func delayedTouchesComeOnceTheGestureFails() {
    defer { hand.finish() }
    let listener = Listener()
    let pan = listener.pan(on: view)
    pan.delaysTouchesBegan = true
    hand.down(10, 10)
    hand.move(12, 10)
    #expect(view.phases.isEmpty)
    hand.up(12, 10)
    #expect(view.phases == ["began", "ended"])
    hand.down(10, 10)
    hand.move(40, 10)
    hand.up(40, 10)
    #expect(view.phases == ["began", "ended"], "a recognised pan keeps them for good")
    #expect(listener.states == [.began, .ended])
  }

  @Test func newTouchesAreIgnoredWhileInteractionIs() {
    defer { hand.finish() }
    hand.window.isHidden = false
    UIApplication.shared.beginIgnoringInteractionEvents()
    hand.down(10, 10)
    UIApplication.shared.endIgnoringInteractionEvents()
    hand.move(20, 10)
    hand.up(20, 10)
    #expect(view.phases.isEmpty)
  }

  @Test func eventsSentWhileOneIsHandledWaitTheirTurn() {
    defer { hand.finish() }
    final class Impatient: UIView {
      var log: [String] = []
      var onBegan: (() -> Void)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        onBegan?()
        log.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
    }
    let impatient = Impatient(frame: view.bounds)
    view.addSubview(impatient)
    impatient.onBegan = { [hand] in hand.up(10, 10) }
    hand.down(10, 10)
    #expect(impatient.log == ["began", "ended"])
  }

  @Test func unhandledTouchesGoUpTheResponderChain() {
    defer { hand.finish() }
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(child)
    hand.tap(10, 10)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func theFrontWindowGetsTheTouch() {
    defer { hand.finish() }
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = TouchLog(frame: alert.bounds)
    alert.addSubview(log)
    alert.windowLevel = .alert
    alert.isHidden = false
    hand.window.makeKeyAndVisible()
    hand.tap(10, 10)
    hand.wait(1)
    hand.tap(150, 10)
    #expect(log.phases == ["began", "ended"] && view.phases == ["began", "ended"])
    alert.isHidden = true
  }

  @Test func badEventsAreSurvived() {
    defer { hand.finish() }
    hand.up(10, 10)
    hand.move(10, 10)
    hand.down(.nan, 10)
    hand.down(10, 10)
    hand.wait(.nan)
    hand.up(10, 10)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func theCursorIsThatOfTheViewUnderIt() {
    defer { hand.finish() }
    hand.window.isHidden = false
    view.hoverCursor = .pointingHand
    view.addSubview(UIView(frame: view.bounds))
    func point(_ x: CGFloat, _ y: CGFloat) {
      hand.dispatcher.receive(
        .pointer(
          PointerEvent(
            phase: .moved, device: .mouse(button: 0), location: CGPoint(x: x, y: y),
            time: hand.time)))
    }
    point(10, 10)
    #expect(UIScreen.main.cursor == .pointingHand)
    point(10, 400)
    #expect(UIScreen.main.cursor == .arrow)
    point(10, 10)
    hand.dispatcher.receive(.pointerExited(time: hand.time))
    #expect(UIScreen.main.cursor == .arrow)
  }
}

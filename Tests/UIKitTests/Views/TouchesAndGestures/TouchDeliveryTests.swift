import CoreGraphics
import Platform
import Testing

import UIKit

@MainActor
struct TouchDeliveryTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let other = TouchLog(frame: CGRect(x: 0, y: 300, width: 200, height: 200))

  init() {
    driver.window.addSubview(view)
    driver.window.addSubview(other)
  }

  @Test func theViewThatWasHitKeepsTheTouch() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(100, 400)
    driver.up(-500, 4000)
    #expect(view.phases == ["began", "moved", "ended"] && other.phases.isEmpty)
  }

  @Test func eachEventIsDeliveredWithItsOwnTime() {
    defer { driver.finish() }
    final class Times: UIView {
      var times: [TimeInterval] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        times += touches.map(\.timestamp)
      }
    }
    let times = Times(frame: view.bounds)
    view.addSubview(times)
    driver.down(10, 10)
    let start = driver.time
    for index in 0..<3 {
      driver.wait(0.001)
      driver.move(10 + CGFloat(index), 10)
    }
    #expect(times.times.map { (($0 - start) * 1000).rounded() } == [1, 2, 3])
  }

  @Test func onlyTheFirstMouseButtonIsAFinger() {
    defer { driver.finish() }
    func mouse(_ phase: PointerEvent.Phase, _ button: Int) {
      driver.dispatcher.receive(
        .pointer(
          PointerEvent(
            phase: phase, device: .mouse(button: button), location: CGPoint(x: 9, y: 9),
            time: driver.time)))
    }
    driver.window.isHidden = false
    mouse(.down, 3)
    mouse(.up, 3)
    #expect(view.phases.isEmpty)
    mouse(.down, 1)
    mouse(.down, 2)
    mouse(.up, 2)
    mouse(.up, 1)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func aFingerThatGoesDownTwiceWasLiftedWithoutAnEvent() {
    defer { driver.finish() }
    driver.down(10, 10)
    driver.down(20, 20)
    driver.up(20, 20)
    #expect(view.phases == ["began", "cancelled", "began", "ended"])
  }

  @Test func aSecondFingerIsForViewsThatWantIt() {
    defer { driver.finish() }
    driver.down(10, 10)
    driver.down(20, 20, finger: 1)
    #expect(view.phases == ["began"])
    driver.up(20, 20, finger: 1)
    view.isMultipleTouchEnabled = true
    driver.down(20, 20, finger: 1)
    driver.up(20, 20, finger: 1)
    driver.up(10, 10)
    #expect(view.phases == ["began", "began", "ended", "ended"])
  }

  @Test func anExclusiveViewHasTheTouchesToItself() {
    defer { driver.finish() }
    view.isExclusiveTouch = true
    driver.down(10, 10)
    driver.down(10, 310, finger: 1)
    driver.up(10, 310, finger: 1)
    driver.up(10, 10)
    #expect(other.phases.isEmpty)
    driver.down(10, 310, finger: 1)
    driver.down(10, 10)
    driver.up(10, 10)
    driver.up(10, 310, finger: 1)
    #expect(other.phases == ["began", "ended"] && view.phases == ["began", "ended"])
  }

  @Test func delayedTouchesComeOnceTheGestureFails() {
    defer { driver.finish() }
    let listener = Listener()
    let pan = listener.pan(on: view)
    pan.delaysTouchesBegan = true
    driver.down(10, 10)
    driver.move(12, 10)
    #expect(view.phases.isEmpty)
    driver.up(12, 10)
    #expect(view.phases == ["began", "ended"])
    driver.down(10, 10)
    driver.move(40, 10)
    driver.up(40, 10)
    #expect(view.phases == ["began", "ended"], "a recognised pan keeps them for good")
    #expect(listener.states == [.began, .ended])
  }

  @Test func newTouchesAreIgnoredWhileInteractionIs() {
    defer { driver.finish() }
    driver.window.isHidden = false
    UIApplication.shared.beginIgnoringInteractionEvents()
    driver.down(10, 10)
    UIApplication.shared.endIgnoringInteractionEvents()
    driver.move(20, 10)
    driver.up(20, 10)
    #expect(view.phases.isEmpty)
  }

  @Test func eventsSentWhileOneIsHandledWaitTheirTurn() {
    defer { driver.finish() }
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
    impatient.onBegan = { [driver] in driver.up(10, 10) }
    driver.down(10, 10)
    #expect(impatient.log == ["began", "ended"])
  }

  @Test func unhandledTouchesGoUpTheResponderChain() {
    defer { driver.finish() }
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(child)
    driver.tap(10, 10)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func theFrontWindowGetsTheTouch() {
    defer { driver.finish() }
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = TouchLog(frame: alert.bounds)
    alert.addSubview(log)
    alert.windowLevel = .alert
    alert.isHidden = false
    driver.window.makeKeyAndVisible()
    driver.tap(10, 10)
    driver.wait(1)
    driver.tap(150, 10)
    #expect(log.phases == ["began", "ended"] && view.phases == ["began", "ended"])
    alert.isHidden = true
  }

  @Test func badEventsDoNotCrash() {
    defer { driver.finish() }
    driver.up(10, 10)
    driver.move(10, 10)
    driver.down(.nan, 10)
    driver.down(10, 10)
    driver.wait(.nan)
    driver.up(10, 10)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func theCursorIsThatOfTheViewUnderIt() {
    defer { driver.finish() }
    driver.window.isHidden = false
    view.hoverCursor = .pointingHand
    view.addSubview(UIView(frame: view.bounds))
    func point(_ x: CGFloat, _ y: CGFloat) {
      driver.dispatcher.receive(
        .pointer(
          PointerEvent(
            phase: .moved, device: .mouse(button: 0), location: CGPoint(x: x, y: y),
            time: driver.time)))
    }
    point(10, 10)
    #expect(driver.window.screen.cursor == .pointingHand)
    point(10, 400)
    #expect(driver.window.screen.cursor == .arrow)
    point(10, 10)
    driver.dispatcher.receive(.pointerExited(time: driver.time))
    #expect(driver.window.screen.cursor == .arrow)
  }
}

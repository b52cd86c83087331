import CoreGraphics
import Platform
import Testing

import UIKit

/// Taps by the buttons of a mouse.
@MainActor
struct ButtonMaskTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let primary = Listener()
  private let secondary = Listener()

  init() {
    driver.window.addSubview(view)
    _ = primary.tap(on: view)
    secondary.tap(on: view).buttonMaskRequired = .secondary
  }

  private func mouse(
    _ phase: PointerEvent.Phase, button: Int, _ x: CGFloat = 100, _ y: CGFloat = 100
  ) {
    driver.window.isHidden = false
    driver.dispatcher.receive(
      .pointer(
        PointerEvent(
          phase: phase, device: .mouse(button: button), location: CGPoint(x: x, y: y),
          time: driver.time)))
    driver.dispatcher.deliverMovements()
  }

  @Test func eachButtonTapsForItsRecogniser() {
    defer { driver.finish() }
    var masks: [UIEvent.ButtonMask] = []
    for listener in [primary, secondary] { listener.onAction = { masks.append($0.buttonMask) } }
    mouse(.down, button: 1)
    mouse(.up, button: 1)
    #expect(primary.states == [.ended] && secondary.states.isEmpty)
    driver.wait(1)
    mouse(.down, button: 3)
    mouse(.up, button: 3)
    #expect(primary.states == [.ended] && secondary.states == [.ended])
    #expect(masks == [.primary, .secondary])
    #expect(view.phases == ["began", "cancelled"], "views get no touch of the right button")
  }

  @Test func aFingerNeedsNoButton() {
    defer { driver.finish() }
    view.gestureRecognizers?.removeFirst()
    driver.tap(100, 100)
    #expect(primary.states.isEmpty && secondary.states == [.ended])
  }

  @Test func aMovedRightButtonDoesNotTap() {
    defer { driver.finish() }
    mouse(.down, button: 3)
    mouse(.moved, button: 3, 100, 200)
    mouse(.up, button: 3, 100, 200)
    #expect(secondary.states.isEmpty)
  }

  @Test func aButtonThatCameUpUnseenDoesNotTap() {
    defer { driver.finish() }
    mouse(.down, button: 3)
    mouse(.moved, button: 0)
    mouse(.up, button: 3)
    #expect(secondary.states.isEmpty)
    driver.wait(1)
    mouse(.down, button: 3)
    driver.dispatcher.cancelAllTouches()
    mouse(.up, button: 3)
    #expect(secondary.states.isEmpty)
  }

  @Test func aTapNeedsAButton() {
    let tap = UITapGestureRecognizer()
    let warnings = Diagnostics.collecting { tap.buttonMaskRequired = [] }
    #expect(tap.buttonMaskRequired == .primary && warnings.count == 1)
  }

  @Test func buttonsAreCountedFromOne() {
    #expect(UIEvent.ButtonMask.button(1) == UIEvent.ButtonMask.primary)
    #expect(UIEvent.ButtonMask.button(2) == UIEvent.ButtonMask.secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    for number in [0, -1, .max, .min] as [Int] { #expect(UIEvent.ButtonMask.button(number) == []) }
  }
}

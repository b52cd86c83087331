import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The coordinates of a screen that stay with the device.
@MainActor
struct FixedCoordinateSpaceTests {
  private let page = UIViewController()

  @Test func uprightTheyAreThoseOfTheScreen() {
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let screen = simulator.window.screen
    let fixed = screen.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    let point = CGPoint(x: 10, y: 20)
    #expect(fixed.convert(point, to: screen) == point)
    #expect(page.view.convert(point, to: fixed) == point)
    simulator.settle()
  }

  /// The device is turned to the left: its top is at the left of the interface, and so the upper
  /// left corner of the interface is the device's upper right one.
  @Test func turnedTheyStayOnTheDevice() {
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    simulator.settle()
    simulator.turn(to: .landscapeLeft)
    simulator.settle()
    let screen = simulator.window.screen
    let fixed = screen.fixedCoordinateSpace
    #expect(screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    let (onScreen, onDevice) = (CGPoint(x: 10, y: 20), CGPoint(x: 370, y: 10))
    #expect(screen.convert(onScreen, to: fixed) == onDevice)
    #expect(screen.convert(onDevice, from: fixed) == onScreen)
    #expect(fixed.convert(onDevice, to: screen) == onScreen)
    #expect(fixed.convert(onScreen, from: screen) == onDevice)
    let frame = CGRect(x: 10, y: 20, width: 100, height: 30)
    let turned = CGRect(x: 340, y: 10, width: 30, height: 100)
    #expect(page.view.convert(frame, to: fixed) == turned)
    #expect(page.view.convert(turned, from: fixed) == frame)
  }
}

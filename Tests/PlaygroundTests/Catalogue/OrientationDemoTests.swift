import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The page that turns with the device, unless its user has locked it.
@MainActor
struct OrientationDemoTests {
  private let lock = CGPoint(x: 345, y: 700)

  /// On iOS 16 and later the supported orientations alone say whether the interface turns.
  @Test func theLockLeavesTheOrientationThatTheInterfaceHas() throws {
    let run = try DemoRun("orientation")
    let (page, window) = (try #require(run.root), run.simulator.window)
    #expect(page.supportedInterfaceOrientations == .all)
    run.simulator.tap(at: lock)
    run.simulator.settle()
    #expect(page.supportedInterfaceOrientations == .portrait && page.shouldAutorotate)
    run.simulator.turn(to: .landscapeRight)
    run.simulator.settle()
    #expect(window.bounds.size == CGSize(width: 390, height: 844))

    run.simulator.tap(at: lock)
    run.simulator.settle()
    #expect(page.supportedInterfaceOrientations == .all)
    #expect(window.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func aPageThatIsGoneNeedsNoNotifications() throws {
    let run = try DemoRun("orientation")
    let device = UIDevice.current
    #expect(device.isGeneratingDeviceOrientationNotifications)
    weak let page = run.root
    run.simulator.window.rootViewController = UIViewController()
    run.simulator.settle()
    #expect(page == nil && !device.isGeneratingDeviceOrientationNotifications)
  }
}

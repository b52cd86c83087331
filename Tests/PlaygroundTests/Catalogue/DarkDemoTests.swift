import CoreGraphics
import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The demos whose colours are the system's, in the dark.
@MainActor
struct DarkDemoTests {
  @Test(arguments: ["photo-grid", "list-detail", "card-stack", "chat-panel"])
  func halfOpenInTheDark(id: String) throws {
    let run = try DemoRun(id, framesPerSecond: 10)
    run.simulator.window.overrideUserInterfaceStyle = .dark
    try run.schedule(run.demo.phases[0])
    run.simulator.advance(by: 0.3)
    assertSnapshot(of: run.simulator, as: .image, named: id, testName: "dark")
  }
}

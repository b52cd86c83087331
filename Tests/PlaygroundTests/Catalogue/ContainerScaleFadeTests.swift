import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The demo of a container of one's own, taken away in the middle of its transition.
@MainActor
struct ContainerScaleFadeTests {
  @Test func aContainerThatGoesWhileAFingerHoldsItsTransitionIsFreed() throws {
    let run = try DemoRun("container-scale-fade")
    let simulator = run.simulator
    simulator.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 550))
    weak let container = simulator.window.rootViewController
    #expect(container?.children.count == 2, "the finger holds a transition")
    simulator.window.rootViewController = UIViewController()
    simulator.settle()
    simulator.touchUp(at: CGPoint(x: 195, y: 550))
    simulator.settle()
    #expect(container == nil)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }
}

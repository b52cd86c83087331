import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct DemoStageTests {
  private func open() -> (demoStage: DemoStage, simulator: Simulator) {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let demoStage = DemoStage(.modalBounce)
    demoStage.stage = simulator.stage
    demoStage.open()
    simulator.settle()
    return (demoStage, simulator)
  }

  @Test func theDemoHasTheKeyWindow() {
    let (demoStage, simulator) = open()
    #expect(simulator.window !== demoStage.window)
    #expect(demoStage.window != nil && UIApplication.shared.keyWindow === demoStage.window)
  }

  @Test func aPauseGoesOnInSlowMotion() {
    let (demoStage, simulator) = open()
    simulator.advance(by: 0.1)
    demoStage.toggleSlowMotion()
    #expect(UIApplication.shared.timeScale == 0.1)
    demoStage.togglePause()
    #expect(UIApplication.shared.timeScale == 0)
    demoStage.togglePause()
    #expect(UIApplication.shared.timeScale == 0.1)
    demoStage.toggleSlowMotion()
    #expect(UIApplication.shared.timeScale == 1)
  }

  /// Also in the middle of a transition; nothing of the former one is kept.
  @Test func aDemoIsMadeAgainAtAnyTime() throws {
    let (demoStage, simulator) = open()
    for _ in 0..<3 {
      simulator.tap(at: CGPoint(x: 160, y: 230))
      simulator.advance(by: 0.2)
      weak let former = demoStage.window?.rootViewController
      demoStage.remake()
      simulator.settle()
      #expect(former == nil)
      #expect(UIApplication.shared.keyWindow === demoStage.window)
    }
    simulator.tap(at: CGPoint(x: 160, y: 230))
    simulator.settle()
    #expect(demoStage.window?.rootViewController?.presentedViewController != nil)
  }
}

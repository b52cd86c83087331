import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// Two demos side by side.
@MainActor
struct CompareTests {
  @MainActor
  private final class Fixture {
    let simulator: Simulator
    let controller: CompareViewController
    let tap: CompareTap

    init() throws {
      let demos = [
        try #require(Catalogue.demo(id: "modal-bounce")),
        try #require(Catalogue.demo(id: "modal-bounce")),
      ]
      var made: CompareViewController?
      simulator = Simulator(
        size: CompareViewController.size(for: demos), scale: 1,
        root: {
          let controller = CompareViewController(demos, scale: 1)
          made = controller
          return controller
        }())
      controller = try #require(made)
      tap = CompareTap(stage: simulator.stage, controller: controller)
      simulator.settle()
    }

    var left: CompareViewController.Side { controller.sides[0] }
    var right: CompareViewController.Side { controller.sides[1] }

    /// What the left demo presents, or the right one.
    func presented(by side: CompareViewController.Side) -> UIViewController? {
      side.sceneView.scene.keyWindow?.rootViewController?.presentedViewController
    }

    func press(_ key: String) {
      for isDown in [true, false] {
        tap.receive(
          .key(KeyEvent(isDown: isDown, key: key, modifiers: [], time: simulator.time)))
      }
    }

    /// A tap on the button of the demo, which is at (160, 230) in the seed.
    func tapButton(of side: CompareViewController.Side) {
      let origin = side.sceneView.frame.origin
      simulator.tap(at: CGPoint(x: origin.x + 160, y: origin.y + 230))
    }
  }

  @Test func eachHasItsOwnSizeAndItsName() throws {
    let fixture = try Fixture()
    let size = try #require(Catalogue.demo(id: "modal-bounce")).stageSize
    #expect(fixture.left.sceneView.frame.size == size)
    #expect(fixture.right.sceneView.frame.size == size)
    #expect(fixture.left.sceneView.frame.maxX < fixture.right.sceneView.frame.minX)
    #expect(fixture.left.caption.text == fixture.left.demo.title)
  }

  @Test func spacePausesTheOneThatWasTouchedLast() throws {
    let fixture = try Fixture()
    fixture.tapButton(of: fixture.left)
    fixture.tapButton(of: fixture.right)
    fixture.press("Space")
    #expect(fixture.right.playbackSpeed == .paused && fixture.left.playbackSpeed == .normal)
    #expect(fixture.right.caption.text == "\(fixture.right.demo.title) · paused")
    fixture.simulator.advance(by: 3)
    let (left, right) = (fixture.presented(by: fixture.left), fixture.presented(by: fixture.right))
    #expect(left?.isBeingPresented == false, "the left one has come to its end")
    #expect(right?.isBeingPresented == true, "the right one stands still on its way")
    fixture.press("Space")
    fixture.simulator.advance(by: 3)
    #expect(fixture.presented(by: fixture.right)?.isBeingPresented == false)
  }

  @Test func beforeATouchTheKeysMeanBoth() throws {
    let fixture = try Fixture()
    fixture.press("T")
    #expect(fixture.left.playbackSpeed == .slow && fixture.right.playbackSpeed == .slow)
    fixture.press("T")
    fixture.press("D")
    let styles = fixture.controller.sides.map(\.sceneView.scene.screen.userInterfaceStyle)
    #expect(styles == [.dark, .dark])
    #expect(fixture.simulator.stage.screen.userInterfaceStyle == .dark)
  }
}

import CoreGraphics
import Foundation
import Studio
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// A storyboard that is shown in the studio, with the catalogue and the panels around it.
@MainActor
struct LiveStudioTests {
  @MainActor
  private final class Window {
    let folder: TemporaryFolder
    let path: String
    let simulator: Simulator
    let studio: StudioViewController
    let live: LiveReload
    private let calls = Calls()

    @MainActor
    private final class Calls {
      var waiting: [@MainActor () -> Void] = []
    }

    init(_ text: String = LiveStage.storyboard()) throws {
      folder = try TemporaryFolder()
      path = try folder.write(text, to: "Main.storyboard")
      let demo = Demo(InterfaceFile(path))
      studio = StudioViewController(own: demo)
      simulator = Simulator(
        size: StudioViewController.usualSize, scale: 1, root: studio)
      live = LiveReload.follow(
        studio, later: LaterCalls { [calls] in calls.waiting.append($1) })
      studio.open(demo)
      simulator.settle()
    }

    isolated deinit {
      live.didClose()
      studio.close()
    }

    func save(_ text: String) throws {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      try deliver(try #require(live.watch))
      simulator.settle()
    }

    /// Lets the moment pass that a file may be wrong for.
    func wait() {
      let due = calls.waiting
      calls.waiting = []
      for call in due { call() }
      simulator.settle()
    }

    var scene: UIWindowScene? { studio.session?.scene }
    var root: UIViewController? { scene?.keyWindow?.rootViewController }
    var front: UIViewController? {
      var controller = root
      while let next = controller?.presentedViewController
        ?? (controller as? UINavigationController)?.topViewController
      {
        controller = next
      }
      return controller
    }
    var texts: [String] { front.map { LiveStage.labels(in: $0.view) } ?? [] }

    func perform(_ segue: String) {
      scene?.enter { front?.performSegue(withIdentifier: segue, sender: nil) }
      simulator.settle()
    }
  }

  @Test func theFileIsInTheCatalogueAndOnTheStage() throws {
    let window = try Window()
    #expect(window.texts == ["One"])
    let words = LiveStage.labels(in: window.studio.view)
    #expect(words.contains("Main.storyboard") && words.contains("File"), "\(words)")
    #expect(window.studio.settings.demo == nil)
  }

  /// The recording begins again with what is on the stage now, at the speed of before.
  @Test func aChangeIsOnTheStageWhereTheUserWas() throws {
    let window = try Window()
    window.studio.session?.setSpeed(0.5)
    window.perform("go")
    window.perform("up")
    #expect(window.texts == ["Three"])
    let former = window.scene
    try window.save(LiveStage.storyboard(second: "Zwei", third: "Drei"))
    #expect(window.texts == ["Drei"])
    #expect(window.scene !== former && window.studio.session?.playhead.speed == 0.5)
    #expect((window.studio.session?.recording.frameCount ?? 0) > 0)
    window.scene?.enter { window.front?.dismiss(animated: false) }
    window.simulator.settle()
    #expect(window.texts == ["Zwei"])
  }

  @Test func aFaultIsShownOverTheStageUntilItIsFixed() throws {
    let window = try Window()
    try window.save("<document")
    window.wait()
    let panel = try #require(window.live.overlay.faultPanel)
    let overlay = try #require(window.studio.overlay?.view)
    #expect(panel.isDescendant(of: overlay) && panel.window === window.studio.view.window)
    #expect(overlay.frame.minX > 0 && overlay.frame.maxX < window.studio.view.bounds.maxX)
    #expect(window.texts == ["One"])
    try window.save(LiveStage.storyboard(first: "Eins"))
    #expect(window.live.overlay.faultPanel == nil && window.texts == ["Eins"])
  }

  /// The demos of the catalogue are there, too, and what was wrong with the file goes with it.
  @Test func anotherDemoTakesTheWarningsAway() throws {
    let window = try Window(
      LiveStage.storyboard(firstClass: #"customClass="Nobody" customModule="App""#))
    #expect(window.live.overlay.pill != nil)
    window.studio.open(try #require(Catalogue.demo(id: "modal-bounce")))
    window.simulator.settle()
    #expect(window.live.overlay.pill == nil && window.studio.overlay == nil)
    #expect(window.studio.settings.demo == "modal-bounce")
  }
}

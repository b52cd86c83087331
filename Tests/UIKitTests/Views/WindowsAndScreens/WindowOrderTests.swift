import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Which of several windows is in front, and what a hidden one does when the screen changes.
@MainActor
struct WindowOrderTests {
  private final class Page: UIViewController {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touchCount += touches.count
    }
  }

  private let simulator = Simulator(
    size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())

  /// A visible window in front of the others of its level.
  private func show(_ page: Page) throws -> UIWindow {
    let window = UIWindow(windowScene: try #require(simulator.window.windowScene))
    window.rootViewController = page
    window.isHidden = false
    return window
  }

  @Test func aVisibleWindowThatGetsAHigherLevelTakesTheTouches() throws {
    let (page, other) = (Page(), Page())
    let (window, front) = (try show(page), try show(other))
    let scene = try #require(window.windowScene)
    #expect(scene.windows == [simulator.window, window, front])
    window.windowLevel = .alert
    #expect(scene.windows == [simulator.window, front, window])
    simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(page.touchCount == 1 && other.touchCount == 0)
  }

  @Test func aVisibleWindowThatGetsALowerLevelLeavesTheTouchesToOthers() throws {
    let (page, other) = (Page(), Page())
    let (front, window) = (try show(other), try show(page))
    let scene = try #require(window.windowScene)
    window.windowLevel = UIWindow.Level.normal - 1
    #expect(scene.windows == [window, simulator.window, front])
    simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(page.touchCount == 0 && other.touchCount == 1)
  }

  @Test func aWindowThatFilledTheScreenFillsItAlsoAfterItWasHidden() throws {
    let page = Page()
    let window = try show(page)
    window.isHidden = true
    simulator.resize(to: CGSize(width: 300, height: 100))
    window.isHidden = false
    simulator.settle()
    let screen = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(window.frame == screen && page.view.frame == screen)
  }

  @Test func aWindowThatIsShownForTheFirstTimeFillsTheScreenAsItIsThen() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    simulator.resize(to: CGSize(width: 300, height: 100))
    window.isHidden = false
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func aHiddenWindowOfItsOwnSizeKeepsThat() throws {
    let window = try show(Page())
    window.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
    window.isHidden = true
    simulator.resize(to: CGSize(width: 300, height: 100))
    window.isHidden = false
    #expect(window.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
  }

  // MARK: Without a scene

  @Test func aWindowWithoutASceneIsShownOnceItHasOne() throws {
    let page = Page()
    let window = try show(page)
    let scene = try #require(window.windowScene)
    window.windowScene = nil
    #expect(window.isHidden)
    window.isHidden = false
    simulator.settle()
    #expect(window.layer.superlayer == nil && scene.windows == [simulator.window])
    window.windowScene = scene
    #expect(scene.windows == [simulator.window, window])
    simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(page.touchCount == 1)
  }

  @Test func aWindowWithoutASceneIsNotShownByBecomingKey() throws {
    let window = try show(Page())
    window.windowScene = nil
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(window.layer.superlayer == nil && !window.isKeyWindow)
    window.isHidden = true
    #expect(window.isHidden && simulator.window.isKeyWindow)
  }
}

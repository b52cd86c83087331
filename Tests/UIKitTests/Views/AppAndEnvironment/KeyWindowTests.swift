import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// When a window becomes the key window.
@MainActor
struct KeyWindowTests {
  private final class Page: UIViewController {
    var wasKey: Bool?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      wasKey = view.window?.isKeyWindow
    }
  }

  @Test func aRootControllerAppearsInAWindowThatIsKey() {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    let (window, page) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Page())
    window.windowScene = simulator.window.windowScene
    window.rootViewController = page
    window.makeKeyAndVisible()
    simulator.settle()
    #expect(page.wasKey == true && window.isKeyWindow && !simulator.window.isKeyWindow)
  }

  private static var posted: [String] = []

  /// The names of what a window posts while something is done.
  private func posted(by window: UIWindow, during body: () -> Void) -> [String] {
    Self.posted = []
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { notice in
        let name = notice.name.rawValue
        MainActor.assumeIsolated { Self.posted.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    body()
    return Self.posted
  }

  @Test func aWindowPostsThatItIsShownAndThatItIsKey() {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.windowScene = simulator.window.windowScene
    #expect(
      posted(by: window) { window.makeKeyAndVisible() }
        == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
    #expect(posted(by: window) { window.makeKeyAndVisible() } == [])
    #expect(
      posted(by: window) { simulator.window.makeKey() } == ["UIWindowDidResignKeyNotification"])
    #expect(
      posted(by: window) {
        window.makeKey()
        window.isHidden = true
      } == [
        "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidResignKeyNotification",
      ])
    #expect(
      posted(by: window) { window.isHidden = false } == ["UIWindowDidBecomeVisibleNotification"])
  }

  private final class PassiveWindow: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  @Test func aWindowThatCannotBecomeKeyLeavesTheKeysToAnother() {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    let scene = simulator.window.windowScene
    let (passive, other) = (PassiveWindow(), UIWindow())
    for window in [passive, other] {
      window.windowScene = scene
      window.makeKeyAndVisible()
    }
    passive.makeKeyAndVisible()
    #expect(!passive.isHidden && !passive.isKeyWindow && other.isKeyWindow)
    other.isHidden = true
    #expect(simulator.window.isKeyWindow && !passive.isKeyWindow)
  }
}

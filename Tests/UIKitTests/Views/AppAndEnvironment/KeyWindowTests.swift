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
}

import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The root controller of a window that becomes that of another one.
@MainActor
struct MovedRootTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var onDisappearance: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
      onDisappearance?()
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }

  private let page = Page()
  private let simulator: Simulator
  private let window: UIWindow

  init() throws {
    simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page)
    window = UIWindow(windowScene: try #require(simulator.window.windowScene))
    window.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    page.calls = []
  }

  @Test func itsViewMovesAndItAppearsAgain() {
    window.isHidden = false
    window.rootViewController = simulator.window.rootViewController
    simulator.settle()
    #expect(page.view.window === window && page.view.frame == window.bounds)
    #expect(simulator.window.rootViewController == nil)
    #expect(page.calls == ["will disappear", "did disappear", "will appear", "did appear"])
    page.calls = []
    simulator.window.isHidden = true
    simulator.settle()
    #expect(page.calls.isEmpty, "the former window has nothing to hide")
    window.isHidden = true
    #expect(page.calls == ["will disappear", "did disappear"])
  }

  @Test func aWindowThatIsShownLaterTakesItThen() {
    window.rootViewController = page
    #expect(page.view.window === simulator.window && page.calls.isEmpty)
    window.makeKeyAndVisible()
    simulator.settle()
    #expect(page.view.window === window && page.view.frame == window.bounds)
    #expect(page.calls == ["will disappear", "did disappear", "will appear", "did appear"])
  }

  @Test func aWindowThatNeverShowedItTakesNothingAway() {
    window.rootViewController = page
    window.rootViewController = nil
    simulator.settle()
    #expect(page.view.window === simulator.window && page.calls.isEmpty)
  }

  @Test func aHiddenWindowGivesItUpWithoutCalls() {
    simulator.window.isHidden = true
    page.calls = []
    window.rootViewController = page
    window.isHidden = false
    simulator.settle()
    #expect(page.view.window === window && page.calls == ["will appear", "did appear"])
  }

  @Test func whatItPresentsEnds() {
    let sheet = Page()
    sheet.modalPresentationStyle = .fullScreen
    page.present(sheet, animated: false)
    simulator.settle()
    window.isHidden = false
    window.rootViewController = page
    simulator.settle()
    #expect(page.presentedViewController == nil && sheet.viewIfLoaded?.window == nil)
    #expect(page.view.window === window && page.calls.suffix(2) == ["will appear", "did appear"])
  }

  @Test func aCallCanSetAnotherRoot() {
    let other = Page()
    window.isHidden = false
    page.onDisappearance = { window.rootViewController = other }
    window.rootViewController = page
    simulator.settle()
    #expect(window.rootViewController === other && other.view.window === window)
    #expect(page.viewIfLoaded?.window == nil)
    #expect(page.calls == ["will disappear", "did disappear"])
  }
}

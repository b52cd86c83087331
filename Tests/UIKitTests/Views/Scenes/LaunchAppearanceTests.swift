import CoreGraphics
import Platform
import UIKit
import UIKitTestSupport

/// Controllers that an app's delegate shows while the app launches.
@MainActor
struct LaunchAppearanceTests {
  private static var calls: [String] = []

  private final class Page: UIViewController {
    convenience init(_ title: String) {
      self.init()
      self.title = title
    }

    private func note(_ call: String) { calls.append("\(title ?? "") \(call)") }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) {
      let app = UIApplication.shared
      note("didAppear \(app.applicationState) \(app.connectedScenes.count)")
    }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let setUp: (UIWindow) -> Void

    init(_ setUp: @escaping (UIWindow) -> Void) {
      self.setUp = setUp
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      setUp(window)
      calls.append("didFinishLaunching")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      calls.append("didBecomeActive")
    }
  }

  /// The calls of the launch, and those of half a second after it.
  private func launch(
    _ setUp: @escaping (UIWindow) -> Void
  ) throws -> (atOnce: [String], later: [String]) {
    Self.calls = []
    let platform = OffscreenPlatform(refreshRate: 60)
    let stage = try UIApplication.launch(
      Delegate(setUp), on: platform,
      window: WindowConfiguration(
        title: "Launch", size: CGSize(width: 320, height: 568), scale: 1))
    defer { stage.close() }
    platform.attach(stage)
    let atOnce = Self.calls
    Self.calls = []
    platform.advance(by: 0.6)
    platform.detach()
    return (atOnce, Self.calls)
  }

  @Test func theRootHasAppearedWhenTheAppIsActive() throws {
    let calls = try launch { window in
      window.rootViewController = Page("root")
      window.makeKeyAndVisible()
    }
    #expect(
      calls.atOnce == [
        "root willAppear", "didFinishLaunching", "didBecomeActive", "root didAppear active 1",
      ])
    #expect(calls.later == [])
  }

  @Test func childrenOfTheRootAppearWithIt() throws {
    let calls = try launch { window in
      window.rootViewController = UINavigationController(rootViewController: Page("page"))
      window.makeKeyAndVisible()
    }
    #expect(
      calls.atOnce == [
        "page willAppear", "didFinishLaunching", "didBecomeActive", "page didAppear active 1",
      ])
    #expect(calls.later == [])
  }

  @Test func aRootThatIsReplacedAtOnceNeverAppears() throws {
    let calls = try launch { window in
      window.rootViewController = Page("a")
      window.makeKeyAndVisible()
      window.rootViewController = Page("b")
    }
    #expect(
      calls.atOnce == [
        "a willAppear", "a willDisappear", "a didDisappear", "b willAppear", "didFinishLaunching",
        "didBecomeActive", "b didAppear active 1",
      ])
    #expect(calls.later == [])
  }

  /// The presentation begins at the end of the turn: the root has appeared before.
  @Test(arguments: [false, true]) func whatIsPresentedAtLaunchAppearsAfterTheRoot(
    animated: Bool
  ) throws {
    var completions = 0
    let calls = try launch { window in
      let root = Page("root")
      window.rootViewController = root
      window.makeKeyAndVisible()
      let sheet = Page("sheet")
      sheet.modalPresentationStyle = .fullScreen
      root.present(sheet, animated: animated) { completions += 1 }
    }
    let all = calls.atOnce + calls.later
    let shown = all.filter { !$0.hasPrefix("did") }
    #expect(completions == 1)
    #expect(shown.first == "root willAppear" && shown.last == "root didDisappear")
    #expect(all.filter { $0.hasPrefix("sheet didAppear") }.count == 1)
    #expect(all.filter { $0 == "root willDisappear" }.count == 1)
  }

  @Test func whatIsPresentedWithoutAnimationHasAppearedWhenTheAppIsActive() throws {
    let calls = try launch { window in
      let root = Page("root")
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(Page("sheet"), animated: false) { Self.calls.append("completion") }
    }
    #expect(
      calls.atOnce == [
        "root willAppear", "sheet willAppear", "didFinishLaunching", "didBecomeActive",
        "root didAppear active 1", "sheet didAppear active 1", "completion",
      ])
    #expect(calls.later == [])
  }

  @Test func whatIsDismissedAtLaunchNeverAppears() throws {
    let calls = try launch { window in
      let root = Page("root")
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(Page("sheet"), animated: false) { Self.calls.append("completion") }
      root.dismiss(animated: false)
    }
    #expect(
      calls.atOnce == [
        "root willAppear", "sheet willAppear", "sheet willDisappear", "sheet didDisappear",
        "didFinishLaunching", "didBecomeActive", "root didAppear active 1", "completion",
      ])
    #expect(calls.later == [])
  }

  @Test func aPageThatIsPushedAtLaunchAppears() throws {
    let calls = try launch { window in
      let stack = UINavigationController(rootViewController: Page("first"))
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stack.pushViewController(Page("second"), animated: true)
    }
    let all = calls.atOnce + calls.later
    #expect(all.last == "second didAppear active 1")
    #expect(all.filter { $0 == "first didDisappear" }.count == 1)
  }
}

import CoreGraphics
import Platform
import QuartzCore
import UIKit
import UIKitTestSupport

/// An app whose scene has a delegate, as the templates of Xcode make it.
@MainActor
struct SceneConnectionTests {
  private static let size = CGSize(width: 320, height: 568)

  /// The calls, in order.
  private static var calls: [String] = []

  /// Records when it appears, and what the app is then.
  private final class Root: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let app = UIApplication.shared
      calls.append(
        "viewDidAppear, \(app.applicationState), \(app.connectedScenes.count) scene(s)")
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var hasSceneDelegate = true

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinishLaunching")
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      calls.append("configurationForConnecting \(connectingSceneSession.role.rawValue)")
      let configuration = UISceneConfiguration(
        name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = hasSceneDelegate ? SceneDelegate.self : nil
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      calls.append("applicationDidBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
      calls.append("applicationWillResignActive")
    }

    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { calls.append("didDiscard \(sceneSessions.count)") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("willConnect \(session.configuration.name ?? "")")
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = Root()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { calls.append("sceneDidDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("sceneWillResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("sceneDidEnterBackground") }
  }

  private func launch(_ delegate: AppDelegate) throws -> (OffscreenPlatform, Stage) {
    Self.calls = []
    let platform = OffscreenPlatform(refreshRate: 60)
    let stage = try UIApplication.launch(
      delegate, on: platform,
      window: WindowConfiguration(title: "Scenes", size: Self.size, scale: 2))
    platform.attach(stage)
    return (platform, stage)
  }

  @Test func aSceneIsConnectedAfterTheAppHasLaunchedAndIsThenActive() throws {
    let (platform, stage) = try launch(AppDelegate())
    defer { stage.close() }
    #expect(
      Self.calls == [
        "didFinishLaunching",
        "configurationForConnecting UIWindowSceneSessionRoleApplication",
        "willConnect Default", "viewWillAppear", "sceneWillEnterForeground",
        "sceneDidBecomeActive", "viewDidAppear, active, 1 scene(s)",
      ])
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first as? UIWindowScene)
    #expect(scenes.count == 1 && UIApplication.shared.openSessions == [scene.session])
    #expect(scene.activationState == .foregroundActive && scene.session.scene === scene)
    #expect(scene.windows.count == 1 && scene.keyWindow === scene.windows.first)
    let window = try #require(scene.keyWindow)
    #expect(window.windowScene === scene && window.screen === scene.screen)
    #expect(window.frame.size == Self.size && scene.screen.bounds.size == Self.size)
    // The idiom of code without a reference to its window.
    let found = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
    #expect(found === window)
    // The responder chain continues with the window, the scene and the app.
    #expect(window.next === scene && scene.next === UIApplication.shared)
    platform.detach()
  }

  @Test func theDelegateIsNotifiedOfTheKeyboardAndOfBeingHidden() throws {
    let (platform, stage) = try launch(AppDelegate())
    defer { stage.close() }
    let scene = stage.scene
    Self.calls = []
    platform.send(.focusChanged(isFocused: false, time: 0))
    #expect(scene.activationState == .foregroundInactive)
    platform.send(.visibilityChanged(isVisible: false))
    #expect(scene.activationState == .background)
    platform.send(.visibilityChanged(isVisible: true))
    platform.send(.focusChanged(isFocused: true, time: 0))
    #expect(scene.activationState == .foregroundActive)
    #expect(
      Self.calls == [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
        "sceneDidBecomeActive",
      ], "and the app's delegate hears none of it")
    Self.calls = []
    stage.close()
    #expect(Self.calls == ["sceneDidDisconnect", "didDiscard 1"])
    #expect(scene.activationState == .unattached && scene.windows.isEmpty)
    platform.detach()
  }

  @Test func withoutASceneDelegateTheAppsDelegateIsNotifiedOfTheKeyboard() throws {
    let delegate = AppDelegate()
    delegate.hasSceneDelegate = false
    let (platform, stage) = try launch(delegate)
    defer { stage.close() }
    platform.send(.focusChanged(isFocused: false, time: 0))
    #expect(
      Self.calls == [
        "didFinishLaunching",
        "configurationForConnecting UIWindowSceneSessionRoleApplication",
        "applicationDidBecomeActive", "applicationWillResignActive",
      ])
    platform.detach()
  }

  @Test func theTitleOfTheSceneIsThatOfTheWindow() throws {
    let (platform, stage) = try launch(AppDelegate())
    defer { stage.close() }
    stage.scene.title = "Two pages"
    #expect(platform.window?.title == "Two pages")
    stage.scene.title = nil
    #expect(platform.window?.title == "Scenes")
    platform.detach()
  }

  /// An app that looks for its window must not find that of the playground around it.
  @Test func codeOfASceneThatAnotherShowsSeesThatSceneAlone() {
    let simulator = Simulator(root: UIViewController())
    let other = UIApplication.shared.connectScene(size: Self.size, scale: 1)
    #expect(UIApplication.shared.connectedScenes.count == 2)
    #expect(other.enter { UIApplication.shared.connectedScenes } == [other])
    #expect(other.enter { UIApplication.shared.openSessions } == [other.session])
    simulator.endTurn()
    UIApplication.shared.disconnect(other)
  }

  @Test func aWindowIsMovedToAnotherScene() throws {
    let simulator = Simulator(root: UIViewController())
    let other = UIApplication.shared.connectScene(size: Self.size, scale: 1)
    simulator.window.windowScene = other
    #expect(simulator.window.screen === other.screen && other.windows == [simulator.window])
    #expect(UIApplication.shared.windows.isEmpty)
    simulator.window.windowScene = nil
    #expect(simulator.window.isHidden && other.windows.isEmpty)
  }
}

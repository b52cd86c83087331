import CoreGraphics
import Foundation
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// The state of the app and its scenes inside the calls of its life cycle: before what will happen,
/// and after what did.
@MainActor
struct LifeCycleStateTests {
  /// The calls, with the state in them.
  private static var calls: [String] = []

  private final class App: UIResponder, UIApplicationDelegate {
    var hasSceneDelegate = false
    var onResign: () -> Void = {}

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = hasSceneDelegate ? SceneDelegate.self : nil
      return configuration
    }

    func applicationWillResignActive(_ application: UIApplication) {
      note("resign", application)
      onResign()
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      note("background", application)
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      note("foreground", application)
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }

    private func note(_ call: String, _ application: UIApplication) {
      calls.append("\(call): \(application.applicationState)")
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }

    private func note(_ call: String, _ scene: UIScene) {
      calls.append("\(call): \(scene.activationState)")
    }
  }

  private func launch(_ app: App) throws -> (platform: OffscreenPlatform, stage: Stage) {
    let platform = OffscreenPlatform(refreshRate: 60)
    let stage = try UIApplication.launch(
      app, on: platform,
      window: WindowConfiguration(
        title: "App", size: CGSize(width: 320, height: 480), scale: 1))
    platform.attach(stage)
    Self.calls = []
    return (platform, stage)
  }

  private func end(_ platform: OffscreenPlatform, _ stage: Stage) {
    platform.detach()
    stage.close()
  }

  @Test func anAppHasItsFormerStateInCallsOfWhatWillHappen() throws {
    let (platform, stage) = try launch(App())
    platform.send(.visibilityChanged(isVisible: false))
    platform.send(.visibilityChanged(isVisible: true))
    #expect(
      Self.calls == [
        "resign: active", "background: background", "foreground: background", "active: active",
      ])
    end(platform, stage)
  }

  @Test func aSceneHasItsFormerStateInCallsOfWhatWillHappen() throws {
    let app = App()
    app.hasSceneDelegate = true
    let (platform, stage) = try launch(app)
    platform.send(.visibilityChanged(isVisible: false))
    platform.send(.visibilityChanged(isVisible: true))
    #expect(
      Self.calls == [
        "resign: foregroundActive", "background: background", "foreground: background",
        "active: foregroundActive",
      ])
    end(platform, stage)
  }

  @Test func anAppThatEndsAsItResignsIsNotifiedOnceOfEach() throws {
    let app = App()
    app.onResign = { UIApplication.shared.terminate() }
    let (platform, stage) = try launch(app)
    platform.send(.focusChanged(isFocused: false, time: 0))
    #expect(
      Self.calls == ["resign: active", "background: background", "terminate: background"])
    #expect(stage.scene.activationState == .background && platform.isStopped)
    end(platform, stage)
  }

  // MARK: An app that another one shows

  private static var posted: [String] = []

  /// An observer in the app, which asks for its screen and its state.
  @Test func whatIsPostedOfAnAppThatAnotherShowsIsPostedOnceAsItsCode() {
    let simulator = Simulator(
      size: CGSize(width: 400, height: 400), scale: 1, root: UIViewController())
    let scene = UIApplication.shared.connectScene(
      size: CGSize(width: 200, height: 400), scale: 1)
    let view = SceneView(scene: scene)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    simulator.window.addSubview(view)
    simulator.settle()
    Self.posted = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          let width = Int(UIScreen.main.bounds.width)
          Self.posted.append("\(width): \(UIApplication.shared.applicationState)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    simulator.platform.send(.visibilityChanged(isVisible: false))
    #expect(Self.posted == ["200: active", "200: background"])
    UIApplication.shared.disconnect(scene)
    withExtendedLifetime(simulator) {}
  }
}

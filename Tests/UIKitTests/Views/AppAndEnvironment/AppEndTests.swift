import CoreGraphics
import Foundation
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// The end of an app. A device moves an app to the background before it ends it, so that apps save
/// what must not be lost when they enter the background.
@MainActor
struct AppEndTests {
  private static let size = CGSize(width: 320, height: 480)
  /// The calls, in order.
  private static var calls: [String] = []

  private final class App: UIResponder, UIApplicationDelegate {
    var hasSceneDelegate = false

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

    func applicationWillResignActive(_ application: UIApplication) { note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
    func applicationWillTerminate(_ application: UIApplication) { note("terminate") }

    private func note(_ call: String) { calls.append("app: \(call)") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) { calls.append("scene: resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("scene: background") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("scene: disconnect") }
  }

  /// An app that another one shows.
  private final class Guest: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
      calls.append("guest: background")
    }

    func applicationWillTerminate(_ application: UIApplication) {
      let isDelegate = application.delegate === self
      calls.append("guest: terminate, \(isDelegate ? "the delegate" : "not the delegate")")
    }
  }

  private func launch(
    _ delegate: any UIApplicationDelegate
  ) throws -> (platform: OffscreenPlatform, stage: Stage) {
    let platform = OffscreenPlatform(refreshRate: 60)
    let stage = try UIApplication.launch(
      delegate, on: platform, window: WindowConfiguration(title: "App", size: Self.size, scale: 1))
    platform.attach(stage)
    Self.calls = []
    return (platform, stage)
  }

  private func end(_ platform: OffscreenPlatform, _ stage: Stage) {
    platform.detach()
    stage.close()
  }

  @Test func anAppWhoseWindowIsClosedEntersTheBackgroundBeforeItEnds() throws {
    let (platform, stage) = try launch(App())
    platform.send(.closeRequested)
    #expect(platform.isStopped)
    #expect(Self.calls == ["app: resign", "app: background", "app: terminate"])
    #expect(UIApplication.shared.applicationState == .background)
    end(platform, stage)
  }

  @Test func theDelegateOfASceneIsNotifiedOfTheBackgroundBeforeTheAppEnds() throws {
    let app = App()
    app.hasSceneDelegate = true
    let (platform, stage) = try launch(app)
    platform.send(.closeRequested)
    #expect(Self.calls == ["scene: resign", "scene: background", "app: terminate"])
    end(platform, stage)
    #expect(Self.calls.last == "scene: disconnect")
  }

  @Test func anAppThatIsHiddenDoesNotEnterTheBackgroundAgain() throws {
    let (platform, stage) = try launch(App())
    platform.send(.visibilityChanged(isVisible: false))
    Self.calls = []
    platform.send(.closeRequested)
    #expect(Self.calls == ["app: terminate"])
    end(platform, stage)
  }

  @Test func anAppThatTerminatesItselfEndsInTheSameWayAndOnce() throws {
    let (platform, stage) = try launch(App())
    UIApplication.shared.terminate()
    #expect(platform.isStopped)
    platform.send(.closeRequested)
    #expect(Self.calls == ["app: resign", "app: background", "app: terminate"])
    end(platform, stage)
  }

  @Test func anAppThatAnotherShowsIsNotifiedFirst() throws {
    let (platform, stage) = try launch(App())
    let scene = UIApplication.shared.connectScene(size: Self.size, scale: 1) { scene in
      AppLaunch(delegateClass: Guest.self, information: [:]).begin(in: scene)
    }
    let posts = PostCounter(UIApplication.willTerminateNotification)
    Self.calls = []
    platform.send(.closeRequested)
    #expect(scene.activationState == .background)
    #expect(
      Self.calls == [
        "app: resign", "guest: background", "app: background",
        "guest: terminate, the delegate", "app: terminate",
      ])
    #expect(posts.count == 1, "the notification is for the whole app")
    end(platform, stage)
  }

  @Test func aSceneOfTheSameAppDoesNotEndTheAppTwice() throws {
    let (platform, stage) = try launch(App())
    _ = UIApplication.shared.connectScene(size: Self.size, scale: 1)
    platform.send(.closeRequested)
    #expect(Self.calls.filter { $0 == "app: terminate" }.count == 1)
    end(platform, stage)
  }
}

/// Counts what is posted under a name.
@MainActor
private final class PostCounter {
  private(set) var count = 0
  private var observer: (any NSObjectProtocol)?

  init(_ name: Notification.Name) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

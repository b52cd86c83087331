import CoreGraphics
import Foundation
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// The delegate of a scene as Xcode's templates and samples write it, in an app that was not opened
/// by a link.
@MainActor
struct SceneUserActivityTests {
  private static var calls: [String] = []

  private final class App: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      calls.append("configure, \(options.userActivities.count)")
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
      calls.append(activity == nil ? "no activity" : "an activity")
      if let context = connectionOptions.urlContexts.first {
        calls.append("\(context.url), \(context.options.sourceApplication ?? "")")
      }
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      calls.append("open")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { calls.append("continue") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      calls.append("restoration, \(scene.activationState == .background)")
      return scene.userActivity
    }

    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  }

  @Test func anAppThatIsStartedByItselfHasNoLinksAndActivities() throws {
    Self.calls = []
    let platform = OffscreenPlatform(refreshRate: 60)
    let stage = try UIApplication.launch(
      App(), on: platform,
      window: WindowConfiguration(
        title: "Activities", size: CGSize(width: 320, height: 480), scale: 1))
    defer { stage.close() }
    platform.attach(stage)
    #expect(Self.calls == ["configure, 0", "no activity"])
    let activity = NSUserActivity(activityType: "com.example.reading")
    stage.scene.userActivity = activity
    Self.calls = []
    platform.send(.visibilityChanged(isVisible: false))
    #expect(Self.calls == ["background", "restoration, true"])
    #expect(stage.scene.session.stateRestorationActivity === activity)
    platform.detach()
  }

  @Test func anActivityKeepsWhatItIsGiven() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    #expect(activity.activityType == "NSUserActivityTypeBrowsingWeb" && activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["page": 1, "line": 2])
    activity.addUserInfoEntries(from: ["page": 3])
    #expect(activity.userInfo?["page"] as? Int == 3 && activity.userInfo?["line"] as? Int == 2)
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    let controller = UIViewController()
    controller.userActivity = activity
    #expect(controller.userActivity === activity && !activity.needsSave)
  }
}

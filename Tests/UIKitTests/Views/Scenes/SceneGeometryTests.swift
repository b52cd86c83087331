import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// A scene's delegate is notified when the scene has another size, orientation or traits.
@MainActor
struct SceneGeometryTests {
  private static var calls: [String] = []

  private final class App: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
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
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let (old, new) = (previousCoordinateSpace.bounds, windowScene.coordinateSpace.bounds)
      calls.append(
        "\(Int(old.width)) × \(Int(old.height)) to \(Int(new.width)) × \(Int(new.height)), "
          + "landscape \(previousInterfaceOrientation.isLandscape) to "
          + "\(windowScene.interfaceOrientation.isLandscape), "
          + "style \(previousTraitCollection.userInterfaceStyle.rawValue) to "
          + "\(windowScene.traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  private func launch() throws -> (platform: OffscreenPlatform, stage: Stage) {
    Self.calls = []
    let platform = OffscreenPlatform(refreshRate: 60)
    let stage = try UIApplication.launch(
      App(), on: platform,
      window: WindowConfiguration(title: "App", size: CGSize(width: 320, height: 568), scale: 1))
    platform.attach(stage)
    return (platform, stage)
  }

  @Test func anotherSizeAndOrientationAreOneChange() throws {
    let (platform, stage) = try launch()
    stage.scene.endTurn()
    #expect(Self.calls == [], "what the scene has at first is no change")
    platform.send(.resized(size: CGSize(width: 568, height: 320), scale: 1))
    stage.scene.endTurn()
    #expect(
      Self.calls == [
        "320 × 568 to 568 × 320, landscape false to true, style 1 to 1"
      ])
    platform.send(.resized(size: CGSize(width: 568, height: 320), scale: 1))
    stage.scene.endTurn()
    #expect(Self.calls.count == 1, "nothing has changed")
    platform.detach()
    stage.close()
  }

  @Test func anotherStyleIsAChange() throws {
    let (platform, stage) = try launch()
    stage.scene.screen.userInterfaceStyle = .dark
    stage.scene.endTurn()
    #expect(
      Self.calls == [
        "320 × 568 to 320 × 568, landscape false to false, style 1 to 2"
      ])
    platform.detach()
    stage.close()
  }
}

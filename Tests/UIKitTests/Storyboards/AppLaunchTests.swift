import CoreGraphics
import ObjectiveCSupport
import Testing
import UIKitTestSupport

import UIKit

private final class LaunchPage: UIViewController {}

/// Notes what it is asked, in order.
private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
  static var calls: [String] = []
  var window: UIWindow? { didSet { Self.calls.append("window") } }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.calls.append("will finish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = window?.rootViewController.map { "\(type(of: $0))" } ?? "nothing"
    let isDelegate = application.delegate === self
    Self.calls.append("did finish with \(root), \(isDelegate ? "the delegate" : "no delegate")")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Self.calls.append(window?.isKeyWindow == true ? "active with a key window" : "active")
  }
}

/// Makes its window itself, as apps without a storyboard do.
private final class WindowMaker: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = LaunchPage()
    window?.makeKeyAndVisible()
    return true
  }
}

private final class OtherPage: UIViewController {}

/// Chooses the first page in code, although the app has a main storyboard.
private final class OtherWindowMaker: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = OtherPage()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Has no property that keeps a window.
private final class WindowlessApp: UIResponder, UIApplicationDelegate {}

private final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Second", sessionRole: connectingSceneSession.role)
  }
}

private final class LaunchScene: UIResponder, UIWindowSceneDelegate {
  static var calls: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.calls.append("connect, \(session.configuration.name ?? "no name")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = LaunchPage()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Self.calls.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Self.calls.append("active") }
}

@MainActor struct AppLaunchTests {
  private static let size = CGSize(width: 320, height: 480)

  private func launch(
    _ type: AnyClass?, _ information: [String: Any]
  ) -> (simulator: Simulator, warnings: [String]) {
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Simulator(
        size: Self.size, scale: 1,
        launching: { AppLaunch(delegateClass: type, information: information).begin(in: $0) })
    }
    return (simulator ?? Simulator(root: UIViewController()), warnings)
  }

  private func withMainStoryboard(_ body: () throws -> Void) throws {
    ObjectiveCNames.add(LaunchPage.self, named: "LaunchPage")
    let scene = StoryboardText.scene("page", class: "LaunchPage")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="page"><scenes>\(scene)</scenes></document>
      """
    try withTemporaryFolder(["Base.lproj/First.storyboard": Data(text.utf8)]) { folder in
      UIStoryboard.searchFolders = [folder]
      defer { UIStoryboard.searchFolders = [] }
      try body()
    }
  }

  @Test func theMainStoryboardIsThereBeforeTheLaunchIsFinished() throws {
    try withMainStoryboard {
      LaunchDelegate.calls = []
      let (simulator, warnings) = launch(
        LaunchDelegate.self, ["UIMainStoryboardFile": "First"])
      #expect(warnings == [])
      #expect(
        LaunchDelegate.calls == [
          "window", "will finish", "did finish with LaunchPage, the delegate",
          "active with a key window",
        ])
      #expect(simulator.stage.scene.keyWindow?.rootViewController is LaunchPage)
      #expect(simulator.stage.scene.keyWindow?.bounds.size == Self.size)
    }
  }

  /// Apps for both kinds of devices often have a storyboard for each.
  @Test(arguments: [
    (CGSize(width: 390, height: 844), "Phone"), (CGSize(width: 834, height: 1112), "Tablet"),
  ])
  func aTabletCanHaveAnotherMainStoryboard(size: CGSize, title: String) throws {
    func storyboard(_ title: String) -> Data {
      let scene = StoryboardText.scene("page", inside: "").replacingOccurrences(
        of: "<viewController ", with: "<viewController title=\"\(title)\" ")
      return Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="page"><scenes>\(scene)</scenes></document>
        """.utf8)
    }
    let files = ["iPhone.storyboard": storyboard("Phone"), "iPad.storyboard": storyboard("Tablet")]
    try withTemporaryFolder(files) { folder in
      UIStoryboard.searchFolders = [folder]
      defer { UIStoryboard.searchFolders = [] }
      let information = ["UIMainStoryboardFile": "iPhone", "UIMainStoryboardFile~ipad": "iPad"]
      let simulator = Simulator(
        size: size, scale: 1,
        launching: { AppLaunch(delegateClass: nil, information: information).begin(in: $0) })
      let root = simulator.stage.scene.keyWindow?.rootViewController
      #expect(root?.title == title)
    }
  }

  @Test func anAppWithoutAStoryboardMakesItsWindow() {
    let (simulator, warnings) = launch(WindowMaker.self, [:])
    #expect(warnings == [])
    let window = simulator.stage.scene.keyWindow
    #expect(window?.rootViewController is LaunchPage)
    #expect((UIApplication.shared.delegate as? WindowMaker)?.window === window)
  }

  @Test func aWindowThatTheDelegateMakesReplacesThatOfTheMainStoryboard() throws {
    try withMainStoryboard {
      let (simulator, warnings) = launch(OtherWindowMaker.self, ["UIMainStoryboardFile": "First"])
      #expect(warnings == [])
      let scene = simulator.stage.scene
      #expect(scene.keyWindow?.rootViewController is OtherPage)
      #expect(scene.windows.count == 1, "the storyboard's window is not shown")
      withExtendedLifetime(simulator) {}
    }
  }

  /// As on iOS nothing else keeps the window.
  @Test func aDelegateThatKeepsNoWindowShowsNoStoryboard() throws {
    try withMainStoryboard {
      let (simulator, warnings) = launch(WindowlessApp.self, ["UIMainStoryboardFile": "First"])
      #expect(
        warnings == [
          "WindowlessApp has no property “window” to keep the window of the main storyboard, "
            + "which is not shown."
        ])
      #expect(simulator.stage.scene.windows.isEmpty && simulator.stage.scene.keyWindow == nil)
    }
  }

  @Test func theSceneManifestNamesTheDelegateOfTheScene() {
    ObjectiveCNames.add(LaunchScene.self, named: "LaunchScene")
    LaunchScene.calls = []
    let scenes = [
      ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "App.Missing"],
      ["UISceneConfigurationName": "Second", "UISceneDelegateClassName": "App.LaunchScene"],
    ]
    let (simulator, warnings) = launch(
      SceneApp.self,
      [
        "UIMainStoryboardFile": "Ignored",
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]
        ],
      ])
    #expect(warnings == [])
    #expect(LaunchScene.calls == ["connect, Second", "foreground", "active"])
    #expect(simulator.stage.scene.keyWindow?.rootViewController is LaunchPage)
  }

  @Test func theStoryboardOfASceneFillsItsWindow() throws {
    try withMainStoryboard {
      ObjectiveCNames.add(PlainScene.self, named: "PlainScene")
      let scenes = [
        ["UISceneDelegateClassName": "App.PlainScene", "UISceneStoryboardFile": "First"]
      ]
      let (simulator, warnings) = launch(
        nil,
        [
          "UIApplicationSceneManifest": [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]
          ]
        ])
      #expect(warnings == [])
      #expect(simulator.stage.scene.keyWindow?.rootViewController is LaunchPage)
      #expect(PlainScene.wasHidden == true, "its pages appear after it is connected")
    }
  }

  @Test func misuseIsReportedAndLeavesAnEmptyScreen() {
    #expect(
      launch(LaunchPage.self, [:]).warnings == [
        "LaunchPage cannot be the delegate of an app: it has to conform to UIApplicationDelegate, "
          + "and to be a subclass of UIResponder."
      ])
    let scenes = [["UISceneDelegateClassName": "App.Gone"]]
    let (_, warnings) = launch(
      nil,
      [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]
        ]
      ])
    #expect(warnings == ["There is no class “App.Gone”, which Info.plist names."])
  }

  @Test func theAppOfASceneIsTheDelegateThereOnly() {
    let simulator = Simulator(root: UIViewController())
    let own = UIApplication.shared.delegate
    let scene = UIApplication.shared.connectScene(size: Self.size, scale: 1) { scene in
      AppLaunch(delegateClass: WindowMaker.self, information: [:]).begin(in: scene)
    }
    #expect(UIApplication.shared.delegate === own)
    scene.enter { #expect(UIApplication.shared.delegate is WindowMaker) }
    #expect(scene.keyWindow?.rootViewController is LaunchPage)
    UIApplication.shared.disconnect(scene)
    scene.enter { #expect(UIApplication.shared.delegate === own) }
    withExtendedLifetime(simulator) {}
  }
}

private final class PlainScene: UIResponder, UIWindowSceneDelegate {
  static var wasHidden: Bool?
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Self.wasHidden = window?.isHidden }
}

public import CoreGraphics
import Platform

/// The root of an app's own code.
///
/// Mark the class that conforms with `@main`, as on iOS; a subclass of ``UIResponder`` gets its
/// ``main()`` from here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window. The delegate keeps it.
  var window: UIWindow? { get set }

  /// Called before anything is shown. The answer has no effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before the first frame, to make the window with its root controller. The answer has no
  /// effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The window got the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The window is about to lose the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// The window was hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The window can be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The window was closed, or the process was asked to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// How a scene that is being connected is to be set up: of which class its delegate is, say. By
  /// default it has none, and this delegate makes the window and hears what becomes of it.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were taken off the app, and do not come back.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Runs the app in a window until it is closed.
  public static func main() {
    guard let delegate = Self(coder: NSCoder()) else { return }
    let name = ProcessInfo.processInfo.processName
    do {
      try UIApplication.run(
        delegate, on: SystemPlatform.make(),
        window: WindowConfiguration(title: name, size: UIScreen.defaultSize))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
      exit(1)
    }
  }
}

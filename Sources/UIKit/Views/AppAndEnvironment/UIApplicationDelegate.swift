public import CoreGraphics
import Platform

/// The root of an app's own code.
///
/// Mark the class that conforms with `@main`, as on iOS; a subclass of ``UIResponder`` gets its
/// ``main()`` from here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window, which the delegate holds.
  var window: UIWindow? { get set }

  /// Called before anything is shown. The result has no effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before the first frame, to make the window with its root controller. The result has no
  /// effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The window has got the keyboard focus.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The window is about to lose the keyboard focus.
  func applicationWillResignActive(_ application: UIApplication)
  /// The window was hidden, or is about to be closed. Save here what must not be lost.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The window is visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The window was closed, or the process was asked to end. The app is in the background by then,
  /// as on a device.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short. Nothing on a desktop says so: see `Simulator.simulateMemoryWarning()`.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The configuration of a scene that is being connected, such as the class of its delegate. By
  /// default it has none, and this delegate makes the window and is notified of its changes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The orientations that the app supports in a window; by default those of `Info.plist`, or all.
  /// The interface has those of them that the topmost controller which covers the screen supports,
  /// too.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Scenes were disconnected, and will not be connected again.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    (window?.windowScene ?? UIWindowScene.current).orientationsOfApp
  }
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
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
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
        window: WindowConfiguration(title: name, size: UIScreen.defaultSize, fitsDisplay: true))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
      exit(1)
    }
  }
}
